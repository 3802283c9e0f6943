import { type ReactNode, useId } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";

interface FormDialogProps {
  /** The text of the button that opens it. */
  readonly open: string;
  /** Name of that button, where its text is not enough. */
  readonly openName?: string;
  readonly variant: "primary" | "quiet" | "secondary";
  /** Left out: the text of the button. */
  readonly title?: string;
  readonly onClosed?: () => void;
  /** The form. It is given what closes the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button, and the dialog with a form that it opens. */
export function FormDialog({ open, openName, variant, title = open, onClosed, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      aria-labelledby={id}
      onOpenChange={(isOpen) => isOpen || onClosed?.()}
      trigger={(props) => (
        <Button variant={variant} {...props} aria-label={openName}>
          {open}
        </Button>
      )}
    >
      {(close) => (
        <>
          <DialogHead id={id} onClose={close}>
            {title}
          </DialogHead>
          {children(close)}
        </>
      )}
    </Dialog>
  );
}
