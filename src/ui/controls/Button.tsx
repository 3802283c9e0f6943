import type { MouseEvent, ReactNode, Ref } from "react";
import styled from "styled-components";
import { buttonStyle } from "./buttonStyle.ts";
import { turn } from "../theme/motion.ts";

interface ButtonProps {
  /** One primary a view; `quiet` has no outline. */
  readonly variant: "primary" | "secondary" | "quiet";
  /** The text. */
  readonly children: ReactNode;
  /** Called on a press, except while busy. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** An action is running: the button keeps focus and a second press does nothing. */
  readonly busy?: boolean;
  /** `submit` in a form. Default `button`. */
  readonly type?: "button" | "submit";
  /** Id of an element that explains the button. */
  readonly "aria-describedby"?: string;
  /** The name, where the text alone is not unique. */
  readonly "aria-label"?: string;
  /** Whether what the button opens is open. */
  readonly "aria-expanded"?: boolean;
  /** What kind of thing the button opens. */
  readonly "aria-haspopup"?: "dialog" | "menu";
  /** The button, for example to focus it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. While busy it is `aria-disabled` rather than disabled, so that focus stays where it is. */
export function Button({ variant, children, onClick, busy = false, type = "button", ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton {...rest} type={type} data-variant={variant} aria-disabled={busy || undefined} onClick={press}>
      {children}
      {busy && <Spinner aria-hidden="true" />}
    </StyledButton>
  );
}

const StyledButton = styled.button`
  ${buttonStyle}
`;

const Spinner = styled.span`
  width: 1em;
  height: 1em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    opacity: 0.6;
  }
`;
