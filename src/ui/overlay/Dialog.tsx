import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from "react";
import styled from "styled-components";
import { rise } from "../theme/motion.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";
import { useModal } from "./useModal.ts";

interface DialogProps {
  /** `alertdialog` interrupts and needs an answer. Default `dialog`. */
  readonly role?: "dialog" | "alertdialog";
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  /** Id of the element that is read with the name. */
  readonly describedBy?: string;
  /** Escape, the device's back gesture, or a press beside the dialog if `closesOutside`. */
  readonly onDismiss: () => void;
  /** Whether a press beside the dialog dismisses it. Default: no. */
  readonly closesOutside?: boolean;
  /** `box` in the middle, `drawer` at the edge of the screen. Default `box`. */
  readonly shape?: "box" | "drawer";
  /** The content of the dialog. */
  readonly children: ReactNode;
}

/** A modal dialog, open while it is rendered. */
export function Dialog(props: DialogProps) {
  const { role = "dialog", labelledBy, describedBy, onDismiss, closesOutside = false, shape = "box", children } = props;
  const ref = useModal();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onDismiss();
  };
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss();
  };
  const onClick = (event: MouseEvent) => {
    // Only the backdrop is hit as the dialog itself: its content lies in a box that covers it.
    if (closesOutside && event.target === event.currentTarget) onDismiss();
  };
  return (
    <Window
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      data-shape={shape}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClick={onClick}
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
