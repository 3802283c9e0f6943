import { type ReactNode, useMemo } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { brokenKinds, isReadable } from "#studio/document/fieldChanges.ts";
import { type Conflict, mergeDocuments } from "#studio/document/mergeDocuments.ts";
import { type DocumentKind, type DocumentTexts, isFileKind, isImage } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import { shownText } from "#studio/document/shownText.ts";
import { documentKindText, documentKindTitle } from "../fields/documentKindText.ts";
import { imageAddress } from "../images/ImageSamples.tsx";
import { listInWords } from "../parts/listInWords.ts";
import { text } from "../texts.ts";
import { changeSentence, wordedChanges } from "./changeWords.ts";
import { Decision, type ShownConflict } from "./Decision.tsx";

/** The other side: a colleague, another program, which has written the files, or another tab. */
type Side = "colleague" | "disk" | "tab";

/** Whose values hold where both sides have changed the same; both: nothing was changed by both. */
export type Holds = "both" | "own" | "some" | "theirs";

function whatHolds(conflicts: number, taken: number): Holds {
  if (conflicts === 0) return "both";
  if (taken === 0) return "own";
  return taken === conflicts ? "theirs" : "some";
}

interface MergeMessageProps {
  readonly side: Side;
  /** Name of the colleague. */
  readonly name?: string | undefined;
  /** What both sides began with. */
  readonly before: DocumentTexts;
  readonly own: DocumentTexts;
  readonly theirs: DocumentTexts;
  readonly basis: FormBasis;
  readonly title: string;
  /** Said before what both have changed. */
  readonly children: ReactNode;
  /** The own changes hold, and theirs beside them; `taken`: keys of the conflicts in which their value does. */
  readonly onMerge: (taken: readonly string[], holds: Holds) => void;
  /** The own changes are given up. */
  readonly onTake: () => void;
}

/** The field of a conflict; undefined: it is about a whole file. */
function fieldOf({ kind, path }: Conflict): FieldPlace | undefined {
  return path !== undefined && isFileKind(kind) ? { kind, path } : undefined;
}

/** Somebody else has changed the texts too, or another tab or program: what that is, and what both have, with both values. */
export function MergeMessage({ side, name = "", before, own, theirs, basis, title, ...more }: MergeMessageProps) {
  const { children, ...decisions } = more;
  const { conflicts, fields, files } = useMemo(() => mergeDocuments(before, own, theirs), [before, own, theirs]);
  const broken = brokenKinds(theirs);
  const isAboutFields = conflicts.some(({ kind }) => !broken.some((each) => each === kind));
  const question = conflicts.length === 0 ? (`${side}.text` as const) : (`${side}.conflicts` as const);
  const sentences = wordedChanges(fields, { before, after: theirs, basis }).flatMap((change) => [
    changeSentence(change),
    ...(change.details ?? []),
  ]);
  const alsoChanged = [...sentences, ...files.map(documentKindTitle)];
  return (
    <Decision
      title={title}
      conflicts={conflicts.map((conflict) =>
        shownConflict(conflict, { theirs: text(`${side}.theirs`, { name }), basis }),
      )}
      use={text(conflicts.length === 0 ? "merge.both" : "merge.chosen")}
      onUse={(taken) => decisions.onMerge([...taken], whatHolds(conflicts.length, taken.size))}
      otherwise={
        <Button variant="secondary" onClick={decisions.onTake}>
          {text(`${side}.take`, { name })}
        </Button>
      }
      also={
        alsoChanged.length > 0 && (
          <Theirs>
            <p>{text(`${side}.also`, { name })}</p>
            <ul>
              {alsoChanged.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Theirs>
        )
      }
    >
      {children}
      {side !== "disk" &&
        broken.length > 0 &&
        text(`${side}.broken`, { name, files: listInWords(broken.map(documentKindText)) })}{" "}
      {(broken.length === 0 || isAboutFields) && text(question, { name })}
    </Decision>
  );
}

interface ConflictWords {
  /** What the other side is called. */
  readonly theirs: string;
  readonly basis: FormBasis;
}

/** One field, or file, with both values. */
function shownConflict(conflict: Conflict, { theirs, basis }: ConflictWords): ShownConflict {
  const { key, kind } = conflict;
  const field = fieldOf(conflict);
  const labelOf = (side: string, value: unknown) => (
    <>
      {side}
      <ChoiceValue kind={kind} field={field} value={value} />
    </>
  );
  return {
    key,
    title: field === undefined ? documentKindTitle(kind) : placeTitle(field, basis),
    own: labelOf(text("merge.own"), conflict.own),
    theirs: labelOf(theirs, conflict.theirs),
  };
}

interface ChoiceValueProps {
  readonly kind: DocumentKind;
  readonly field: FieldPlace | undefined;
  readonly value: unknown;
}

function ChoiceValue({ kind, field, value }: ChoiceValueProps) {
  if (field !== undefined) return <>: {shownText(field, { value })}</>;
  if (value === "") return <>: {text("merge.noFile")}</>;
  if (isFileKind(kind) && typeof value === "string" && !isReadable(value)) return <>: {text("merge.broken")}</>;
  return isImage(kind) && typeof value === "string" ? <img src={imageAddress(value)} alt="" /> : null;
}

const Theirs = styled.div`
  margin-block-start: 0.5rem;
  overflow-wrap: anywhere;

  & > ul {
    padding-inline-start: 1.25rem;
    list-style: disc;
  }
`;
