import type { DocumentTexts, StudioDocument } from "#studio/document/StudioDocument.ts";

const texts = { descriptor: "a", theme: "t", logo: "<svg/>" };

/** A document with texts of one letter, as a page gets it first. */
export const openedDocument: StudioDocument = {
  id: "fjord",
  name: "Fjord",
  revision: 1,
  files: "1",
  paths: texts,
  texts,
  saved: texts,
  preview: {
    status: "none",
    page: "",
    look: { css: "", attributes: {} },
    hasDirectLogin: false,
    hasDark: false,
    environment: "Test",
  },
};

/** Its texts with another descriptor. */
export const typed = (descriptor: string): DocumentTexts => ({ ...texts, descriptor });
