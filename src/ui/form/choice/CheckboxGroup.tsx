import { type Ref, useRef } from "react";
import { ChoiceField } from "./ChoiceField.tsx";
import type { ChoiceOption } from "./ChoiceOption.ts";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";
import { CheckboxColumn } from "./choiceRows.ts";
import { useDomValue } from "../useDomValue.ts";
import { useOptionRef } from "./useOptionRef.ts";

/** `className`, `id` and other attributes are for the `<fieldset>`. */
export interface CheckboxGroupProps<Value extends string = string> extends Omit<ChoiceGroupProps, "children"> {
  /** The boxes, in order. */
  readonly options: readonly ChoiceOption<Value>[];
  /** The ticked values, with `onChange` or `onValueChange`. Left out: the group is uncontrolled. */
  readonly value?: readonly Value[] | undefined;
  /** The values that are ticked at first and after a reset, when `value` is left out. Default: none. */
  readonly defaultValue?: readonly Value[] | undefined;
  /** Called with all that is ticked, in the order of the options. */
  readonly onValueChange?: ((value: Value[]) => void) | undefined;
  /** Name of the boxes, in the data of a form: one entry for each that is ticked. Default: none. */
  readonly name?: string | undefined;
  /** Whether a form needs a ticked box, whichever it is, to be sent. Default: no. */
  readonly required?: boolean | undefined;
  /** The boxes: a function receives each of them, and the first again at the end; an object holds the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const tickedIn = (fieldset: HTMLFieldSetElement) => [...fieldset.querySelectorAll<HTMLInputElement>("input:checked")];
const isAnyTicked = (fieldset: HTMLFieldSetElement) => tickedIn(fieldset).length > 0;

/** A question with any number of answers. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value, defaultValue = [], onValueChange, onChange, name, required = false, ref, ...rest } = props;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [isOwnTicked, look] = useDomValue(fieldset, defaultValue.length > 0, isAnyTicked);
  const isTicked = value === undefined ? isOwnTicked : value.length > 0;
  const refOf = useOptionRef(ref);
  return (
    <ChoiceGroup
      {...rest}
      ref={fieldset}
      onChange={(event) => {
        onChange?.(event);
        const ticked = tickedIn(event.currentTarget).map((box) => box.value);
        onValueChange?.(options.map((option) => option.value).filter((own) => ticked.includes(own)));
      }}
    >
      <CheckboxColumn>
        {options.map((option, at) => (
          <ChoiceField
            key={option.value}
            label={option.label}
            help={option.help}
            {...(value === undefined
              ? { defaultChecked: defaultValue.includes(option.value) }
              : { checked: value.includes(option.value) })}
            ref={refOf(at)}
            type="checkbox"
            name={name}
            value={option.value}
            // One box has to be ticked. Browsers ask for the first box until one is ticked.
            required={required && at === 0 && !isTicked}
            onChange={look}
          />
        ))}
      </CheckboxColumn>
    </ChoiceGroup>
  );
}
