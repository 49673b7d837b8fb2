// The interface's own words. A game's words come from the server, in the reader's language.

import type en from "../words/en.json";

export type Key = keyof typeof en;

type Catalogue = Record<Key, string>; // of each file; vite.config.ts parts it
type Load<T> = () => Promise<{ default: T }>;

const SPOKEN = {
  fr: { name: "Français", words: () => import("../words/fr.json"), rest: () => import("../words/fr.json?rest") },
  en: { name: "English", words: () => import("../words/en.json"), rest: () => import("../words/en.json?rest") },
  de: { name: "Deutsch", words: () => import("../words/de.json"), rest: () => import("../words/de.json?rest") },
  nl: { name: "Nederlands", words: () => import("../words/nl.json"), rest: () => import("../words/nl.json?rest") },
} satisfies Record<string, { name: string; words: Load<Catalogue>; rest: Load<Record<string, string>> }>;

export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as Language[];
export const nameOf = (language: Language): string => SPOKEN[language].name;

function preferred(): Language {
  const kept = localStorage.getItem("language");
  const wished = [kept ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((each) => each === wished.find((tag) => LANGUAGES.some((one) => one === tag))) ?? "en";
}

class Words {
  language = $state<Language>("en");
  private catalogue = $state.raw<Partial<Catalogue>>({}); // until it speaks
  private rest: Promise<void> | undefined;
  private latest = 0;

  async speak(language: Language = preferred()): Promise<void> {
    const { words, rest } = SPOKEN[language];
    const wish = ++this.latest;
    const parts = await Promise.all(this.rest ? [words(), rest()] : [words()]);
    if (wish !== this.latest) return; // another was chosen meanwhile
    this.catalogue = Object.assign({}, ...parts.map((part) => part.default)) as Partial<Catalogue>;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The first table says half of all words; the others come when one of them is missing. */
  private missing(): string {
    void this.whole().catch(() => undefined);
    return "";
  }

  /** All words are here. */
  whole(): Promise<void> {
    this.rest ??= Promise.resolve()
      .then(() => this.speak(this.language))
      .catch((problem: unknown) => {
        this.rest = undefined; // it is tried again
        throw problem;
      });
    return this.rest;
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    await this.speak(language);
  }

  /** For dates: the language as it is written where this browser is at home. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.startsWith(this.language)) ?? this.language;
  }

  /** The sentence of a key. "{n}" is filled in; "one | many" is chosen by n. */
  say(key: Key, filling: Record<string, string | number> = {}): string {
    let sentence = this.catalogue[key] ?? this.missing();
    const forms = sentence.split(" | ");
    if (forms.length === 2) {
      const one = new Intl.PluralRules(this.language).select(Number(filling["n"])) === "one";
      sentence = (one ? forms[0] : forms[1]) ?? sentence;
    }
    return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(filling[name] ?? ""));
  }
}

export const words = new Words();
export const t = (key: Key, filling?: Record<string, string | number>): string => words.say(key, filling);

/** A part of the page that is loaded when it is asked for, with its words. */
export const later = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, words.whole()]))[0];
