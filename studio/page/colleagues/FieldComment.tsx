import { useId, useState } from "react";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { Modal } from "#ui/overlay/Modal.tsx";
import { useStore } from "#ui/store/useStore.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { ProposalComment } from "#studio/document/company/CompanyWire.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import { useCommands } from "../commands/useCommands.ts";
import { companyPlace } from "../companyPlace.ts";
import { text } from "../texts.ts";
import { CommentForm } from "./CommentForm.tsx";
import { useWorkshop } from "../state/useWorkshop.ts";

interface FieldCommentProps {
  /** Id of the brand, or of what all brands share. */
  readonly id: string;
  readonly basis: FormBasis;
  /** Given all comments of the proposal, when one was sent. */
  readonly onSent: (comments: readonly ProposalComment[]) => void;
}

/**
 * The command that comments on the field that somebody is at, with its dialog; nothing outside of a proposal. The button
 * at the field runs it too: that one is no stop of the Tab key, of which each field would have one more.
 */
export function FieldComment({ id, basis, onSent }: FieldCommentProps) {
  const { chosenField } = useWorkshop();
  const place = companyPlace();
  const field = useStore(chosenField);
  const [about, setAbout] = useState<FieldPlace>();
  const titleId = useId();
  const isInProposal = place !== undefined && typeof place.proposal === "number";
  useCommands({ comment: isInProposal && field !== undefined ? () => setAbout(field) : undefined });
  if (!isInProposal || about === undefined) return null;
  const { kind, path } = about;
  const close = () => setAbout(undefined);
  return (
    <Modal aria-labelledby={titleId} dismiss={close}>
      <DialogHead id={titleId} onClose={close}>
        {text("comments.about", { field: placeTitle(about, basis) })}
      </DialogHead>
      <CommentForm
        proposal={Number(place.proposal)}
        help={place.help}
        subject={{ field: { brand: id, kind, path: path.map(String) } }}
        onSent={(comments) => {
          onSent(comments);
          close();
        }}
        onCancel={close}
      />
    </Modal>
  );
}
