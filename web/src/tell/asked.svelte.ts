// What the table asks is said aloud, each time it asks.

import { untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import type { Aside } from "../table/aside";
import { together, voice } from "./voice.svelte";

const NAMED = 4;

/** For the part of the page that asks. Who only waits is not told so. */
export function sayWhatIsAsked(here: Table, aside: () => Aside | undefined): void {
  $effect(() => {
    if (!here.question) return;
    const { choices, title, reason } = untrack(() => here.scene);
    if (choices?.length) voice.say(together([title, reason]));
  });
  $effect(() => {
    const text = aside()?.text;
    if (text) voice.say(together([text]));
  });
  $effect(() => {
    if (here.asking) voice.say(together([here.asking.sentence, t(here.asking.asks ? "asks" : "confirm-ask")]));
  });
  $effect(() => {
    const { picked } = here;
    if (picked.length) untrack(() => sayPicked(here));
  });
}

/** What is picked so far, and what can be picked with it. */
function sayPicked(here: Table): void {
  if (here.asking || !here.mine) return;
  const [next, whole] = [here.named(here.now.next), here.now.whole.map((choice) => choice.button || choice.sentence)];
  const some = next.slice(0, NAMED).join(", ");
  voice.say(
    together([
      t("picked", { what: here.named(here.picked.slice(-1)).join() }),
      ...(whole[0] ? [t("or-enter", { what: whole[0] })] : []),
      next.length > NAMED ? t("next-many", { what: some, n: next.length }) : next.length ? t("next-few", { what: some }) : "",
    ]),
  );
}
