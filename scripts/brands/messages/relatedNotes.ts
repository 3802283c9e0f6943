import type { MessageLanguage } from "./Message.ts";

/** What the other place of a finding is. */
export const relatedWords = {
  first: { en: "the first is here", nb: "den første er her" },
  other: { en: "the other is here", nb: "den andre er her" },
  removed: { en: "this value is removed", nb: "denne verdien fjernes" },
  opened: { en: "it is opened here", nb: "den åpnes her" },
  asked: { en: "the dialog asks about it here", nb: "dialogen spør om det her" },
  shown: { en: "it is shown here", nb: "den vises her" },
  original: { en: "the text in bokmål is here", nb: "teksten på bokmål er her" },
  role: { en: "used here", nb: "brukes her" },
} as const satisfies Record<string, Record<MessageLanguage, string>>;
export type RelatedNote = keyof typeof relatedWords;
