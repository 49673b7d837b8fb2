// Where one is: "/" is home, "/t/<id>" a table, "/r/<id>" its replay.

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
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
