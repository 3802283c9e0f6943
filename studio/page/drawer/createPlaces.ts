import { announcements } from "#ui/feedback/announcements.ts";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { type FindingTarget, targetOf } from "../findings/findingPlace.ts";
import { fixFinding } from "../findings/fixFinding.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import type { Fields } from "../state/createFields.ts";
import { text } from "../texts.ts";

/** The ways to a place of the brand in the form. */
export interface Places {
  /** Where the form shows a finding; undefined: nowhere. */
  readonly targetOf: (finding: StudioFinding) => FindingTarget | undefined;
  /** Shows the field of a finding, or what the form says of a file that cannot be read. */
  readonly openFinding: (finding: StudioFinding) => void;
  /** Shows a field in the form. */
  readonly showField: (field: FieldPlace) => void;
  /** Corrects a finding. */
  readonly fix: (finding: StudioFinding) => void;
}

/** Leads from findings and from picked parts of the preview to the form. */
export function createPlaces(
  { openField, openFieldIn, openShownField }: Fields,
  session: EditSession,
  { checked, history }: EditState,
): Places {
  const target = (finding: StudioFinding) => targetOf(checked.texts, finding);
  return {
    targetOf: target,
    openFinding(finding) {
      const found = target(finding);
      if (found === undefined) return;
      if (found.section === undefined) openField(found.place.kind, found.place.path);
      else openFieldIn(finding.context, found.place);
    },
    showField: (field) => openShownField(history.texts, field),
    fix(finding) {
      if (fixFinding(session, finding))
        announcements.announce(text("findings.fixed", { text: finding.fix?.text ?? "" }));
    },
  };
}
