import type { TextsByFile } from "#contract/brandBlock.ts";
import { startI18n } from "#core/i18n/i18n.ts";
import { readTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";

/** All texts of the portal in bokmål. */
export const portalTexts: TextsByFile = readTexts(repository).nb ?? {};

/** A page in bokmål that has all texts at once: nothing is fetched. */
export const allTexts = { inlineTexts: portalTexts, laterTexts: undefined };

/** Starts the texts of the portal, for tests of a part of it. @param texts the brand's own */
export const startTexts = (texts: TextsByFile = {}) => startI18n({ ...allTexts, texts }, "nb");
