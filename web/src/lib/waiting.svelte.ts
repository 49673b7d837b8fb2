// How many tables wait for me, said wherever I am: in the title of the tab, on its icon, on the app's badge.

import * as api from "./api";

const EVERY = 20_000;

class Waiting {
  /** At other tables than the one that is open. */
  count = $state(0);
  /** At the table that is open. */
  here = $state(false);
  all = $derived(this.count + Number(this.here));
  /** The table that is open. */
  table = "";

  constructor() {
    setInterval(() => void this.look(), EVERY);
    addEventListener("visibilitychange", () => void this.look());
    $effect.root(() => {
      $effect(() => this.show(this.all));
    });
  }

  async look(): Promise<void> {
    const { waiting } = await api.desk().catch(() => ({ waiting: [] }));
    this.count = waiting.filter(({ table }) => table.id !== this.table).length;
  }

  titled(name: string): string {
    return this.all ? `(${this.all}) ${name}` : name;
  }

  private show(count: number): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    if (icon) icon.href = count ? "/icon-waiting.svg" : "/icon.svg";
    if (!("setAppBadge" in navigator)) return;
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  }
}

export const waiting = new Waiting();
