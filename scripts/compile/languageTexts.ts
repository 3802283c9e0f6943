import { hash } from "node:crypto";
import type { TextsByFile } from "#contract/brandBlock.ts";
import { documentTextsFile, firstPageTexts } from "#contract/firstPageTexts.ts";
import type { Language } from "#contract/pageLanguage.ts";
import type { OutputFile } from "./OutputFile.ts";

/** The portal's texts in one language, without any brand's own. */
export interface LanguageTexts {
  /** Those that the page has in its brand block. */
  readonly first: TextsByFile;
  /** All others, and the file that browsers fetch them from. Left out: the page has all of them. */
  readonly later?: {
    readonly texts: TextsByFile;
    readonly file: OutputFile;
  };
}

const isFirst = (file: string): boolean => firstPageTexts.some((each) => each === file);

/** Divides the texts of a language into those of the first page and a file with all others that the portal shows. */
export function languageTexts(language: Language, all: TextsByFile): LanguageTexts {
  const files = Object.entries(all).filter(([file]) => file !== documentTextsFile);
  const texts = Object.fromEntries(files.filter(([file]) => !isFirst(file)));
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  return {
    first: Object.fromEntries(files.filter(([file]) => isFirst(file))),
    later: {
      texts,
      file: { path: `assets/texts-${language}-${hash("sha256", bytes).slice(0, 8)}.json`, bytes },
    },
  };
}
