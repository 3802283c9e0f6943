import { useTranslation } from "react-i18next";
import { useTenant } from "../tenant/TenantContext.tsx";
import { addTexts } from "./i18n.ts";
import type { Texts } from "./texts.ts";

/**
 * Adds the texts of a page that is loaded later, with the brand's own texts laid over them. Call it in the page, above
 * the components that use them.
 * @param texts The file in `locales/nb/`. The page imports it, so that it is loaded with the page's code.
 */
export function useTexts<Namespace extends keyof Texts>(namespace: Namespace, texts: Texts[Namespace]): void {
  const { i18n } = useTranslation();
  const { texts: overrides } = useTenant();
  if (!i18n.hasResourceBundle(i18n.language, namespace)) addTexts(i18n, namespace, texts, overrides);
}
