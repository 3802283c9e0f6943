import { imageField, type ImageKind } from "#studio/document/imageKinds.ts";
import { fieldText } from "./fieldText.ts";

/** What an image is called: "Logo", "Bilde av bil". */
export const imageName = (kind: ImageKind): string => fieldText("descriptor", imageField(kind))?.title ?? kind;
