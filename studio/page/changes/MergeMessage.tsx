import { type ReactNode, useId, useMemo, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
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
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const broken = brokenKinds(theirs);
  const isAboutFields = conflicts.some(({ kind }) => !broken.some((each) => each === kind));
  const question = conflicts.length === 0 ? (`${side}.text` as const) : (`${side}.conflicts` as const);
  const sentences = wordedChanges(fields, { before, after: theirs, basis }).flatMap((change) => [
    changeSentence(change),
    ...(change.details ?? []),
  ]);
  const alsoChanged = [...sentences, ...files.map(documentKindTitle)];
  const choose = (key: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(key);
    else next.delete(key);
    setTaken(next);
  };
  return (
    <Message
      variant="warning"
      title={title}
      announced
      data-decision
      tabIndex={-1}
      action={
        <ButtonRow>
          <Button
            variant="primary"
            onClick={() => decisions.onMerge([...taken], whatHolds(conflicts.length, taken.size))}
          >
            {text(conflicts.length === 0 ? "merge.both" : "merge.chosen")}
          </Button>
          <Button variant="secondary" onClick={decisions.onTake}>
            {text(`${side}.take`, { name })}
          </Button>
        </ButtonRow>
      }
    >
      {children}
      {broken.length > 0 && text(`${side}.broken`, { name, files: listInWords(broken.map(documentKindText)) })}{" "}
      {(broken.length === 0 || isAboutFields) && text(question, { name })}
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.key}
          theirs={text(`${side}.theirs`, { name })}
          conflict={conflict}
          basis={basis}
          isTaken={taken.has(conflict.key)}
          onChoose={(isTaken) => choose(conflict.key, isTaken)}
        />
      ))}
      {alsoChanged.length > 0 && (
        <Theirs>
          <p>{text(`${side}.also`, { name })}</p>
          <ul>
            {alsoChanged.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Theirs>
      )}
    </Message>
  );
}

interface ChoiceProps {
  /** What the other side is called. */
  readonly theirs: string;
  readonly conflict: Conflict;
  readonly basis: FormBasis;
  readonly isTaken: boolean;
  readonly onChoose: (isTaken: boolean) => void;
}

/** One field, or file, with both values. */
function Choice({ theirs, conflict, basis, isTaken, onChoose }: ChoiceProps) {
  const name = useId();
  const field = fieldOf(conflict);
  const options = [
    { isTheirs: false, label: text("merge.own"), value: conflict.own },
    { isTheirs: true, label: theirs, value: conflict.theirs },
  ];
  return (
    <Both>
      <legend>{field === undefined ? documentKindTitle(conflict.kind) : placeTitle(field, basis)}</legend>
      {options.map(({ isTheirs, label, value }) => (
        <label key={label}>
          <input type="radio" name={name} checked={isTaken === isTheirs} onChange={() => onChoose(isTheirs)} />
          <span>
            {label}
            <ChoiceValue kind={conflict.kind} field={field} value={value} />
          </span>
        </label>
      ))}
    </Both>
  );
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

const Both = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin: 0.5rem 0 0;

  & > legend {
    font-weight: ${theme.font.weightStrong};
  }

  & > label {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    min-height: 1.75rem;
    overflow-wrap: anywhere;
  }

  & img {
    display: block;
    height: 2.5rem;
  }
`;
