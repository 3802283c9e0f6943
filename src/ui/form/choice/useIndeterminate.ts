import { type Ref, useLayoutEffect } from "react";
import { useSharedRef } from "../../controls/useSharedRef.ts";

/** Keeps a checkbox mixed: HTML has no attribute for it, and each press of the box ends it. */
export function useIndeterminate(isIndeterminate: boolean, ref: Ref<HTMLInputElement> | undefined) {
  const box = useSharedRef(ref);
  useLayoutEffect(() => {
    if (box.current !== null) Object.assign(box.current, { indeterminate: isIndeterminate });
  });
  return box;
}
