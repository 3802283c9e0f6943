import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { type Conflict, mergeDocuments } from "#studio/document/mergeDocuments.ts";
import { type DocumentKind, type DocumentTexts, isFileKind, isImage } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import { imageAddress } from "../images/ImageSamples.tsx";
import { listInWords } from "../parts/listInWords.ts";
import type { EditState } from "../session/editState.ts";
import { text } from "../texts.ts";
import { changeSentence, placeTitle, shownText, wordedChanges } from "./changeWords.ts";

interface DiskConflictProps {
  readonly state: EditState;
  /** The texts that another program has written. */
  readonly disk: DocumentTexts;
  readonly basis: FormBasis;
  /** The own changes hold, and those of the disk beside them; `taken`: keys of the conflicts in which the disk does. */
  readonly onMerge: (taken: readonly string[]) => void;
  /** The own changes are given up. */
  readonly onTakeDisk: () => void;
}

const firstUpper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The field of a conflict; undefined: it is about a whole file. */
function fieldOf({ kind, path }: Conflict): FieldPlace | undefined {
  return path !== undefined && isFileKind(kind) ? { kind, path } : undefined;
}

/** Another program has changed the files: what it has changed, and what both have, each with both values. */
export function DiskConflict({ state, disk, basis, onMerge, onTakeDisk }: DiskConflictProps) {
  const { document, history, saving } = state;
  const { saved, deletedOnDisk: deleted = [] } = document;
  const { conflicts, fields, files } = useMemo(
    () => mergeDocuments(saved, history.texts, disk),
    [saved, history.texts, disk],
  );
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const theirs = wordedChanges(fields, { before: saved, after: disk, basis }).map(changeSentence);
  const alsoChanged = [...theirs, ...files.map((kind) => firstUpper(documentKindText(kind)))];
  const choose = (key: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(key);
    else next.delete(key);
    setTaken(next);
  };
  return (
    <Message
      variant="warning"
      title={text(deleted.length === 0 ? "disk.title" : "disk.deletedTitle")}
      announced
      data-decision
      tabIndex={-1}
      action={
        <ButtonRow>
          <Button variant="primary" onClick={() => onMerge([...taken])}>
            {text(conflicts.length === 0 ? "disk.merge" : "disk.mergeChosen")}
          </Button>
          <Button variant="secondary" onClick={onTakeDisk}>
            {text("disk.take")}
          </Button>
        </ButtonRow>
      }
    >
      {saving === "undecided" && <strong>{text("changes.undecided")} </strong>}
      {deleted.length > 0 && text("disk.deleted", { files: listInWords(deleted.map(documentKindText)) })}{" "}
      {text(conflicts.length === 0 ? "disk.text" : "disk.conflicts")}
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.key}
          conflict={conflict}
          basis={basis}
          isTaken={taken.has(conflict.key)}
          onChoose={(isTaken) => choose(conflict.key, isTaken)}
        />
      ))}
      {alsoChanged.length > 0 && (
        <Theirs>
          <p>{text("disk.also")}</p>
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
  readonly conflict: Conflict;
  readonly basis: FormBasis;
  readonly isTaken: boolean;
  readonly onChoose: (isTaken: boolean) => void;
}

/** One field, or file, with both values. */
function Choice({ conflict, basis, isTaken, onChoose }: ChoiceProps) {
  const name = useId();
  const field = fieldOf(conflict);
  const options = [
    { isDisk: false, label: text("disk.own"), value: conflict.own },
    { isDisk: true, label: text("disk.theirs"), value: conflict.disk },
  ];
  return (
    <Both>
      <legend>{field === undefined ? firstUpper(documentKindText(conflict.kind)) : placeTitle(field, basis)}</legend>
      {options.map(({ isDisk, label, value }) => (
        <label key={label}>
          <input type="radio" name={name} checked={isTaken === isDisk} onChange={() => onChoose(isDisk)} />
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
  if (value === "") return <>: {text("disk.noFile")}</>;
  return isImage(kind) && typeof value === "string" ? <img src={imageAddress(value)} alt="" /> : null;
}

const Theirs = styled.div`
  margin-block-start: 0.5rem;
  overflow-wrap: anywhere;

  & > ul {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
`;

const Both = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  min-width: 0;
  margin: 0.5rem 0 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
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
