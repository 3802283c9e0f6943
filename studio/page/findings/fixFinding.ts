import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import type { EditSession } from "../session/createEditSession.ts";
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
