import { useTranslation } from "react-i18next";
import type { ExternalLinkProps } from "./useExternalLink.ts";

/** What is said after the text of a link that opens a PDF or a new tab (spec: links-6); nothing for others. */
export function useLinkHint(link: Pick<ExternalLinkProps, "type" | "target"> | undefined): string | undefined {
  const { t } = useTranslation("felles");
  if (link?.type !== undefined) return t(link.target ? "pdfNewTab" : "pdf");
  return link?.target && t("newTab");
}
