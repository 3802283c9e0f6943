import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from "react";
import styled from "styled-components";
import { type OpenProps, type OpenReason, useOpenState } from "../controls/useOpenState.ts";
import { rise } from "../theme/motion.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";
import { useModal } from "./useModal.ts";

/** For the button that opens a dialog. */
export interface DialogTriggerProps {
  readonly onClick: () => void;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
}

/** All other attributes are for the `<dialog>`. It is named by `aria-labelledby` or `aria-label`. */
export interface DialogProps extends OpenProps, Omit<ComponentProps<"dialog">, keyof OpenProps | "children"> {
  /** `alertdialog` interrupts and needs an answer. Default `dialog`. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Called when it should close, with `escape` (the device's back gesture too), `outside` or `press`. */
  readonly onOpenChange?: ((open: boolean, reason: OpenReason) => void) | undefined;
  /** Whether a press beside the dialog closes it. Default: no. */
  readonly closesOutside?: boolean | undefined;
  /** `box` in the middle, `drawer` at the edge of the screen. Default `box`. */
  readonly shape?: "box" | "drawer" | undefined;
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

interface ModalProps extends Omit<DialogProps, keyof OpenProps | "trigger" | "children"> {
  readonly dismiss: (reason: OpenReason) => void;
  readonly children: ReactNode;
}

function Modal(props: ModalProps) {
  const { dismiss, closesOutside = false, shape = "box", children, onKeyDown, onCancel, onClick, ref, ...rest } = props;
  const modalRef = useModal(ref);
  return (
    <Window
      {...rest}
      ref={modalRef}
      tabIndex={-1}
      data-shape={shape}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => {
        onKeyDown?.(event);
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        dismiss("escape");
      }}
      onCancel={(event: SyntheticEvent<HTMLDialogElement>) => {
        onCancel?.(event);
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss("escape");
      }}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        onClick?.(event);
        // Only the backdrop is hit as the dialog itself: its content lies in a box that covers it.
        if (closesOutside && event.target === event.currentTarget) dismiss("outside");
      }}
    >
      <Content>{children}</Content>
    </Window>
  );
}

const Window = styled.dialog`
  padding: 0;
  border: 0;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.dialog};
  overscroll-behavior: contain;
  animation: ${rise} ${theme.duration.normal} ease-out;

  &::backdrop {
    background: ${theme.color.overlay};
  }

  &[data-shape="box"] {
    width: min(100% - 2 * ${theme.space[1]}, ${theme.content.line});
    max-height: calc(100dvh - 2 * ${theme.space[1]});
    border-radius: ${theme.radius.dialog};
  }

  &[data-shape="drawer"] {
    width: min(100%, 26rem);
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const Content = styled.div`
  min-height: 100%;
  padding: ${theme.space[2]};

  ${from.medium} {
    [data-shape="box"] > & {
      padding: ${theme.space[3]};
    }
  }
`;
