import { act } from "@testing-library/react";
import type { Portal } from "#app/startup/createPortal.ts";

/** Ends the session and the queries of a portal that a test has started. */
export function endPortal({ session, queryClient }: Pick<Portal, "session" | "queryClient">): void {
  act(() => session.stop());
  queryClient.clear();
}
