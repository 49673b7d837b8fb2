// What somebody likes, kept in this browser. It acts at once.

export interface Liked {
  speed: "0.6" | "1" | "2" | "0";
  confirm: "never" | "great" | "always";
  sound: "on" | "off";
  vibration: "on" | "off";
  text: "1" | "1.125" | "1.25";
  sort: "dealt" | "number" | "colour";
  symbols: "on" | "off";
  night: "day" | "night" | "device";
  list: "on" | "off";
  tell: "all" | "mine" | "turn";
  keys: "on" | "off";
}
export type Pref = keyof Liked;

export const OFFERED: { readonly [K in Pref]: readonly Liked[K][] } = {
  speed: ["0.6", "1", "2", "0"],
  confirm: ["never", "great", "always"],
  sound: ["on", "off"],
  vibration: ["on", "off"],
  text: ["1", "1.125", "1.25"],
  sort: ["dealt", "number", "colour"],
  symbols: ["on", "off"],
  night: ["day", "night", "device"],
  list: ["on", "off"],
  tell: ["all", "mine", "turn"],
  keys: ["on", "off"],
};

/** As long as nobody says otherwise. */
const USUAL: Liked = { speed: "1", confirm: "great", sound: "on", vibration: "on", text: "1", sort: "dealt", symbols: "off", night: "day", list: "off", tell: "all", keys: "on" };

function kept(): Liked {
  const liked = { ...USUAL };
  const take = <K extends Pref>(key: K): void => {
    liked[key] = OFFERED[key].find((each) => each === localStorage.getItem(key)) ?? USUAL[key];
  };
  (Object.keys(OFFERED) as Pref[]).forEach(take);
  return liked;
}

const dark = matchMedia("(prefers-color-scheme: dark)");

class Prefs {
  liked = $state.raw(kept());

  keep<K extends Pref>(key: K, value: Liked[K] | undefined): void {
    if (value === undefined) return;
    localStorage.setItem(key, value);
    this.liked = { ...this.liked, [key]: value };
    this.dress();
  }

  /** How large the text is and how dark the frame around the tables. */
  dress = (): void => {
    const { text, night } = this.liked;
    const { style, dataset } = document.documentElement;
    style.fontSize = text === "1" ? "" : `${100 * Number(text)}%`;
    dataset["frame"] = night === "night" || (night === "device" && dark.matches) ? "night" : "day";
  };
}

export const prefs = new Prefs();
prefs.dress();
dark.addEventListener("change", prefs.dress);
