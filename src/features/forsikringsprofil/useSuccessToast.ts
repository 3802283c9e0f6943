import { useRef } from "react";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";

/** The toast of a change that was saved. */
export interface SuccessToast {
  readonly show: (text: string) => void;
  /** Closes the toast of the change before. */
  readonly close: () => void;
}

/** For a change that can be tried again: the toast of the last try is removed when the next try begins (spec: profil-30). */
export function useSuccessToast(): SuccessToast {
  const shown = useRef<number>(undefined);
  return {
    show(content) {
      shown.current = pageToasts.push({ variant: "success", content });
    },
    close() {
      if (shown.current !== undefined) pageToasts.close(shown.current);
    },
  };
}
