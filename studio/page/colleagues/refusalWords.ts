import { actRefusalOf } from "#studio/document/refusals.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import { ApiError } from "../studioApi.ts";
import { text } from "../texts.ts";

/** Why what was sent was not done, and what to do; undefined: it was not refused. @param help whom to ask */
export const refusalIn = ({ error }: { readonly error: unknown }, help: string): string | undefined =>
  error === null ? undefined : refusalWords(error, help);

/** Why something was not done, and what to do. @param help whom to ask */
export function refusalWords(error: unknown, help: string): string {
  if (!(error instanceof ApiError)) return text("act.refused.other", { help });
  if (error.status === 0) return text("act.refused.no-answer");
  const fields = error.fields.map(({ kind, path, role, by = text("refused.you") }) => {
    const title = kind === undefined || path.length === 0 ? text("refused.file") : fieldTitle({ kind, path });
    return text("refused.by", { name: by, title, role: text(`role.${role}`) });
  });
  if (fields.length > 0) return [...new Set(fields)].join(" ");
  const reason = actRefusalOf(error.refused);
  return reason === undefined ? text("act.refused.other", { help }) : text(`act.refused.${reason}`);
}
