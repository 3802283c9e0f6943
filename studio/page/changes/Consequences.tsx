import { useMemo } from "react";
import { Button } from "#ui/controls/Button.tsx";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { fieldChanges } from "#studio/document/fieldChanges.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import type { EditState } from "../session/editState.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { countedFindings } from "../findings/findingWords.ts";
import { countText, text } from "../texts.ts";
import { ChangeGroup } from "./ChangeList.tsx";
import type { ChangedLines } from "./changedScenes.ts";
import { linesSentence, misfitSentence, themeSentences } from "./consequenceWords.ts";

interface ConsequencesProps {
  readonly state: EditState;
  readonly basis: FormBasis;
  /** Texts that do not fit in the portal. */
  readonly misfits: readonly TextMisfit[];
  /** Changed texts that have another number of lines on a phone. */
  readonly lines: readonly (Pick<ChangedLines, "after" | "before"> & { readonly place: FieldPlace })[];
  /** Shows the list of all findings. */
  readonly onShowFindings: () => void;
}

/** What follows from the changes: texts that do not fit, or have other lines on a phone, contrast, findings. */
export function Consequences({ state, basis, misfits, lines, onShowFindings }: ConsequencesProps) {
  const { history, document, checked } = state;
  const [before, after] = [document.saved, history.texts];
  const ofTheme = useMemo(() => themeSentences(before, after), [before, after]);
  const changed = new Set(fieldChanges(before, after).map(fieldKey));
  const ofTexts = misfits
    .filter(({ field }) => field !== undefined && changed.has(fieldKey(field)))
    .map(misfitSentence);
  const ofLines = lines
    .filter(({ place }) => changed.has(fieldKey(place)))
    .map((each) => linesSentence(placeTitle(each.place, basis), each));
  const sentences = [...new Set([...ofTexts, ...ofLines, ...ofTheme])];
  const findings = countedFindings(checked.findings).length + misfits.length;
  return (
    <ChangeGroup aria-labelledby="folger">
      <h3 id="folger">{text("follows.title")}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          {findings === 0 ? (
            text("follows.noFindings")
          ) : (
            <Button variant="quiet" onClick={onShowFindings}>
              {countText("follows.findings", findings)}
            </Button>
          )}
        </li>
      </ul>
    </ChangeGroup>
  );
}
