import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { ChoiceField } from "./ChoiceField.tsx";
import { useIndeterminate } from "./useIndeterminate.ts";

/** `className` and `style` are for the element around box and label, all other attributes for the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** The label. */
  readonly label: ReactNode;
  /** Whether the box is ticked, with `onChange` or `onCheckedChange`. Left out: the box is uncontrolled. */
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
export function Checkbox({ onChange, onCheckedChange, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const box = useIndeterminate(indeterminate, ref);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return <ChoiceField {...rest} ref={box} type="checkbox" onChange={change} />;
}
