import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import type { FileKind, StudioFinding } from "#studio/document/StudioDocument.ts";
import { timeWords } from "#studio/document/timeWords.ts";
import { findingSentence, findingWhere } from "../findings/findingWords.ts";
import { fixText } from "../findings/fixFinding.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { readableQuery } from "../session/queries.ts";
import { text } from "../texts.ts";
import { linesAround } from "./model/linesAround.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

interface BrokenFileProps {
  readonly kind: FileKind;
  readonly brand: OpenedBrand;
  readonly state: EditState;
  readonly onFix: (finding: StudioFinding) => void;
  /** The file is mended: the note about it goes. */
  readonly onMended: () => void;
}

/** Gives a note the focus when its file is asked for. */
function useWantedFile(kind: FileKind): RefObject<HTMLDivElement | null> {
  const { wantedField } = useWorkshop();
  const note = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  useEffect(
    () =>
      wantedField.subscribe((wanted) => {
        if (wanted?.kind === kind && wanted.path.length === 0) afterCommit(() => note.current?.focus());
      }),
    [kind, afterCommit, wantedField],
  );
  return note;
}

/** A file that cannot be read: where it is wrong, and the way back to its newest text that can be read. */
export function BrokenFile({ kind, brand, state, onFix, onMended }: BrokenFileProps) {
  const { checked, history } = state;
  const note = useWantedFile(kind);
  const written = history.texts[kind] ?? "";
  const problem = written.trim() === "" ? "empty" : "broken";
  // A finding has its place in the text that was checked.
  const isChecked = checked.texts[kind] === written;
  const finding = checked.findings.find((each) => isChecked && each.kind === kind && each.level === "error");
  const fix = (found: StudioFinding) => {
    onMended();
    onFix(found);
  };
  return (
    <Note ref={note} tabIndex={-1} variant="warning" title={text(`form.${problem}.title`)}>
      <p>{text(`form.${problem}.text`)}</p>
      {problem === "broken" && finding !== undefined && (
        <>
          <p>
            <strong>{findingSentence(finding)}</strong>
            <br />
            {findingWhere(finding)}
          </p>
          <Excerpt written={written} finding={finding} />
          {finding.fix !== undefined && (
            <Button variant="secondary" onClick={() => fix(finding)}>
              {fixText(finding.fix)}
            </Button>
          )}
        </>
      )}
      <PutBack kind={kind} brand={brand} state={state} onMended={onMended} />
    </Note>
  );
}

/** The lines of the file around the finding, to be read. */
function Excerpt({ written, finding }: { readonly written: string; readonly finding: StudioFinding }) {
  const lines = linesAround(written, finding);
  return (
    <Lines start={lines[0]?.number} aria-label={text("form.broken.excerpt", { file: finding.file })}>
      {lines.map(({ number, before, wrong, after }) => (
        <li key={number} data-wrong={number === finding.line || undefined}>
          <code>
            {before}
            <mark>{wrong}</mark>
            {after}
          </code>
        </li>
      ))}
    </Lines>
  );
}

/** The button that puts back the newest text that can be read. It is an edit as any other. */
function PutBack({ kind, brand, state, onMended }: Omit<BrokenFileProps, "onFix">) {
  const { session, basis } = brand;
  const { id, revision } = state.document;
  const { data, error } = useQuery(readableQuery(isOfBase(basis) ? undefined : id, kind, revision));
  if (error !== null && data === undefined) return <FailedMessage error={error} />;
  if (data === undefined) return <p>{text("form.putBack.looking")}</p>;
  if (data.status === "none") return <p>{text("form.putBack.none")}</p>;
  const { text: readable, date } = data;
  const putBack = () => {
    onMended();
    session.edit({ ...session.get().history.texts, [kind]: readable });
    announcements.announce(text("form.putBack.done"));
  };
  return (
    <>
      <Button variant="secondary" onClick={putBack}>
        {date === undefined ? text("form.putBack.saved") : text("form.putBack.dated", { time: timeWords(date) })}
      </Button>
      <p>{text("form.putBack.help")}</p>
    </>
  );
}

const Note = styled(Message)`
  margin-block: 0.75rem;

  & p {
    margin-block: 0 0.5rem;
    overflow-wrap: anywhere;
  }
`;

/* The numbers of the lines are those of the list. */
const Lines = styled.ol`
  margin-block: 0 0.5rem;
  padding-block: 0.375rem;
  padding-inline-start: 3rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ui-monospace, "DejaVu Sans Mono", monospace;
  font-size: ${theme.font.sizeXs};

  & > li {
    list-style: decimal;
    padding-inline-end: 0.5rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  & > li[data-wrong] {
    background: ${theme.color.errorSurface};
    color: ${theme.color.onError};
  }

  & code {
    font: inherit;
  }

  & mark {
    background: none;
    color: inherit;
    text-decoration: underline wavy ${theme.color.errorBorder};
  }
`;
