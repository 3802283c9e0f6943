import { type DocumentKind, isImage } from "#studio/document/StudioDocument.ts";
import { imageField, type ImageKind } from "#studio/document/imageKinds.ts";
import { text } from "../texts.ts";
import { fieldText } from "./fieldText.ts";

/** The name of an image: "Logo", "Bilde av bil". */
export const imageName = (kind: ImageKind): string => fieldText("descriptor", imageField(kind))?.title ?? kind;

/** A file of the document as a part of a sentence: "tekster og innstillinger", "bilde av bil". */
export function documentKindText(kind: DocumentKind): string {
  if (!isImage(kind) || kind === "logo" || kind === "icon") return text(`file.${kind}`);
  const title = imageName(kind);
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** A file of the document at the beginning of a line: "Tekster og innstillinger". */
export function documentKindTitle(kind: DocumentKind): string {
  const words = documentKindText(kind);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
