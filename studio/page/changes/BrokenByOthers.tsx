import { type ReactNode, useMemo } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { mergeDocuments } from "#studio/document/mergeDocuments.ts";
import type { DocumentTexts, StudioFinding } from "#studio/document/StudioDocument.ts";
import { findingSentence, findingWhere } from "../findings/findingWords.ts";
import { text } from "../texts.ts";

/** The texts of two sides, and what is wrong in those of the other one. */
interface BrokenTexts {
  /** What both sides began with. */
  readonly before: DocumentTexts;
  readonly own: DocumentTexts;
  readonly theirs: DocumentTexts;
  /** What is wrong in each file of theirs that cannot be read. */
  readonly broken: readonly StudioFinding[];
}

/** Whether both sides have changed the same in no other file than those that cannot be read. */
export function useIsAboutBroken({ before, own, theirs, broken }: BrokenTexts): boolean {
  return useMemo(
    () =>
      mergeDocuments(before, own, theirs).conflicts.every(({ kind }) =>
        broken.some((finding) => finding.kind === kind),
      ),
    [before, own, theirs, broken],
  );
}

interface BrokenByOthersProps extends BrokenTexts {
  readonly title: string;
  /** What somebody can do about it. */
  readonly way: string;
  /** The own version of the files holds. */
  readonly onKeepOwn: () => void;
  /** Said before the rest. */
  readonly children: ReactNode;
}

/**
 * Another program, tab or colleague has left a file that cannot be read, and there are changes that are not saved: what is
 * wrong, and where. Nothing has to be chosen.
 */
export function BrokenByOthers({ title, way, onKeepOwn, children, ...texts }: BrokenByOthersProps) {
  // Where both have changed other files too, the own version of those is not taken unasked.
  const isAlone = useIsAboutBroken(texts);
  return (
    <Message
      variant="warning"
      title={title}
      announced
      data-decision
      tabIndex={-1}
      {...(isAlone && {
        action: (
          <Button variant="secondary" onClick={onKeepOwn}>
            {text("disk.keepOwn")}
          </Button>
        ),
      })}
    >
      {children}
      {texts.broken.map((finding) => (
        <p key={finding.file}>
          <strong>{findingSentence(finding)}</strong>
          <br />
          {findingWhere(finding)}
        </p>
      ))}
      <p>{way}</p>
    </Message>
  );
}
