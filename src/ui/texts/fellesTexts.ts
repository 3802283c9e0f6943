import type felles from "#locales/nb/felles.json";
import { textSource } from "./TextSource.ts";

/** Texts that many parts have. */
export const fellesTexts = textSource<typeof felles>("felles");
