import { http } from "msw";
import type { HttpHandler } from "msw";
import { apiBase } from "#contract/callNames.ts";
import { authHandlers } from "./handlers/authHandlers.ts";
import { avtaleHandlers } from "./handlers/avtaleHandlers.ts";
import { kundeHandlers } from "./handlers/kundeHandlers.ts";
import { oppgaveHandlers } from "./handlers/oppgaveHandlers.ts";
import { samtykkeHandlers } from "./handlers/samtykkeHandlers.ts";
import { requestEntry } from "./requestEntry.ts";
import { refuse } from "./respondTo.ts";
import type { FindVisit } from "./respondTo.ts";

/**
 * The handlers of every call of contract §1, for msw: the whole back end.
 *
 * @param findVisit tells who asks
 * @param now the clock, milliseconds since 1970
 */
export function createHandlers(findVisit: FindVisit, now: () => number = () => Date.now()): HttpHandler[] {
  const calls = [...authHandlers, ...avtaleHandlers, ...kundeHandlers, ...samtykkeHandlers, ...oppgaveHandlers];
  const unknownCall = http.all(`*${apiBase}/*`, async ({ request }) => {
    const entry = requestEntry(request, await request.clone().text(), now());
    findVisit(request).visitor.requests.push(entry);
    entry.status = 404;
    return refuse(404, "UKJENT_KALL");
  });
  return [...calls.map((call) => call(findVisit, now)), unknownCall];
}
