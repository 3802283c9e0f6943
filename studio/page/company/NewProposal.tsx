import { useMutation } from "@tanstack/react-query";
import { TextField } from "#ui/form/text/TextField.tsx";
import { limits } from "#studio/document/limits.ts";
import { companyApi } from "../companyApi.ts";
import { useNeededText } from "../colleagues/useNeededText.ts";
import { refusalIn } from "../colleagues/refusalWords.ts";
import { FormDialog } from "../parts/FormDialog.tsx";
import { text } from "../texts.ts";
import { DialogForm } from "../parts/DialogForm.tsx";

interface NewProposalProps {
  readonly help: string;
  readonly onStarted: (address: string) => void;
}

/** The button that begins a proposal, and the dialog that asks for its name. */
export const NewProposal = (props: NewProposalProps) => (
  <FormDialog open={text("company.new")} variant="primary">
    {(close) => <Form {...props} onCancel={close} />}
  </FormDialog>
);

function Form({ help, onStarted, onCancel }: NewProposalProps & { readonly onCancel: () => void }) {
  const { props, take } = useNeededText<HTMLInputElement>(text("company.newNeeded"), { most: limits.title });
  const start = useMutation({
    mutationFn: companyApi.create,
    onSuccess: ({ address }) => onStarted(address),
  });
  const submit = () => {
    const title = take();
    if (title !== undefined) start.mutate(title);
  };
  return (
    <DialogForm
      send={text("company.newStart")}
      // It stays so until the page of the proposal is here.
      isSending={start.isPending || start.isSuccess}
      refusal={refusalIn(start, help)}
      onSend={submit}
      onCancel={onCancel}
    >
      <TextField
        {...props}
        label={text("company.newTitle")}
        help={text("company.newHint", { most: limits.title })}
        maxLength={limits.title}
      />
    </DialogForm>
  );
}
