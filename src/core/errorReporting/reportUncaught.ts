import { report } from "./report.ts";

/** Reports uncaught errors and rejections. An abort by the page itself is not an error. */
export function reportUncaught(): void {
  addEventListener("error", ({ error, message }) => report(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => {
    if ((reason as Error | null)?.name !== "AbortError") report(reason);
  });
}
