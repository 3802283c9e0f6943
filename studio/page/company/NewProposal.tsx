import { useId, useRef, useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { text } from "../texts.ts";
import { companyApi } from "../colleagues/companyApi.ts";
import { DialogForm } from "./DialogForm.tsx";
import { refusalWords } from "../colleagues/refusalWords.ts";

interface NewProposalProps {
  readonly help: string;
  readonly onStarted: (address: string) => void;
}

/** The button that begins a proposal, and the dialog that asks for its name. */
export function NewProposal({ help, onStarted }: NewProposalProps) {
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      trigger={(props) => (
        <Button variant="primary" {...props}>
          {text("company.new")}
        </Button>
      )}
    >
      {(close) => (
        <>
          <DialogHead id={id} onClose={close}>
            {text("company.new")}
          </DialogHead>
          <Form help={help} onStarted={onStarted} onCancel={close} />
        </>
      )}
    </Dialog>
  );
}

function Form({ help, onStarted, onCancel }: NewProposalProps & { readonly onCancel: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState("");
  const [isTried, setIsTried] = useState(false);
  const [sending, setSending] = useState<{ readonly isRunning: boolean; readonly refusal?: string }>({
    isRunning: false,
  });
  const isMissing = title.trim() === "";
  const start = async () => {
    setIsTried(true);
    if (isMissing) return field.current?.focus();
    setSending({ isRunning: true });
    try {
      onStarted((await companyApi.create(title.trim())).address);
    } catch (error) {
      setSending({ isRunning: false, refusal: refusalWords(error, help) });
    }
    return undefined;
  };
  return (
    <DialogForm
      send={text("company.newStart")}
      isSending={sending.isRunning}
      refusal={sending.refusal}
      onSend={() => void start()}
      onCancel={onCancel}
    >
      <TextField
        ref={field}
        label={text("company.newTitle")}
        help={text("company.newHint")}
        error={isTried && isMissing ? text("company.newNeeded") : undefined}
        value={title}
        onValueChange={setTitle}
        maxLength={100}
      />
    </DialogForm>
  );
}
