import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { text } from "../texts.ts";
import { fixed } from "./findingPlace.ts";

/** Corrects a finding. False: the text has changed since it was checked. */
export function fixFinding(session: EditSession, finding: StudioFinding): boolean {
  const { history, checked } = session.get();
  const { kind } = finding;
  // The place is one of the text that was checked.
  if (kind === undefined || history.texts[kind] !== checked.texts[kind]) return false;
  session.edit({ ...history.texts, [kind]: fixed(history.texts[kind], finding) });
  return true;
}

/** The name of the button that corrects a finding. A colour is written without the quotes of the file. */
export function fixText({ kind, text: replacement }: NonNullable<StudioFinding["fix"]>): string {
  if (kind === "colour") return text("findings.fixColour", { text: replacement.replaceAll('"', "") });
  return text("findings.fix", { text: replacement });
}
