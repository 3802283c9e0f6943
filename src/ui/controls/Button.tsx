import type { ComponentProps, MouseEvent } from "react";
import styled from "styled-components";
import { buttonStyle } from "./buttonStyle.ts";
import { turn } from "../theme/motion.ts";

/** All other attributes are for the `<button>`. */
export interface ButtonProps extends ComponentProps<"button"> {
  /** One primary a view; `quiet` has no outline. */
  readonly variant: "primary" | "secondary" | "quiet";
  /** An action is running: the button keeps focus and a second press does nothing. Default: no. */
  readonly busy?: boolean | undefined;
  /** `submit` in a form. Default `button`. */
  readonly type?: "button" | "submit" | "reset" | undefined;
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
