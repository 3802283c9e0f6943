import { useSyncExternalStore } from "react";
import type { Toasts, ToastView } from "./createToasts.ts";

/** What a queue shows. While nobody calls this, its toasts wait and their time stands. */
export function useToasts(toasts: Toasts): ToastView {
  return useSyncExternalStore(toasts.subscribe, toasts.view);
}
