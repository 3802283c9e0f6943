import { http } from "msw";
import type { HttpHandler } from "msw";
import { apiBase } from "#contract/callNames.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { authHandlers } from "./handlers/authHandlers.ts";
import { avtaleHandlers } from "./handlers/avtaleHandlers.ts";
import { kundeHandlers } from "./handlers/kundeHandlers.ts";
import { oppgaveHandlers } from "./handlers/oppgaveHandlers.ts";
import { samtykkeHandlers } from "./handlers/samtykkeHandlers.ts";
import { logRequest } from "../world/logRequest.ts";
import { apiError } from "./callHandler.ts";
import type { FindCaller } from "./callHandler.ts";
import type { SimulatorClock } from "../world/world.ts";

/**
 * The whole back end as handlers for msw, one for each call.
 *
 * @param findCaller finds the visitor, brand and session of a request
 */
export function createHandlers(findCaller: FindCaller, clock: SimulatorClock): HttpHandler[] {
  const calls = [...authHandlers, ...avtaleHandlers, ...kundeHandlers, ...samtykkeHandlers, ...oppgaveHandlers];
  const unknownCall = http.all(`*${apiBase}/*`, async ({ request }) => {
    const entry = logRequest(request, await request.clone().text(), clock.now());
    findCaller(request).visitor.requests.push(entry);
    entry.status = 404;
    return apiError(404, "UKJENT_KALL");
  });
  // No call of the API: a file of the host (spec: notices-1).
  const notices = http.get(`*${noticesAddress}`, ({ request }) => {
    const text = findCaller(request).visitor.notices;
    return text === undefined
      ? new Response(null, { status: 404 })
      : new Response(text, { headers: { Date: new Date(clock.now()).toUTCString() } });
  });
  return [notices, ...calls.map((call) => call(findCaller, clock)), unknownCall];
}
