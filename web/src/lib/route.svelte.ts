// Where one is: "/" is home, "/t/<id>" a table, "/r/<id>" its replay, "/learn/<game>" its lessons, "/verify" a match file checked.

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.here());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.here();
    scrollTo(0, 0);
  }

  private here(): void {
    [this.path, this.hash] = [location.pathname, location.hash];
  }
}

export const route = new Route();

/** A link that changes the view without loading the page again. */
export function within(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link);
}
