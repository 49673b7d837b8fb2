// The interface's own words. A game's words come from the server, in the reader's language.

import en from "../words/en.json";

export const LANGUAGES = ["fr", "en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Key = keyof typeof en;

type Catalogue = Record<Key, string>;

const others: Record<Exclude<Language, "en">, () => Promise<{ default: Catalogue }>> = {
  fr: () => import("../words/fr.json"),
  de: () => import("../words/de.json"),
  nl: () => import("../words/nl.json"),
};

function preferred(): Language {
  const kept = localStorage.getItem("language");
  const wished = [kept ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((each) => each === wished.find((tag) => LANGUAGES.some((one) => one === tag))) ?? "en";
}

class Words {
  language = $state<Language>("en");
  private catalogue = $state.raw<Catalogue>(en);

  async speak(language: Language = preferred()): Promise<void> {
    this.catalogue = language === "en" ? en : (await others[language]()).default;
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
