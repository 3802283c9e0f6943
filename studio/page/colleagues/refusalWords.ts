import { actRefusalOf } from "#studio/document/company/actRefusals.ts";
import { ApiError } from "../studioApi.ts";
import { text } from "../texts.ts";

/** Why something was not done, and what to do. @param help whom to ask */
export function refusalWords(error: unknown, help: string): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 0) return text("act.refused.no-answer");
  const reason = actRefusalOf(error.refused);
  return reason === undefined ? text("act.refused.other", { help }) : text(`act.refused.${reason}`);
}
