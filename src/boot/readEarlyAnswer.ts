import { noteTextLanguage } from "#domain/format/textLanguage.ts";

/**
 * Reads an answer as the portal does (`core/http/readAnswer.ts`), and leaves it unread for the portal. `read` takes
 * null for a missing field.
 * @throws for a failure, an answer that is not JSON, and one that `read` cannot read.
 */
export async function readEarlyAnswer<Data>(
  response: Response,
  read: (answer: unknown) => Data | undefined,
): Promise<Data> {
  const body = (await response.clone().text()).trim();
  const json: unknown =
    body === "" ? undefined : JSON.parse(body, noteTextLanguage(response.headers.get("Content-Language")));
  const data = json === null || !response.ok ? undefined : read(json);
  if (data === undefined) throw response;
  return data;
}
