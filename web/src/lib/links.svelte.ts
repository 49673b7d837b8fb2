// Links to hand on, by an address that others can reach.

import { voice } from "../tell/voice.svelte";
import * as api from "./api";
import { t } from "./words.svelte";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

class Links {
  private origin = $state(location.origin);

  constructor() {
    // Who hosts for others is at home on "localhost", where nobody else finds them.
    if (HERE.includes(location.hostname)) void api.address().then((found) => (this.origin = found || this.origin), () => undefined);
  }

  to(path: string): string {
    return this.origin + path;
  }
}

export const links = new Links();

/** Give a link to the phone's own menu or to the clipboard; was it taken? */
export async function handOn(link: string): Promise<boolean> {
  const done = await taken(link);
  if (done) voice.say(t("copied"));
  return done;
}

async function taken(link: string): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ url: link }).then(() => true, () => false);
  // Without https, as in most homes, there is no clipboard but the old way to it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return clipboard ? clipboard.writeText(link).then(() => true, () => copied(link)) : copied(link);
}

function copied(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
