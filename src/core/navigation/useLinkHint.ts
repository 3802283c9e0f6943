import { useTranslation } from "react-i18next";
import type { ExternalLinkProps } from "./useExternalLink.ts";

/** The hint after the text of a link that opens a PDF or a new tab (spec: links-6); undefined for other links. */
export function useLinkHint(link: Pick<ExternalLinkProps, "type" | "target"> | undefined): string | undefined {
  const { t } = useTranslation("felles");
  if (link?.type !== undefined) return t(link.target ? "pdfNewTab" : "pdf");
  return link?.target && t("newTab");
}
