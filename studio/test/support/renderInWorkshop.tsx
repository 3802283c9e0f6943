import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createWorkshopState, type WorkshopState } from "#studio/page/state/createWorkshopState.ts";
import { WorkshopContext } from "#studio/page/state/useWorkshop.ts";

/** What is around a part of the studio: a page with a state. */
export const inWorkshop =
  (workshop: WorkshopState) =>
  ({ children }: { readonly children: ReactNode }) => <WorkshopContext value={workshop}>{children}</WorkshopContext>;

/**
 * Renders a part of the studio in a page of its own. Returns also the state of that page.
 * @param workshop given by a test that renders several parts of one page
 */
export function renderInWorkshop(part: ReactNode, workshop = createWorkshopState()) {
  return { ...render(part, { wrapper: inWorkshop(workshop) }), workshop };
}
