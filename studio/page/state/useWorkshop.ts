import { createContext, use } from "react";
import type { WorkshopState } from "./createWorkshopState.ts";

/** The state of the opened page, given by its root. */
export const WorkshopContext = createContext<WorkshopState | undefined>(undefined);

/** The state of the page around a component. The same object as long as the page is open. */
export function useWorkshop(): WorkshopState {
  const workshop = use(WorkshopContext);
  if (workshop === undefined) throw new Error("A part of the studio is only in a page with a state");
  return workshop;
}
