import type { FormEvent } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { limits } from "#studio/document/company/limits.ts";
import type { NewComment } from "#studio/document/company/CompanyWire.ts";
import { companyApi } from "../companyApi.ts";
import { text } from "../texts.ts";
import { useNeededText } from "./useNeededText.ts";
import { useSending } from "./useSending.ts";

interface CommentFormProps {
  readonly proposal: number;
  readonly help: string;
  /** The field, or the part of a page. */
  readonly subject: Pick<NewComment, "field" | "place">;
  readonly onSent: () => void;
}

/** The form in which somebody says something. */
export function CommentForm({ proposal, help, subject, onSent }: CommentFormProps) {
  const { props, take } = useNeededText<HTMLTextAreaElement>(text("comments.needed"), { most: limits.comment });
  const { status, refusal, send } = useSending(help);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = take();
    if (words === undefined) return;
    send(async () => {
      await companyApi.comment(proposal, { text: words, ...subject });
      announcements.announce(text("comments.sent"));
      onSent();
    });
  };
  const failed = refusal && text("comments.failed", { why: refusal });
  return (
    <form noValidate onSubmit={submit}>
      <TextArea {...props} label={text("comments.new")} maxLength={limits.comment} error={props.error ?? failed} />
      <ButtonRow>
        <Button variant="primary" type="submit" busy={status === "running"}>
          {text("comments.send")}
        </Button>
      </ButtonRow>
    </form>
  );
}
