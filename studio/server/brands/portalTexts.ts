import type { TextsByFile } from "#contract/brandBlock.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { readWrittenTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";

/** The portal's own texts that were read, by language: they are as the portal was compiled. */
const read = new Map<Language, TextsByFile>();

/** The portal's own texts in a language. */
export function portalTexts(language: Language): TextsByFile {
  const texts = read.get(language) ?? readWrittenTexts(repository, language);
  read.set(language, texts);
  return texts;
}
