import type { CallName } from "#contract/callNames.ts";
import { requestedBy, xsrfHeader } from "#contract/headers.ts";

/** A request as the back end received it. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The call it was; undefined for an unknown path. */
  readonly call?: CallName;
  /** The headers that matter to the contract, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Read as JSON where it is JSON, else as text; undefined without a body. */
  readonly body?: unknown;
  /** By the world's clock. */
  readonly receivedAt: number;
  /** The answer's status; undefined while there is none, 0 for a broken connection. */
  status?: number;
}

/** The headers that the contract is about. */
const loggedHeaders = ["Accept", "Accept-Language", "Content-Type", requestedBy.name, xsrfHeader, "Origin", "Referer"];

function readText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A request as the log keeps it. */
export function logRequest(request: Request, text: string, receivedAt: number, call?: CallName): LoggedRequest {
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
