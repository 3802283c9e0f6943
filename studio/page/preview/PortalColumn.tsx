import { useContext, useMemo } from "react";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { otherScheme } from "#studio/document/ShownContext.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { text } from "../texts.ts";
import { isLanguage } from "#contract/pageLanguage.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { stepsIn } from "./scenes/stepsIn.ts";
import { PreviewWindow } from "./frames/PreviewWindow.tsx";
import type { FramesOptions } from "./frames/useFrames.ts";
import { previewOrigin } from "./view/previewAddress.ts";
import { savedPreview } from "./view/savedPreview.ts";
import type { PreviewColumn } from "./view/previewColumns.ts";

interface PortalColumnProps extends Omit<FramesOptions, "language" | "origin" | "preview"> {
  readonly document: StudioDocument;
  readonly column: PreviewColumn;
  readonly languages: LanguagesOfBrand;
  /** The portal's own texts. */
  readonly texts: FormBasis["texts"];
  /** Height of the room in px. */
  readonly height: number;
}

/** A window of the preview. The first has the edited portal; the second has it at another width, or the saved one. */
export function PortalColumn({
  document,
  column,
  languages,
  texts,
  session,
  view,
  choice,
  ...options
}: PortalColumnProps) {
  const tab = useContext(TabNumber);
  const { id, name, preview } = document;
  const isFirst = column.key === "first";
  const isSaved = !isFirst && view.comparison === "saved";
  const isOtherScheme = !isFirst && view.comparison === "scheme";
  const shown = isOtherScheme ? { ...view, scheme: otherScheme(view.scheme) } : view;
  const compared = !isFirst && isLanguage(view.comparison) ? view.comparison : undefined;
  const language = compared ?? languages.shown;
  const inLanguage = useMemo(
    () => choice?.steps && { ...choice, steps: stepsIn(choice.steps, texts, language) },
    [choice, texts, language],
  );
  const ofLanguage = { name, language: text(`language.${language}.lower`) };
  const secondTitle = isSaved
    ? text("preview.frame.saved", { name })
    : isOtherScheme
      ? text(`preview.frame.${shown.scheme}`, { name })
      : compared !== undefined
        ? text("preview.frame.language", ofLanguage)
        : text("preview.frame.second", { name, width: column.width });
  const version = isSaved ? "saved" : "draft";
  return (
    <PreviewWindow
      {...options}
      key={version}
      title={isFirst ? text("preview.frame", { name }) : secondTitle}
      column={column}
      view={shown}
      choice={inLanguage ?? choice}
      language={languages.all.length > 1 ? language : undefined}
      origin={previewOrigin(id, window.location, { version, environment: preview.environment, tab })}
      preview={isSaved ? savedPreview(document) : preview}
      session={isSaved ? undefined : session}
    />
  );
}
