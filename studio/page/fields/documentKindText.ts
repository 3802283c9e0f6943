import type { DocumentKind } from "#studio/document/StudioDocument.ts";
import { imageName } from "./imageName.ts";
import { text } from "../texts.ts";

/** A file of the document as a part of a sentence: "beskrivelsen", "bilde av bil". */
export function documentKindText(kind: DocumentKind): string {
  if (kind === "descriptor" || kind === "theme" || kind === "logo" || kind === "icon") return text(`file.${kind}`);
  const title = imageName(kind);
  return title.charAt(0).toLowerCase() + title.slice(1);
}
