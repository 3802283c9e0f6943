import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { text } from "../texts.ts";
import { fixed } from "./findingPlace.ts";

/** Corrects a finding. False: the text has changed since it was checked. */
export function fixFinding(session: EditSession, finding: StudioFinding): boolean {
  const { history, checked } = session.get();
  const { kind } = finding;
  // The place is one of the text that was checked.
  const text = kind === undefined ? undefined : history.texts[kind];
  if (kind === undefined || text === undefined || text !== checked.texts[kind]) return false;
  session.edit({ ...history.texts, [kind]: fixed(text, finding) });
  return true;
}

/** The `hex` of a colour that is written as an object. */
const writtenHex = (replacement: string): string | undefined => /"hex": "([^"]*)"/.exec(replacement)?.[1];

/** The name of the button that corrects a finding. A colour is shown by its code alone. */
export function fixText({ kind, text: replacement }: NonNullable<StudioFinding["fix"]>): string {
  const shown = writtenHex(replacement) ?? replacement;
  return kind === "colour" ? text("findings.fixColour", { text: shown }) : text("findings.fix", { text: shown });
}
