import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * A value that is read from the page, because a field that is uncontrolled has it there alone. Read again when the
 * form has been reset, and on call: browsers, form libraries and reset buttons write it without a change event.
 * @param ref The element around the inputs.
 * @param first The value until the page can be read.
 * @param read Must be the same function at every render.
 */
export function useDomValue<Element extends HTMLElement, Value>(
  ref: RefObject<Element | null>,
  first: Value,
  read: (element: Element) => Value,
): readonly [value: Value, readAgain: () => void] {
  const [value, setValue] = useState(first);
  const readAgain = useCallback(() => {
    if (ref.current !== null) setValue(read(ref.current));
  }, [ref, read]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReset = ({ target }: Event) => {
      const control = ref.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
      // The event comes before the form has its new values.
      if (target === control?.form) timer = setTimeout(readAgain, 0);
    };
    readAgain();
    document.addEventListener("reset", onReset);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("reset", onReset);
    };
  }, [ref, readAgain]);
  return [value, readAgain];
}
