import { useMemo } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { shownRatio } from "#scripts/colours/measurePairs.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { fieldChanges } from "#studio/document/fieldChanges.ts";
import { darkContext, firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import { colourFields } from "../colours/colourFields.ts";
import { readInContext } from "../colours/contextView.ts";
import { lowerFirst, roleName, withComma } from "../colours/roleName.ts";
import { hasDark, takenOverRoles, type ThemeTexts } from "../contexts/themeContexts.ts";
import { fieldKey } from "../fields/chosenField.ts";
import type { EditState } from "../session/editState.ts";
import { reasonText, type TextMisfit } from "../textFit/placeMisfits.ts";
import { countText, text } from "../texts.ts";
import { Group } from "./ChangedFields.tsx";
import type { ChangedLines } from "./changedScenes.ts";

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

/** "Lenker på flater". The name of some roles says already what they are on: "Tekst på båndet". */
const pairName = (front: string, back: string): string =>
  front.endsWith(text("follows.pair", { front: "", back })) ? front : text("follows.pair", { front, back });

/** The pairs of colours that can be read in one version and not in the other, each as a sentence. */
function newlyLow(before: ThemeTexts, after: ThemeTexts, context: ShownContext): readonly string[] {
  const was = new Map(readInContext(before, context)?.pairs.map(({ id, grade }) => [id, grade]));
  return (readInContext(after, context)?.pairs ?? [])
    .filter(({ id, grade }) => grade === "low" && was.get(id) !== "low")
    .map(({ front, back, ratio, minimum }) =>
      text(context.scheme === "dark" ? "follows.lowInDark" : "follows.low", {
        pair: pairName(roleName(front), lowerFirst(roleName(back))),
        ratio: withComma(shownRatio(ratio)),
        needed: withComma(String(minimum)),
      }),
    );
}

/** How many colours of dark move without being written. */
function movedInDark(before: ThemeTexts, after: ThemeTexts): number {
  const written = takenOverRoles(after, "dark");
  return colourFields({ a: before, b: after }, darkContext).filter(
    ({ path, isSame }) => !isSame && !written.has(path[1] ?? ""),
  ).length;
}

function themeSentences(before: DocumentTexts, after: DocumentTexts): readonly string[] {
  const isDark = hasDark(before) && hasDark(after);
  const moved = isDark ? movedInDark(before, after) : 0;
  return [
    ...newlyLow(before, after, firstContext),
    ...(isDark ? newlyLow(before, after, darkContext) : []),
    ...(moved > 0 ? [countText("follows.movedInDark", moved)] : []),
  ];
}

/** A text of a changed field that no longer fits in the portal. */
const misfitSentence = (misfit: TextMisfit): string =>
  text("textFit.inList", { text: misfit.text, reason: reasonText(misfit) });

const linesText = (count: number): string => {
  if (count === 2) return text("follows.twoLines");
  return count === 3 ? text("follows.threeLines") : countText("follows.lines", count);
};

/** A changed text that has become higher or lower on a phone. */
const linesSentence = (title: string, { before, after }: Pick<ChangedLines, "after" | "before">): string =>
  text("follows.onPhone", { title, before: linesText(before), after: linesText(after) });

/** What follows from the changes: texts that do not fit, or have other lines on a phone, contrast, findings. */
export function Consequences({ state, basis, misfits, lines, onShowFindings }: ConsequencesProps) {
  const { history, document, checked } = state;
  const [before, after] = [document.saved, history.texts];
  const ofTheme = useMemo(() => (before.theme === "" ? [] : themeSentences(before, after)), [before, after]);
  const changed = new Set(fieldChanges(before, after).map(fieldKey));
  const ofTexts = misfits
    .filter(({ field }) => field !== undefined && changed.has(fieldKey(field)))
    .map(misfitSentence);
  const ofLines = lines
    .filter(({ place }) => changed.has(fieldKey(place)))
    .map((each) => linesSentence(placeTitle(each.place, basis), each));
  const sentences = [...new Set([...ofTexts, ...ofLines, ...ofTheme])];
  const findings = checked.findings.length + misfits.length;
  return (
    <Group aria-labelledby="folger">
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
    </Group>
  );
}
