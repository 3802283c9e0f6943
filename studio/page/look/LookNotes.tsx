import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { LookNote } from "#studio/document/OfferedLook.ts";
import { countText, text } from "../texts.ts";

const mostShown = 20;

function NoteList({ notes }: { readonly notes: readonly LookNote[] }) {
  const more = notes.length - mostShown;
  return (
    <Notes>
      {notes.slice(0, mostShown).map(({ file, line, column, message, expected }) => (
        <li key={`${file}:${line}:${column}:${message}`}>
          <span>{text("look.place", { file, line, column })}</span>
          {message}. {expected !== undefined && text("look.expected", { expected })}
        </li>
      ))}
      {more > 0 && <li>{text("look.moreNotes", { count: more })}</li>}
    </Notes>
  );
}

/** What is wrong in the designer's files, at their places; else what was left out. */
export function LookNotes({ notes }: { readonly notes: readonly LookNote[] }) {
  const errors = notes.filter(({ level }) => level === "error");
  if (errors.length > 0)
    return (
      <Message variant="error" title={text("look.refused")}>
        <NoteList notes={errors} />
        <p>{text("look.unchanged")}</p>
      </Message>
    );
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>{countText("look.notes", notes.length)}</summary>
      <NoteList notes={notes} />
    </details>
  );
}

const Notes = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding: 0.25rem 0;
  font-size: ${theme.font.sizeXs};
  overflow-wrap: anywhere;

  & > li > span {
    display: block;
    font-weight: ${theme.font.weightStrong};
  }
`;
