import { type ReactNode, useMemo } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { mergeDocuments } from "#studio/document/mergeDocuments.ts";
import type { DocumentTexts, StudioDocument, StudioFinding } from "#studio/document/StudioDocument.ts";
import { findingSentence, findingWhere } from "../findings/findingWords.ts";
import { text } from "../texts.ts";

interface BrokenOnDiskProps {
  readonly document: Pick<StudioDocument, "changedOnDisk" | "saved">;
  readonly own: DocumentTexts;
  /** What is wrong in each file that cannot be read. */
  readonly broken: readonly StudioFinding[];
  /** The own version of the files holds. */
  readonly onKeepOwn: () => void;
  /** Said before the rest. */
  readonly children: ReactNode;
}

/**
 * Another program has left a file that cannot be read, and there are changes that are not saved: what is wrong, and where.
 * Nothing has to be chosen. As soon as the file can be read, the page goes on.
 */
export function BrokenOnDisk({ document, own, broken, onKeepOwn, children }: BrokenOnDiskProps) {
  const { saved, changedOnDisk = saved } = document;
  // Where both have changed other files too, the own version of those is not taken unasked.
  const isAlone = useMemo(
    () =>
      mergeDocuments(saved, own, changedOnDisk).conflicts.every(({ kind }) =>
        broken.some((finding) => finding.kind === kind),
      ),
    [saved, own, changedOnDisk, broken],
  );
  return (
    <Message
      variant="warning"
      title={text("disk.brokenTitle")}
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
      {broken.map((finding) => (
        <p key={finding.file}>
          <strong>{findingSentence(finding)}</strong>
          <br />
          {findingWhere(finding)}
        </p>
      ))}
      <p>{text("disk.broken")}</p>
    </Message>
  );
}
