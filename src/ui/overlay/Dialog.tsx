import type { ComponentProps, ReactNode } from "react";
import { type OpenProps, type OpenReason, useOpenState } from "../controls/useOpenState.ts";
import { Modal, type ModalSettings } from "./Modal.tsx";

/** For the button that opens a dialog. */
export interface DialogTriggerProps {
  /** Opens the dialog. */
  readonly onClick: () => void;
  /** Says that a dialog opens. */
  readonly "aria-haspopup": "dialog";
  /** Whether the dialog is open. */
  readonly "aria-expanded": boolean;
}

/** All other attributes are for the `<dialog>`. It is named by `aria-labelledby` or `aria-label`. */
export interface DialogProps
  extends OpenProps, ModalSettings, Omit<ComponentProps<"dialog">, keyof OpenProps | keyof ModalSettings | "children"> {
  /** Called when it should close, with `escape` (the device's back gesture too), `outside` or `press`. */
  readonly onOpenChange?: ((open: boolean, reason: OpenReason) => void) | undefined;
  /** Draws the button that opens it, with the properties that it is given. Left out: `open` opens it. */
  readonly trigger?: ((props: DialogTriggerProps) => ReactNode) | undefined;
  /** The content of the dialog. A function receives what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A modal dialog. The rest of the page is inert while it is open; the focus goes back when it closes. */
export function Dialog(props: DialogProps) {
  const { open, defaultOpen, onOpenChange, trigger, children, ...rest } = props;
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const close = () => setOpen(false, "press");
  return (
    <>
      {trigger?.({
        onClick: () => setOpen(true, "press"),
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
      })}
      {isOpen && (
        <Modal {...rest} dismiss={(reason) => setOpen(false, reason)}>
          {typeof children === "function" ? children(close) : children}
        </Modal>
      )}
    </>
  );
}
