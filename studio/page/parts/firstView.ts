import type { PreviewChoices } from "#studio/document/StudioDocument.ts";
import type { PreviewView } from "../preview/previewAddress.ts";

/** What is shown before anything is chosen: the first page for the first customer, who comes from the online bank. */
export const firstView = ({ pages, customers }: PreviewChoices): PreviewView => ({
  path: pages[0]?.path ?? "",
  customer: customers[0]?.id ?? "",
  channel: "nettbank",
});
