import { type ComponentProps, type Ref, useId } from "react";
import type { ChoiceGroupProps } from "./ChoiceGroup.tsx";
import { useOptionRef } from "./useOptionRef.ts";

/** What all groups of radio buttons have in common. */
export interface RadioButtonsProps extends Omit<ChoiceGroupProps, "name"> {
  /** Name of the inputs, in the data of a form. Default: one of its own. */
  readonly name?: string | undefined;
  /** Whether a form needs an answer to be sent. Default: no. */
  readonly required?: boolean | undefined;
  /** The inputs: a function receives each of them, and the first again at the end; an object holds the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** What a group of radio buttons is given about its buttons. */
interface RadioSettings<Value> extends Pick<RadioButtonsProps, "name" | "required" | "ref"> {
  readonly value?: Value | null | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** For the `<input>` of one answer. */
interface RadioProps<Value> extends Omit<ComponentProps<"input">, "value"> {
  readonly value: Value;
}

/**
 * The radio buttons of a group. Without a `value` the group is uncontrolled: React takes either `checked` or
 * `defaultChecked`.
 * @returns the other properties of the group, and a function that gives the properties of the `<input>` with that value
 *   and index
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
