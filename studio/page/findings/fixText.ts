import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { text } from "../texts.ts";

/** The name of the button that corrects a finding. A colour is written without the quotes of the file. */
export function fixText({ kind, text: replacement }: NonNullable<StudioFinding["fix"]>): string {
  if (kind === "colour") return text("findings.fixColour", { text: replacement.replaceAll('"', "") });
  return text("findings.fix", { text: replacement });
}
