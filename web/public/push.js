// What a service worker does with notices: show them, and lead to the table.

self.addEventListener("push", (event) => {
  const { title, body, url, tag, count } = event.data.json();
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } }),
      count && navigator.setAppBadge ? navigator.setAppBadge(count) : undefined,
    ]),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data?.url || "/", location.origin);
  event.waitUntil(lead(pathname));
});

/** To the page that shows it already, to any that is open, or to a new one. */
async function lead(pathname) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === pathname);
  if (there) return there.focus();
  return self.clients.openWindow(pathname);
}
