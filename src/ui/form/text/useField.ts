import { type ChangeEvent, type ReactNode, useId } from "react";
import { hintProps } from "../FieldHint.tsx";

interface TextControl extends HTMLElement {
  readonly value: string;
}

/** What a field is given about its control. */
interface FieldSettings<Control extends TextControl> {
  readonly id?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly "aria-describedby"?: string | undefined;
}

/**
 * Ties a control for text to its label and its hint.
 * @returns for the control, with the other attributes of the host; and for its `FieldHint`
 */
export function useField<Control extends TextControl, Props extends FieldSettings<Control>>(props: Props) {
  const ownId = useId();
  const { help, error, onChange, onValueChange, id = ownId, ...rest } = props;
  const hint = { id: `${id}hint`, help, error };
  const control = {
    ...rest,
    ...hintProps(hint, rest["aria-describedby"]),
    id,
    onChange: (event: ChangeEvent<Control>) => {
      onChange?.(event);
      onValueChange?.(event.target.value);
    },
  };
  return [control, hint] as const;
}
