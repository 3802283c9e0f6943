import { useContext } from "react";
import { fileKinds, type StudioDocument, type PreviewState } from "#studio/document/StudioDocument.ts";
import { otherScheme } from "#studio/document/ShownContext.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { text } from "../texts.ts";
import { PreviewWindow } from "./frames/PreviewWindow.tsx";
import type { FramesOptions } from "./frames/useFrames.ts";
import { previewOrigin } from "./view/previewAddress.ts";
import type { PreviewColumn } from "./view/previewColumns.ts";

interface PortalColumnProps extends Omit<FramesOptions, "origin" | "preview"> {
  readonly document: StudioDocument;
  readonly column: PreviewColumn;
  /** Height of the room in px. */
  readonly height: number;
}

const noLook = { css: "", attributes: {} };

/** The portal as the files have it. Its theme is in its page. */
const savedPreview = ({ preview, saved }: StudioDocument): PreviewState => ({
  ...preview,
  page: [...fileKinds.map((kind) => saved[kind]), saved.logo, saved.icon].join("\u0000"),
  look: noLook,
});

/** A window of the preview. The first has the edited portal; the second has it at another width, or the saved one. */
export function PortalColumn({ document, column, session, view, ...options }: PortalColumnProps) {
  const tab = useContext(TabNumber);
  const { id, name, preview } = document;
  const isFirst = column.key === "first";
  const isSaved = !isFirst && view.comparison === "saved";
  const isOtherScheme = !isFirst && view.comparison === "scheme";
  const shown = isOtherScheme ? { ...view, scheme: otherScheme(view.scheme) } : view;
  const secondTitle = isSaved
    ? text("preview.frame.saved", { name })
    : isOtherScheme
      ? text(`preview.frame.${shown.scheme}`, { name })
      : text("preview.frame.second", { name, width: column.width });
  const version = isSaved ? "saved" : "draft";
  return (
    <PreviewWindow
      {...options}
      key={version}
      title={isFirst ? text("preview.frame", { name }) : secondTitle}
      column={column}
      view={shown}
      origin={previewOrigin(id, window.location, { version, environment: preview.environment, tab })}
      preview={isSaved ? savedPreview(document) : preview}
      session={isSaved ? undefined : session}
    />
  );
}
