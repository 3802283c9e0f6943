import type { Language } from "#contract/pageLanguage.ts";
import { type PortalTexts, readPortalTexts } from "#scripts/checks/readPortalTexts.ts";

/** The portal's own texts that were read, by language: they are as the portal was compiled. */
const read = new Map<Language, PortalTexts>();

/** The portal's own texts in a language. */
export function portalTexts(language: Language): PortalTexts {
  const texts = read.get(language) ?? readPortalTexts(language);
  read.set(language, texts);
  return texts;
}
