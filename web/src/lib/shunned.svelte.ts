// Whom I want nothing of: kept by the host, for all my devices.

import * as api from "./api";
import { token } from "./token.svelte";
import type { Shunned } from "./wire";

class Manners {
  all = $state.raw<Shunned[]>([]);
  private asked = "";

  /** Once for each who sits here. */
  load(): void {
    if (!token.value || token.value === this.asked) return;
    this.asked = token.value;
    void api.shunned().then((found) => (this.all = found), () => (this.asked = ""));
  }

  of(person: string): Shunned["kind"] | undefined {
    return this.all.find((each) => each.person === person)?.kind;
  }

  async shun(person: string, kind?: Shunned["kind"]): Promise<void> {
    await api.shun(person, kind);
    this.all = await api.shunned();
  }
}

export const manners = new Manners();
