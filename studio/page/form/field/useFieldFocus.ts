import type { FieldPlace } from "#studio/document/describeField.ts";
import { type FocusEvent, useState } from "react";
import { useForm } from "../FormContext.tsx";
import { useWorkshop } from "../../state/useWorkshop.ts";

interface FieldFocus {
  /** Whether the field shows its explanation and its source. */
  readonly hasFocus: boolean;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Whether an element is in a field itself, not in a field inside it. */
const isIn = (element: Element | null, field: Element): boolean => element?.closest("[data-field]") === field;

/**
 * Whether the focus is in a field. When a press takes it elsewhere, the field stays as it is until the press is over:
 * the parts below it would move away under the pointer.
 * @param place where the field is in its file
 */
export function useFieldFocus(place: FieldPlace): FieldFocus {
  const { chooseField } = useWorkshop();
  const { afterPress } = useForm();
  const [hasFocus, setHasFocus] = useState(false);
  return {
    hasFocus,
    onFocus: ({ currentTarget, target }) => {
      // The field is chosen, not the fields around it.
      if (!isIn(target, currentTarget))
        return afterPress(() => setHasFocus(isIn(document.activeElement, currentTarget)));
      setHasFocus(true);
      return chooseField(place);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      afterPress(() => setHasFocus(isIn(document.activeElement, currentTarget)));
    },
  };
}
