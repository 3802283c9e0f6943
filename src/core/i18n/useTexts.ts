import { useTranslation } from "react-i18next";
import { useTenant } from "../tenant/TenantContext.tsx";
import { addTexts } from "./i18n.ts";
import type { Texts } from "./texts.ts";

/**
 * Brings the texts of a page that is loaded later; call it in the page, before anything below asks for one. The brand's own
 * texts are laid over.
 * @param texts The file of `locales/nb/`, imported by the page, so that it comes with the page's code.
 */
export function useTexts<Namespace extends keyof Texts>(namespace: Namespace, texts: Texts[Namespace]): void {
  const { i18n } = useTranslation();
  const { texts: overrides } = useTenant();
  if (!i18n.hasResourceBundle(i18n.language, namespace)) addTexts(i18n, namespace, texts, overrides);
}
