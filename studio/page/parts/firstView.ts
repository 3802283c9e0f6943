import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { PreviewVisit } from "../preview/previewAddress.ts";

/** What is shown before anything is chosen: the first page for the first customer, who comes from the online bank. */
export const firstView = ({ pages, customers }: PreviewChoices): PreviewVisit => ({
  path: pages[0]?.path ?? "",
  customer: customers[0]?.id ?? "",
  channel: "nettbank",
});
