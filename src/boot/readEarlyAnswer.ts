import type { Schema } from "#answers/schema.ts";
import { noteTextLanguage } from "#domain/format/textLanguage.ts";

/**
 * Reads an answer as the portal does (`core/http/readAnswer.ts`), and leaves it unread for the portal.
 * @throws for a failure, an answer that is not JSON, and one that the schema cannot read.
 */
export async function readEarlyAnswer<Answer>(response: Response, answer: Schema<Answer>): Promise<Answer> {
  const body = (await response.clone().text()).trim();
  const json: unknown =
    body === "" ? undefined : JSON.parse(body, noteTextLanguage(response.headers.get("Content-Language")));
  if (json === null || !response.ok) throw response;
  return answer.read(json);
}
