import { ApiError } from "../studioApi.ts";
import { text } from "../texts.ts";

const known = ["changed", "own", "empty", "unsaved", "conflict", "later", "busy", "state"] as const;

/** Why something was not done, and what to do. @param help whom to ask */
export function refusalWords(error: unknown, help: string): string {
  if (!(error instanceof ApiError)) throw error;
  const reason = known.find((each) => each === error.refused);
  return reason === undefined ? text("act.refused.other", { help }) : text(`act.refused.${reason}`);
}
