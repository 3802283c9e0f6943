/**
 * Reads an answer as the portal does (`core/http/readAnswer.ts`), and leaves it unread for the portal. `read` takes
 * null for a missing field.
 * @throws the response, when it is a failure or `read` cannot read it; an error for an answer that is not JSON.
 */
export async function readEarlyAnswer<Data>(
  response: Promise<Response>,
  read: (answer: unknown) => Data | undefined,
): Promise<Data> {
  const answer = (await response).clone();
  if (!answer.ok) throw answer;
  const body = (await answer.text()).trim();
  const json: unknown = body === "" ? undefined : JSON.parse(body);
  const data = json === null ? undefined : read(json);
  if (data === undefined) throw answer;
  return data;
}
