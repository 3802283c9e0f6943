import type { i18n as I18n } from "i18next";

/** Whether a text stands in the portal's texts as it is: every customer sees the same. With a value put in, it does not. */
export function isPortalText(text: string, i18n: I18n): boolean {
  const namespaces = i18n.getDataByLanguage(i18n.language) ?? {};
  return Object.values(namespaces).some((texts) => Object.values(texts).includes(text));
}
