// The service worker: the page opens without a line, and what was read of games, lessons and puzzles is still there.
// Tables are never kept: they are the host's. Browsers give it to https and to this machine alone.

importScripts("/push.js");

const KEPT = "coincoin-1";
const SHELL = "/";
/** Asked of the host first, and kept for when it does not answer: nothing here is about a person or a table. */
const READ = /^\/(art\/|api\/(games|bots)\b|icon|manifest)/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (READ.test(pathname)) event.respondWith(freshest(request));
});

async function keepShell() {
  const kept = await caches.open(KEPT);
  const assets = await fetch("/assets.json", { cache: "no-cache" }).then((answer) => answer.json());
  await kept.addAll([SHELL, "/icon.svg", ...assets.map((name) => `/${name}`)]);
}

/** Assets of older pages. */
async function forget() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  const kept = await caches.open(KEPT);
  const known = new Set((await fetch("/assets.json").then((answer) => answer.json())).map((name) => `/${name}`));
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !known.has(pathname)) await kept.delete(request);
  }
}

/** Every address is the same page, which knows what to show. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === SHELL) await (await caches.open(KEPT)).put(SHELL, answer.clone());
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Their names change with what is in them. */
async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function freshest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
