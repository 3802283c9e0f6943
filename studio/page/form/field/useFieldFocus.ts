import { type FocusEvent, useState } from "react";
import { chooseField, type FieldPlace } from "../../fields/chosenField.ts";
import { useForm } from "../FormContext.tsx";

interface FieldFocus {
  /** Whether the field shows what it has for the focus. */
  readonly hasFocus: boolean;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Whether the focus is in a field. When a press takes it elsewhere, the field stays as it is until the press is over:
 * what is below it would move away under the pointer.
 * @param place where the field is in its file
 */
export function useFieldFocus(place: FieldPlace): FieldFocus {
  const { afterPress } = useForm();
  const [hasFocus, setHasFocus] = useState(false);
  return {
    hasFocus,
    onFocus: (event) => {
      // A field around this one is not the one that is looked at.
      event.stopPropagation();
      setHasFocus(true);
      chooseField(place);
    },
    onBlur: (event) => {
      event.stopPropagation();
      const { currentTarget, relatedTarget } = event;
      if (currentTarget.contains(relatedTarget)) return;
      afterPress(() => setHasFocus(currentTarget.contains(document.activeElement)));
    },
  };
}
