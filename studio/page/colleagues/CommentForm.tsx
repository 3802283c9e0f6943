import { useMutation } from "@tanstack/react-query";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { limits } from "#studio/document/limits.ts";
import type { NewComment, ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { companyApi } from "../companyApi.ts";
import { DialogForm } from "../parts/DialogForm.tsx";
import { text } from "../texts.ts";
import { useNeededText } from "./useNeededText.ts";
import { refusalIn } from "./refusalWords.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

interface CommentFormProps {
  readonly proposal: number;
  readonly help: string;
  /** The field, or the part of a page. */
  readonly subject: Pick<NewComment, "field" | "place">;
  /** It is given all comments of the proposal. */
  readonly onSent: (comments: readonly ProposalComment[]) => void;
  readonly onCancel: () => void;
}

/** The form of a dialog in which somebody says something. */
export function CommentForm({ proposal, help, subject, onSent, onCancel }: CommentFormProps) {
  const { sayForAWhile } = useWorkshop();
  const { props, take } = useNeededText<HTMLTextAreaElement>(text("comments.needed"), { most: limits.comment });
  const send = useMutation({
    mutationFn: (words: string) => companyApi.comment(proposal, { text: words, ...subject }),
    onSuccess: (comments) => {
      onSent(comments);
      // The dialog is gone, and the page behind it may look as before.
      sayForAWhile(text("comments.sentFrom"));
    },
  });
  const refusal = refusalIn(send, help);
  const submit = () => {
    const words = take();
    if (words !== undefined) send.mutate(words);
  };
  return (
    <DialogForm
      send={text("comments.send")}
      isSending={send.isPending}
      refusal={refusal && text("comments.failed", { why: refusal })}
      onSend={submit}
      onCancel={onCancel}
    >
      <TextArea {...props} label={text("comments.new")} maxLength={limits.comment} />
    </DialogForm>
  );
}
