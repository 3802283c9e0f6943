import type { FindingCode } from "#scripts/findings/codes.ts";

/** A problem in a file of {@link translationFiles}. */
export interface PlantedTranslationProblem {
  readonly code: FindingCode;
  readonly file: string;
  /** A part of the file and its replacement, or that the file is left out. */
  readonly replace: readonly [string, string] | "no such file";
  /** The token of the finding: its first occurrence in the changed file is the place. */
  readonly token: string;
  /** A part of message, expectation or suggestion. */
  readonly says: string;
  /** The key or the text in bokmål that is the related place. */
  readonly original?: string;
}

/** Texts without a problem, as in `locales/`. */
export const translationFiles: Readonly<Record<string, string>> = {
  "nb/session.json": `{
  "title": "Du blir snart logget ut",
  "heading_one": "Om {{count}} sekund",
  "heading_other": "Om {{count}} sekunder",
  "question": "Vil du at vi skal vente?",
  "send": "Send"
}`,
  "nn/session.json": `{
  "title": "Du blir snart logga ut",
  "heading_one": "Om eitt sekund",
  "heading_other": "Om {{count}} sekund",
  "question": "Vil du at vi skal vente?",
  "send": "Send"
}`,
  "en/session.json": `{
  "title": "You will soon be logged out",
  "heading_one": "In {{count}} second",
  "heading_other": "In {{count}} seconds",
  "question": "Do you want us to wait?",
  "send": "Send"
}`,
  "sameAsBokmal.jsonc": `{
  // Nynorsk too.
  "nn": ["Vil du at vi skal vente?"],
  "en": ["Send"],
}`,
};

/** Problems of a language in comparison with bokmål. */
export const plantedTranslationProblems: readonly PlantedTranslationProblem[] = [
  {
    code: "missing-translation",
    file: "locales/nn/session.json",
    replace: "no such file",
    token: "",
    says: "There is no file locales/nn/session.json",
  },
  {
    code: "missing-translation",
    file: "locales/en/session.json",
    replace: ['  "title": "You will soon be logged out",\n', ""],
    token: "",
    says: 'locales/en/session.json has no text "title"',
    original: '"title"',
  },
  {
    code: "missing-translation",
    file: "locales/nn/session.json",
    replace: ['  "heading_one": "Om eitt sekund",\n', ""],
    token: "",
    says: "for each plural form of the language",
    original: '"heading_one"',
  },
  {
    code: "missing-translation",
    file: "locales/nb/session.json",
    replace: ['  "heading_other": "Om {{count}} sekunder",\n', ""],
    token: "",
    says: 'locales/nb/session.json has no text "heading_other"',
    original: '"heading_one"',
  },
  {
    code: "unknown-translation",
    file: "locales/nn/session.json",
    replace: ['"send": "Send"', '"send": "Send",\n  "quetsion": "Kva no?"'],
    token: '"quetsion"',
    says: 'has no text "quetsion" | the key of a text in bokmål, and a plural form of the language | did you mean "question"',
  },
  {
    code: "unknown-translation",
    file: "locales/nn/session.json",
    replace: ['"heading_other":', '"heading_few": "Om nokre få sekund, {{count}}",\n  "heading_other":'],
    token: '"heading_few"',
    says: "a plural form of the language",
  },
  {
    code: "unknown-translation",
    file: "locales/sameAsBokmal.jsonc",
    replace: ['["Send"]', '["Send", "Avbryt"]'],
    token: '"Avbryt"',
    says: "No text of locales/en/",
  },
  {
    code: "missing-placeholder",
    file: "locales/en/session.json",
    replace: ["In {{count}} seconds", "In a few seconds"],
    token: '"In a few seconds"',
    says: "{{count}} is missing",
    original: '"heading_other"',
  },
  {
    code: "unknown-placeholder",
    file: "locales/nn/session.json",
    replace: ["Du blir snart logga ut", "Du blir snart logga ut, {{navn}}"],
    token: '"Du blir snart logga ut, {{navn}}"',
    says: "no placeholder {{navn}}",
    original: '"title"',
  },
  {
    code: "untranslated-text",
    file: "locales/en/session.json",
    replace: ["You will soon be logged out", "Du blir snart logget ut"],
    token: '"Du blir snart logget ut"',
    says: "the same as in bokmål",
    original: '"Du blir snart logget ut"',
  },
  {
    code: "untranslated-text",
    file: "locales/nn/session.json",
    replace: ["Du blir snart logga ut", "Du blir snart logget ut"],
    token: '"Du blir snart logget ut"',
    says: "the same as in bokmål",
    original: '"Du blir snart logget ut"',
  },
];
