import type * as v from "valibot";
import { report } from "../errorReporting/report.ts";
import { startDeadline } from "./deadline.ts";
import { type EarlyCall, takeEarlyCall } from "./earlyResponses.ts";
import { parseSessionExpiry } from "./parseSessionExpiry.ts";
import { readAnswer } from "./readAnswer.ts";
import { requestHeaders } from "./requestHeaders.ts";
import { type RequestParams, requestUrl } from "./requestUrl.ts";
import { RequestTimeout } from "./RequestTimeout.ts";
import { emitSessionSignal } from "./sessionSignal.ts";

/** A call of the API. */
export interface RequestOptions<Schema extends v.GenericSchema> {
  /** Below `/api/privat/forsikring`, for example `/auth/session-status`; segments that come from data are encoded. */
  readonly path: string;
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly params?: RequestParams;
  /** Sent as JSON; left out: no body. */
  readonly body?: unknown;
  /** What the answer must look like; a 204 or an empty body reaches it as `undefined`. */
  readonly schema: Schema;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a complete answer until the call is given up. */
  readonly timeoutMs?: number | undefined;
}

const defaultTimeoutMs = 20_000;

/** The one call that may be answered 401 without the session being gone: it asks about it (contract §1). */
const sessionStatusPath = "/auth/session-status";

/**
 * Calls the API (spec §7): headers, session expiry, empty answers, null stripping, schema. The only caller of `fetch`
 * beside `boot.ts`.
 * @throws HttpError, UnreadableAnswer, RequestTimeout; the signal's reason when the caller stops; what `fetch` throws
 * when there is no network.
 */
export async function request<Schema extends v.GenericSchema>(
  options: RequestOptions<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { path, schema, method = "GET", timeoutMs = defaultTimeoutMs } = options;
  const url = requestUrl(path, options.params);
  const deadline = startDeadline(timeoutMs, new RequestTimeout(path, timeoutMs), options.signal);

  const hasBody = options.body !== undefined;
  const send = (): EarlyCall => ({
    sentAt: Date.now(),
    response: fetch(new URL(url, window.location.origin), {
      method,
      headers: requestHeaders(hasBody),
      credentials: "same-origin",
      signal: deadline.signal,
      ...(hasBody && { body: JSON.stringify(options.body) }),
    }),
  });

  try {
    deadline.signal.throwIfAborted();
    const early = method === "GET" ? takeEarlyCall(url) : undefined;
    let call = early ?? send();
    // An early call that never got through is repeated; one of our own has failed.
    const answered = early ? early.response.catch(() => (call = send()).response) : call.response;
    const response = await deadline.race(answered);
    tellSession(response, call.sentAt, path);
    return readAnswer({ method, path, schema }, response, await deadline.race(response.text()));
  } finally {
    deadline.clear();
  }
}

function tellSession(response: Response, sentAt: number, path: string): void {
  const expiry = parseSessionExpiry(response.headers.get("X-Session-Expiry"));
  if (expiry.status === "garbage") report(new Error("Unreadable X-Session-Expiry"), { path });
  if (expiry.status === "known") emitSessionSignal({ type: "expiry", sentAt, seconds: expiry.seconds });
  if (response.status === 401 && path !== sessionStatusPath) emitSessionSignal({ type: "unauthorized", sentAt });
}
