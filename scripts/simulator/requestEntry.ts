import type { CallName } from "./callName.ts";
import type { RequestEntry } from "./visitor.ts";

const telling = ["accept", "content-type", "x-requested-by", "x-xsrf-token", "origin", "referer"];

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
  const headers = telling.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
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
