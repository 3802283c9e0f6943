import { use } from "react";
import type { NewComment } from "#studio/document/company/CompanyWire.ts";
import { companyPlace } from "../companyPlace.ts";
import { FormDialog } from "../parts/FormDialog.tsx";
import { text } from "../texts.ts";
import { CommentForm } from "./CommentForm.tsx";
import { OpenProposalContext } from "./useOpenProposal.ts";

interface CommentButtonProps {
  /** The part of a page. */
  readonly subject: Pick<NewComment, "place">;
  /** What that is called. */
  readonly title: string;
}

/** The button by which somebody says something of a part of a page; nothing outside of a proposal. */
export function CommentButton({ subject, title }: CommentButtonProps) {
  const place = companyPlace();
  const { setComments } = use(OpenProposalContext);
  if (place === undefined || typeof place.proposal !== "number") return null;
  const { proposal, help } = place;
  return (
    <FormDialog
      open={text("comments.here")}
      openName={text("comments.hereAbout", { title })}
      variant="quiet"
      title={text("comments.about", { field: title })}
    >
      {(close) => (
        <CommentForm
          proposal={proposal}
          help={help}
          subject={subject}
          onSent={(comments) => {
            setComments(comments);
            close();
          }}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}
