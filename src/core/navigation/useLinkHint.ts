import { useTranslation } from "react-i18next";
import { isMobilbankApp } from "../native/isMobilbankApp.ts";
import type { ExternalLinkProps } from "./useExternalLink.ts";

/**
 * The hint after the text of a link that opens a PDF or a new tab (spec: links-6); undefined for other links. In the
 * bank's app there are no tabs (spec: links-15).
 */
export function useLinkHint(link: Pick<ExternalLinkProps, "type" | "target"> | undefined): string | undefined {
  const { t } = useTranslation("felles");
  // The bank's app has no tabs: it shows the page in a window of its own.
  if (link !== undefined && isMobilbankApp()) return link.type && t("pdf");
  if (link?.type !== undefined) return t(link.target ? "pdfNewTab" : "pdf");
  return link?.target && t("newTab");
}
