import { join } from "node:path";
import type { Language } from "#contract/pageLanguage.ts";
import { repository } from "#scripts/files/repository.ts";
import { loadLocales } from "./loadLocales.ts";

/** The portal's own texts, by file and key. */
export type PortalTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the portal's own texts in a language. They are part of the code, also with brands of another folder. */
export const readPortalTexts = (language: Language): PortalTexts =>
  Object.fromEntries(
    [...loadLocales(join(repository, "locales", language), language).files].map(([name, { texts }]) => [
      name,
      Object.fromEntries([...texts].map(([key, { value }]) => [key, String(value)])),
    ]),
  );
