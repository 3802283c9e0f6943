import { fileKinds, type PreviewState, type StudioDocument } from "#studio/document/StudioDocument.ts";

const noLook = { css: "", attributes: {} };

/** The portal as the files have it. Its theme is in its page. */
export const savedPreview = ({ preview, saved }: Pick<StudioDocument, "preview" | "saved">): PreviewState => ({
  ...preview,
  page: [...fileKinds.map((kind) => saved[kind]), saved.logo, saved.icon].join("\u0000"),
  look: noLook,
});
