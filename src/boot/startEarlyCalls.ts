import { apiBase, pathOf, type ReadCallName } from "#contract/callNames.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { requestHeaders } from "#core/http/requestHeaders.ts";
import type { EarlyCalls } from "#core/http/takeEarlyCall.ts";

/** Sends a call; undefined when the portal has made it itself. */
export type StartCall = (call: ReadCallName) => Promise<Response> | undefined;

/** Sends a call, or asks for the file of notices. */
type StartAsking = (asked: ReadCallName | typeof noticesAddress) => Promise<Response> | undefined;

/**
 * Makes calls for the portal, which uses their answers (`core/http/takeEarlyCall.ts`).
 * @returns undefined when the portal was faster: it makes its calls itself.
 */
export function startEarlyCalls(): StartAsking | undefined {
  if (window.portalEarlyCalls !== undefined) return undefined;
  const calls: EarlyCalls = {};
  window.portalEarlyCalls = calls;
  const headers = requestHeaders();
  return (asked) => {
    // The portal may have loaded in the meantime and have made the call itself.
    const url = asked === noticesAddress ? asked : apiBase + pathOf(asked);
    if (url in calls) return undefined;
    const sentAt = Date.now();
    const response = fetch(url, { headers, credentials: "same-origin" });
    calls[url] = { sentAt, response };
    // The caller that takes the response over handles its failure.
    response.catch(() => undefined);
    return response;
  };
}
