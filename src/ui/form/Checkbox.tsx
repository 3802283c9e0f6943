import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from "react";
import styled from "styled-components";
import { choiceFieldStyle, choiceStyle } from "./choiceStyle.ts";
import { FieldHint, hintProps } from "./FieldHint.tsx";
import { useIndeterminate } from "./useIndeterminate.ts";

/** `className` and `style` are for the element around box and label, all other attributes for the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** The label. */
  readonly label: ReactNode;
  /** Whether the box is ticked, with `onChange` or `onCheckedChange`. Left out: the box looks after itself. */
  readonly checked?: boolean | undefined;
  /** Whether it is ticked at first and after a reset, when `checked` is left out. Default: no. */
  readonly defaultChecked?: boolean | undefined;
  /** Called with the new value when the box is ticked or cleared. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some of what it is about is chosen, not all: shown and announced as mixed. Default: no. */
  readonly indeterminate?: boolean | undefined;
  /** Help text. Replaced by the error. */
  readonly help?: ReactNode;
  /** The error message. */
  readonly error?: ReactNode;
}

/** A box to tick, with its label, help and error. */
export function Checkbox(props: CheckboxProps) {
  const { label, onChange, onCheckedChange, help, error, className, style, ...others } = props;
  const { indeterminate = false, ref, ...rest } = others;
  const box = useIndeterminate(indeterminate, ref);
  const hint = { id: useId(), help, error };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <Field className={className} style={style}>
      <Label>
        <input {...rest} ref={box} {...hintProps(hint, rest["aria-describedby"])} type="checkbox" onChange={change} />
        <span>{label}</span>
      </Label>
      <FieldHint {...hint} />
    </Field>
  );
}

const Label = styled.label`
  ${choiceStyle}
`;

const Field = styled.div`
  ${choiceFieldStyle}
`;
