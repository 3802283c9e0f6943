import { type ComponentProps, type Ref, useId } from "react";
import { useOptionRef } from "./useOptionRef.ts";

/** What a group of radio buttons is given about its buttons. */
interface RadioSettings<Value> {
  readonly value?: Value | null | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onValueChange?: ((value: Value) => void) | undefined;
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** For the `<input>` of one answer. */
interface RadioProps<Value> extends Omit<ComponentProps<"input">, "value"> {
  readonly value: Value;
}

/**
 * The radio buttons of a group: those of a group that has the answer or, where `value` is undefined, of one that
 * is uncontrolled. React wants one of `checked` and `defaultChecked`.
 * @returns the other properties of the group, and those of the `<input>` with that value and index
 */
export function useRadios<Value extends string | number, Props extends RadioSettings<Value>>(props: Props) {
  const ownName = useId();
  const { value, defaultValue, onValueChange, name = ownName, required, ref, ...rest } = props;
  const refOf = useOptionRef(ref);
  const radioOf = (own: Value, at: number): RadioProps<Value> => ({
    type: "radio",
    value: own,
    ...(value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }),
    ref: refOf(at),
    name,
    required,
    onChange: () => onValueChange?.(own),
  });
  return [rest, radioOf] as const;
}
