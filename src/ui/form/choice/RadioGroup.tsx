import { ChoiceField } from "./ChoiceField.tsx";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import type { ChoiceOption } from "./ChoiceOption.ts";
import { RadioRow } from "./choiceRows.ts";
import { type RadioButtonsProps, useRadios } from "./useRadios.ts";

/** `className`, `id` and other attributes are for the `<fieldset>`. */
export interface RadioGroupProps<Value extends string = string> extends RadioButtonsProps {
  /** The answers to choose from, in order. */
  readonly options: readonly ChoiceOption<Value>[];
  /** The answer, null for none, with `onChange` or `onValueChange`. Left out: the group is uncontrolled. */
  readonly value?: Value | null | undefined;
  /** The answer at first and after a reset, when `value` is left out. Default: none. */
  readonly defaultValue?: Value | undefined;
  /** Called with the value of the chosen option. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** A question with one answer of several. What explains the question can be given as children. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const [{ options, children, ...rest }, radioOf] = useRadios<Value, RadioGroupProps<Value>>(props);
  return (
    <ChoiceGroup {...rest}>
      {children}
      <RadioRow>
        {options.map((option, at) => (
          <ChoiceField key={option.value} label={option.label} help={option.help} {...radioOf(option.value, at)} />
        ))}
      </RadioRow>
    </ChoiceGroup>
  );
}
