// Two fingers on a map, or the wheel of a trackpad that is pinched: larger or smaller around the point between them.

/** `zoom(by, x, y)`: so many times as large, around this point of the screen. */
export function pinch(pane: HTMLElement, zoom: (by: number, x: number, y: number) => void): { destroy: () => void } {
  let apart = 0;

  function touched(event: TouchEvent): void {
    const [one, two] = event.touches;
    if (!one || !two) return void (apart = 0);
    event.preventDefault(); // the page itself stays as large as it is
    const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    if (apart) zoom(now / apart, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
    apart = now;
  }

  function wheeled(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }

  const events = ["touchstart", "touchmove", "touchend"] as const;
  for (const each of events) pane.addEventListener(each, touched, { passive: false });
  pane.addEventListener("wheel", wheeled, { passive: false });
  return {
    destroy: () => {
      for (const each of events) pane.removeEventListener(each, touched);
      pane.removeEventListener("wheel", wheeled);
    },
  };
}
