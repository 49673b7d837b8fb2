// The interface's own words. A game's words come from the server, in the reader's language.

import en from "../words/en.json";

export type Key = keyof typeof en;

type Catalogue = Record<Key, string>;

const SPOKEN = {
  fr: { name: "Français", words: () => import("../words/fr.json") },
  en: { name: "English", words: () => Promise.resolve({ default: en }) },
  de: { name: "Deutsch", words: () => import("../words/de.json") },
  nl: { name: "Nederlands", words: () => import("../words/nl.json") },
} satisfies Record<string, { name: string; words: () => Promise<{ default: Catalogue }> }>;

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
  private catalogue = $state.raw<Catalogue>(en);

  async speak(language: Language = preferred()): Promise<void> {
    this.catalogue = (await SPOKEN[language].words()).default;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    await this.speak(language);
  }

  /** The sentence of a key. "{n}" is filled in; "one | many" is chosen by n. */
  say(key: Key, filling: Record<string, string | number> = {}): string {
    let sentence = this.catalogue[key];
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
