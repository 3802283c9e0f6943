import type { Language } from "#contract/pageLanguage.ts";
import { createStore } from "#ui/store/createStore.ts";

/**
 * The language whose texts the form and the preview show. Undefined, or one that the brand does not have: the brand's
 * own.
 */
export const shownLanguage = createStore<Language | undefined>(undefined);
