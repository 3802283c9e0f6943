import { useTranslation } from "react-i18next";
import type { Language } from "#contract/pageLanguage.ts";

/** The language that the page is shown in. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
