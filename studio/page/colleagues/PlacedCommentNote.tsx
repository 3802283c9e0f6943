import { useEffect } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FoundPart } from "#studio/document/company/PagePart.ts";
import { PortalNote } from "../parts/PortalNote.tsx";
import { text } from "../texts.ts";
import { timeWords } from "#studio/document/timeWords.ts";
import type { PlacedComment } from "./usePlacedComment.ts";
import { Muted } from "../parts/layout.ts";

interface PlacedCommentNoteProps {
  readonly comment: PlacedComment;
  /** Whether its place is in the page that is shown; undefined until the page has answered. */
  readonly found: FoundPart | undefined;
  readonly onClose: () => void;
}

/** A page that is still loading does not have its parts yet, in ms. */
const settledMs = 1_500;

/** A comment below the page that it is about: who says what, and whether its place is still there. */
export function PlacedCommentNote({ comment, found, onClose }: PlacedCommentNoteProps) {
  const { by, at, text: said } = comment;
  const status = found === undefined ? undefined : text(`comments.place.${found}`);
  useEffect(() => {
    if (status === undefined) return undefined;
    const timer = setTimeout(() => announcements.announce(status), settledMs);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <Note aria-label={text("comments.placed", { name: by.name })} onClose={onClose}>
      <p>
        <strong>{by.name}</strong>{" "}
        <Muted as="time" dateTime={at}>
          {timeWords(at)}
        </Muted>
      </p>
      <p>{said}</p>
      {status !== undefined && <small data-found={found}>{status}</small>}
      <p>
        <a href="/#kommentarer">{text("comments.toAll")}</a>
      </p>
    </Note>
  );
}

const Note = styled(PortalNote)`
  display: grid;
  gap: 0.25rem;
  overflow-wrap: anywhere;
  white-space: pre-line;

  & > [data-found="missing"],
  & > [data-found="changed"] {
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
  }
`;
