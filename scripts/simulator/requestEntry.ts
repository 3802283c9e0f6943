import type { CallName } from "#contract/callNames.ts";
import { requestedBy, xsrfHeader } from "#contract/headers.ts";
import type { RequestEntry } from "./visitor.ts";

/** The headers that the contract is about. */
const loggedHeaders = ["Accept", "Content-Type", requestedBy.name, xsrfHeader, "Origin", "Referer"];

function readText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Writes a request down for the log. */
export function requestEntry(request: Request, text: string, receivedAt: number, call?: CallName): RequestEntry {
  const { pathname, search } = new URL(request.url);
  const headers = loggedHeaders.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name.toLowerCase(), value] as const];
  });
  return {
    method: request.method,
    path: pathname + search,
    ...(call && { call }),
    headers: Object.fromEntries(headers),
    ...(text !== "" && { body: readText(text) }),
    receivedAt,
  };
}
