import { use } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { shortened } from "#studio/document/words.ts";
import { timeWords } from "#studio/document/timeWords.ts";
import { commentsOn, OpenProposalContext } from "../../colleagues/useOpenProposal.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";

interface FieldCommentsProps {
  readonly id: string;
  readonly place: FieldPlace;
}

/** So much of a comment is shown: the page of the proposal has the rest. */
const mostCharacters = 120;

/** What colleagues have said of a field: who, when, the first words, and the way to all of it. */
export function FieldComments({ id, place }: FieldCommentsProps) {
  const { form } = useForm();
  const comments = commentsOn(form.inFile(place), use(OpenProposalContext).comments);
  if (comments.length === 0) return null;
  return (
    <Note id={id}>
      {comments.map(({ id: comment, by, at, text: said }) => (
        <p key={comment}>
          {text("comments.placed", { name: by.name })}, <time dateTime={at}>{timeWords(at)}</time>:{" "}
          {`«${shortened(said, mostCharacters)}»`}
        </p>
      ))}
      <a href="/#kommentarer">{text("comments.toAll")}</a>
    </Note>
  );
}

const Note = styled.div`
  padding: 0.375rem 0.5rem;
  border-inline-start: 3px solid ${theme.color.borderStrong};
  background: ${theme.color.surface};
  font-size: ${theme.font.sizeXs};
  line-height: 1.45;
  overflow-wrap: anywhere;

  & > a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;
