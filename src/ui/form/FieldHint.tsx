import type { ReactNode } from "react";
import styled from "styled-components";
import { FieldError } from "./FieldError.tsx";
import { theme } from "../theme/theme.ts";

interface FieldHintProps {
  /** For the control's `aria-describedby`. */
  readonly id: string;
  /** Help text. Replaced by the error. */
  readonly help?: ReactNode;
  /** The error message. */
  readonly error?: ReactNode;
}

/** The error of a field, else its help, else nothing. */
export function FieldHint({ id, help, error }: FieldHintProps) {
  if (error) return <FieldError id={id}>{error}</FieldError>;
  return help ? <Help id={id}>{help}</Help> : undefined;
}

/**
 * What ties a control to its `FieldHint`. It is described by nothing when there is neither help nor error
 * (spec: widgets-12).
 * @param describedBy Further ids that describe it, from outside.
 */
export function hintProps({ id, help, error }: FieldHintProps, describedBy?: string) {
  const ids = [help || error ? id : "", describedBy].filter(Boolean).join(" ");
  return { ...(error && { "aria-invalid": true }), "aria-describedby": ids || undefined } as const;
}

const Help = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
