import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from "react";
import styled from "styled-components";
import type { OpenReason } from "../controls/useOpenState.ts";
import { rise } from "../theme/motion.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";
import { useModal } from "./useModal.ts";

/** What a dialog is like while it is open. */
export interface ModalSettings {
  /** `alertdialog` interrupts and needs an answer. Default `dialog`. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Whether a press beside the dialog closes it. Default: no. */
  readonly closesOutside?: boolean | undefined;
  /** `box` in the middle, `drawer` at the edge of the screen. Default `box`. */
  readonly shape?: "box" | "drawer" | undefined;
}

/** All other attributes are for the `<dialog>`. It is named by `aria-labelledby` or `aria-label`. */
export interface ModalProps extends ModalSettings, Omit<ComponentProps<"dialog">, keyof ModalSettings | "children"> {
  /** Called when it should close, with `escape` (the device's back gesture too) or `outside`. */
  readonly dismiss: (reason: OpenReason) => void;
  /** The content of the dialog. */
  readonly children: ReactNode;
}

/** A modal dialog that is open while it is rendered. `Dialog` is one that opens and closes. */
export function Modal(props: ModalProps) {
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

/* Centred by its own rules: a reset of the page, such as `* { margin: 0 }`, removes the rules of the browser. */
const Window = styled.dialog`
  position: fixed;
  inset: 0;
  margin: auto;
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
    margin: 0;
    margin-inline-start: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (prefers-contrast: more), (forced-colors: active) {
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
