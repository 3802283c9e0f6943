import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The languages of the words: the command line speaks English, tools for brand managers bokmål. */
export type ToolLanguage = "en" | "nb";
/** The languages of the words. */
export const toolLanguages: readonly ToolLanguage[] = ["en", "nb"];

/** Texts by two names. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of a language. */
export interface Words {
  /** By the id of a problem: `message`, `expected`, `advice`. */
  readonly problems: Texts;
  /** Parts of sentences. */
  readonly parts: Readonly<Record<string, string>>;
  /** Words that a sentence can name, by their table. */
  readonly terms: Texts;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

function read(language: ToolLanguage): Words {
  const folder = join(import.meta.dirname, "words", language);
  const {
    "parts.json": parts,
    "terms.json": terms,
    ...problems
  } = Object.fromEntries(readdirSync(folder).map((name) => [name, readJson(join(folder, name))]));
  return {
    problems: Object.assign({}, ...Object.values(problems)) as Texts,
    parts: parts as Words["parts"],
    terms: terms as Texts,
  };
}

const known = new Map<ToolLanguage, Words>();

/** The words of a language, from all files of `words/<language>/`. They are read once. */
export function readWords(language: ToolLanguage): Words {
  const words = known.get(language) ?? read(language);
  known.set(language, words);
  return words;
}
