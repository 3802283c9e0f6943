import { type ComponentProps, type ReactNode, useId } from "react";
import styled from "styled-components";
import { FieldHint, hintProps } from "../FieldHint.tsx";
import { theme } from "../../theme/theme.ts";

/** `className` and `style` are for the element around all, all other attributes for the `<input>`. */
export interface ChoiceFieldProps extends Omit<ComponentProps<"input">, "children"> {
  /** The text beside the button or box. */
  readonly label: ReactNode;
  /** Help text. Replaced by the error. */
  readonly help?: ReactNode;
  /** The error message. */
  readonly error?: ReactNode;
}

/** A radio button or a box to tick, with its label, help and error. */
export function ChoiceField({ label, help, error, className, style, ...input }: ChoiceFieldProps) {
  const hint = { id: useId(), help, error };
  return (
    <Field className={className} style={style}>
      <Label>
        <input {...input} {...hintProps(hint, input["aria-describedby"])} />
        <span>{label}</span>
      </Label>
      <FieldHint {...hint} />
    </Field>
  );
}

/* One target of full height: button or box, and text. */
const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  width: fit-content;
  overflow-wrap: anywhere;
  min-height: ${theme.size.control};
  padding: 0.5rem 0;
  cursor: pointer;

  & > input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    /* Beside the middle of the label's first line, in any size of type. Letters stand a little below that middle. */
    margin: 0.125rem 0 0;
    margin-block-start: calc((1lh - 1.375rem) / 2 + 0.0625rem);
    accent-color: ${theme.color.action};
    cursor: inherit;
  }

  &:has(:disabled) {
    cursor: progress;
  }
`;

/* A help text is under the label's text, beside the box. */
const Field = styled.div`
  & > label + p:not([data-error]) {
    margin-block-start: -0.625rem;
    padding-inline-start: 2.125rem;
  }
`;
