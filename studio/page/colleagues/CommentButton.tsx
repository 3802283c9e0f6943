import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import type { NewComment } from "#studio/document/company/CompanyWire.ts";
import { companyPlace } from "../companyPlace.ts";
import { text } from "../texts.ts";
import { companyApi } from "./companyApi.ts";
import { refusalWords } from "./refusalWords.ts";

interface CommentButtonProps {
  /** The field, or the part of a page. */
  readonly subject: Pick<NewComment, "field" | "place">;
  /** What that is called. */
  readonly title: string;
}

/** The button by which somebody says something of a field or a part of a page; nothing outside of a proposal. */
export function CommentButton({ subject, title }: CommentButtonProps) {
  const id = useId();
  const place = companyPlace();
  if (place === undefined || typeof place.proposal !== "number") return null;
  const { proposal, help } = place;
  return (
    <Dialog
      aria-labelledby={id}
      trigger={(props) => (
        <Button variant="quiet" {...props} aria-label={text("comments.hereAbout", { title })}>
          {text("comments.here")}
        </Button>
      )}
    >
      {(close) => (
        <>
          <DialogHead id={id} onClose={close}>
            {text("comments.about", { field: title })}
          </DialogHead>
          <CommentForm proposal={proposal} help={help} subject={subject} onSent={close} />
        </>
      )}
    </Dialog>
  );
}

interface CommentFormProps {
  readonly proposal: number;
  readonly help: string;
  readonly subject: CommentButtonProps["subject"];
  readonly onSent: () => void;
}

function CommentForm({ proposal, help, subject, onSent }: CommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === "") {
      setProblem(text("comments.needed"));
      return field.current?.focus();
    }
    setIsSending(true);
    try {
      await companyApi.comment(proposal, { text: words.trim(), ...subject });
      announcements.announce(text("comments.sent"));
      return onSent();
    } catch (error) {
      setIsSending(false);
      return setProblem(text("comments.failed", { why: refusalWords(error, help) }));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        ref={field}
        label={text("comments.new")}
        value={words}
        onValueChange={setWords}
        maxLength={2000}
        error={problem}
      />
      <ButtonRow>
        <Button variant="primary" type="submit" busy={isSending}>
          {text("comments.send")}
        </Button>
      </ButtonRow>
    </form>
  );
}
