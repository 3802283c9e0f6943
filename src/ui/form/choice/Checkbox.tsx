import { type ChangeEvent, type ComponentProps, type ReactNode, type Ref, useLayoutEffect } from "react";
import { ChoiceField } from "./ChoiceField.tsx";
import { useSharedRef } from "../../controls/useSharedRef.ts";

/** Keeps a checkbox mixed: HTML has no attribute for it, and each press of the box ends it. */
function useIndeterminate(isIndeterminate: boolean, ref: Ref<HTMLInputElement> | undefined) {
  const box = useSharedRef(ref);
  useLayoutEffect(() => {
    if (box.current !== null) Object.assign(box.current, { indeterminate: isIndeterminate });
  });
  return box;
}

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
  /** Shown and announced as mixed: some, not all, of the options that the box stands for are chosen. Default: no. */
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
