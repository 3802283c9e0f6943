import { report } from "./report.ts";

/** Reports what nobody caught, from the first moment on. What the page itself broke off is no fault. */
export function reportUncaught(): void {
  addEventListener("error", ({ error, message }) => report(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => {
    if ((reason as Error | null)?.name !== "AbortError") report(reason);
  });
}
