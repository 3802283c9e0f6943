import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#contract/pageLanguage.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import type { Texts } from "./texts.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "felles";
    keySeparator: false;
    nsSeparator: false;
    resources: Texts;
  }
}

/** The texts of one namespace: a flat list, as in the file. */
type Namespace = Readonly<Record<string, string>>;

/**
 * Adds the texts of a namespace. A page that is loaded later adds its own with `useTexts`.
 * @param overrides The brand's own texts (`tenant.texts`), laid over them.
 */
export function addTexts(i18n: I18n, namespace: string, texts: Namespace, overrides: Tenant["texts"]): void {
  i18n.addResourceBundle(i18n.language, namespace, { ...texts, ...overrides[namespace] });
}

/**
 * Starts i18next for `useTranslation`: the language of the page, one namespace for each file in `locales/nb/`, the brand's own texts laid
 * over them. Keys are flat: `card.link` is one key. The texts are ready when it returns.
 * @param language Default: bokmål.
 */
export function startI18n(
  { inlineTexts, texts: overrides }: Pick<Tenant, "inlineTexts" | "texts">,
  language: Language = "nb",
): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: {} },
    ns: Object.keys(inlineTexts),
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
  for (const [namespace, texts] of Object.entries(inlineTexts)) addTexts(i18n, namespace, texts, overrides);
  return i18n;
}
