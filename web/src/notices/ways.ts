// The ways to be told, as far as this browser has a part in them.

import * as api from "../lib/api";
import type { Notices } from "../lib/wire";
import { words } from "../lib/words.svelte";

/** Can this browser be told with its pages closed? Only on https, and on one's own machine. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** Is this browser told? */
export async function pushed(): Promise<boolean> {
  if (!canPush() || Notification.permission !== "granted") return false;
  const found = await navigator.serviceWorker.getRegistration();
  return Boolean(await found?.pushManager.getSubscription());
}

/** Tell this browser; undefined if it does not want to be. */
export async function subscribe(key: string): Promise<Notices | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await registration();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return api.addWay({ kind: "push", address: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
}

export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
}

/** A page that is open but hidden says itself that it is one's turn; the same notice by push takes its place. */
export function say(title: string, body: string, table: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, tag: `turn-${table}`, icon: "/icon.svg", lang: words.language });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
