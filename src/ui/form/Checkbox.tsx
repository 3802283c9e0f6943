import { type ReactNode, type Ref, useId } from "react";
import styled from "styled-components";
import { choiceStyle } from "./choiceStyle.ts";
import { FieldError } from "./FieldError.tsx";
import { theme } from "../theme/theme.ts";

interface CheckboxProps {
  /** Whether the box is ticked. */
  readonly isChecked: boolean;
  /** Called with the new value when the box is ticked or cleared. */
  readonly onChange: (isChecked: boolean) => void;
  /** The label. */
  readonly children: ReactNode;
  /** Help text. Replaced by the error. */
  readonly help?: string;
  /** The error message. */
  readonly error?: string | undefined;
  /** The input, for example to focus it. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its label, help and error. */
export function Checkbox({ isChecked, onChange, children, help, error, ref }: CheckboxProps) {
  const id = useId();
  const hint = error ?? help;
  return (
    <div>
      <Label>
        <input
          ref={ref}
          type="checkbox"
          checked={isChecked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </Label>
      {error === undefined ? (
        help !== undefined && <Help id={id}>{help}</Help>
      ) : (
        <FieldError id={id}>{error}</FieldError>
      )}
    </div>
  );
}

const Label = styled.label`
  ${choiceStyle}
`;

/** Under the label's text, beside the box. */
const Help = styled.p`
  margin-block-start: -0.625rem;
  padding-inline-start: 2.125rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
