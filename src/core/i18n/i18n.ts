import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { TextsByFile } from "#contract/brandBlock.ts";
import type { Language } from "#contract/pageLanguage.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import { fetchTexts } from "../http/fetchTexts.ts";
import type { Texts } from "./texts.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "felles";
    keySeparator: false;
    nsSeparator: false;
    resources: Texts;
  }
}

/** The texts of a brand: the texts in the page, the file with all other texts, and the texts that the brand replaces. */
type TenantTexts = Pick<Tenant, "inlineTexts" | "laterTexts" | "texts">;

/** Adds texts, with the brand's own laid over them. */
export function addTexts(i18n: I18n, language: Language, added: TextsByFile, overrides: Tenant["texts"]): void {
  for (const [file, texts] of Object.entries(added))
    i18n.addResourceBundle(language, file, { ...texts, ...overrides[file] });
}

let fetchLater: () => Promise<void> = () => Promise.resolve();

/** Adds the later texts, which are fetched once. A fetch that has failed is made again at the next call. */
function createLaterTexts(i18n: I18n, language: Language, { laterTexts, texts }: TenantTexts): () => Promise<void> {
  if (laterTexts === undefined) return () => Promise.resolve();
  let added: Promise<void> | undefined;
  return () =>
    (added ??= fetchTexts(laterTexts).then(
      (later) => addTexts(i18n, language, later, texts),
      (error: unknown) => {
        added = undefined;
        throw error;
      },
    ));
}

/**
 * Resolves when the texts are there that did not come with the page. Code that shows one waits for it.
 * @throws as `fetchTexts`
 */
export const loadLaterTexts = (): Promise<void> => fetchLater();

/**
 * Starts i18next for `useTranslation`: one namespace for each file of `locales/<language>/`, the brand's own texts laid
 * over them. Keys are flat: `card.link` is one key. The texts of the first page are ready when it returns.
 */
export function startI18n(tenant: TenantTexts, language: Language): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: {} },
    ns: Object.keys(tenant.inlineTexts),
    defaultNS: "felles",
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    interpolation: {
      // React escapes.
      escapeValue: false,
      // Values are plain text: `{{x}}` and `$t(x)` in a customer's name are shown as they are (spec: formats-13).
      skipOnVariables: true,
      nestingPrefix: "\u0000(",
    },
    react: { useSuspense: false },
  });
  addTexts(i18n, language, tenant.inlineTexts, tenant.texts);
  fetchLater = createLaterTexts(i18n, language, tenant);
  return i18n;
}
