import type felles from "#locales/nb/felles.json";
import { textSource } from "./TextsContext.ts";

/** Texts that many parts have. A module of its own, since the package of the widgets has the texts in the code. */
export const fellesTexts = textSource<typeof felles>("felles");
