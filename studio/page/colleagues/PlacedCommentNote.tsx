import { useEffect } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { closeIcon } from "#ui/graphics/icons/interface/closeIcon.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FoundPart } from "#studio/document/company/PagePart.ts";
import { text } from "../texts.ts";
import { timeWords } from "./proposalWords.ts";
import type { PlacedComment } from "./usePlacedComment.ts";

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
    <Note aria-label={text("comments.placed", { name: by.name })}>
      <p>
        <strong>{by.name}</strong> <time dateTime={at}>{timeWords(at)}</time>
      </p>
      <p>{said}</p>
      {status !== undefined && <small data-found={found}>{status}</small>}
      <p>
        <a href="/#kommentarer">{text("comments.toAll")}</a>
      </p>
      <button type="button" aria-label={text("preview.picked.close")} onClick={onClose}>
        <Icon path={closeIcon} size="small" />
      </button>
    </Note>
  );
}

const Note = styled.section`
  position: relative;
  display: grid;
  gap: 0.25rem;
  padding: 0.5rem 3.5rem 0.5rem 1rem;
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  font-size: ${theme.font.sizeSm};
  overflow-wrap: anywhere;
  white-space: pre-line;

  & time,
  & small {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > [data-found="missing"],
  & > [data-found="changed"] {
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
  }

  & > button {
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.5rem;
    min-width: ${theme.size.control};
    min-height: ${theme.size.control};
    border: 0;
    background: none;
    color: ${theme.color.text};
    cursor: pointer;
  }
`;
