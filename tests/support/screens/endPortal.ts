import { act } from "@testing-library/react";
import type { Services } from "#app/startup/createServices.ts";

/** Ends the session and the queries of a portal that a test has started. */
export function endPortal({ session, queryClient }: Pick<Services, "session" | "queryClient">): void {
  act(() => session.stop());
  queryClient.clear();
}
