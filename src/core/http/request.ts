import type { Schema } from "#answers/schema.ts";
import { type CallName, methodOf, pathOf } from "#contract/callNames.ts";
import { sessionExpiryHeader } from "#contract/headers.ts";
import { report } from "../errorReporting/report.ts";
import { startDeadline } from "./deadline.ts";
import { type EarlyCall, takeEarlyCall } from "./takeEarlyCall.ts";
import { parseSessionExpiry } from "./parseSessionExpiry.ts";
import { readAnswer } from "./readAnswer.ts";
import { requestHeaders } from "./requestHeaders.ts";
import { NoNetwork, RequestTimeout } from "./requestFailures.ts";
import { type PathSegments, type RequestParams, requestPath, requestUrl } from "./requestUrl.ts";
import { emitSessionSignal } from "./sessionSignal.ts";

/** A call of the API. */
export interface RequestOptions<Answer> {
  /** Method and path, as in `callNames`. */
  readonly call: CallName;
  /** Values of the `:name` segments in the path; they are encoded. */
  readonly segments?: PathSegments;
  readonly params?: RequestParams;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** How the body is read. Left out: it is not read. */
  readonly answer?: Schema<Answer>;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds to wait for the complete answer. Default: 20 seconds. */
  readonly timeoutMs?: number | undefined;
}

const defaultTimeoutMs = 20_000;

/** The only call whose 401 does not end the session: it asks about the session (spec: session-28). */
const sessionStatusCall: CallName = "GET /auth/session-status";

/**
 * Calls the API (spec: http-1): headers, session expiry, empty answers, null stripping, schema. Nothing else calls
 * `fetch`, except the boot script.
 * @throws HttpError, UnreadableAnswer, RequestTimeout; NoNetwork when the browser is offline; the signal's reason when
 * the caller stops; what `fetch` throws when the connection breaks.
 */
export async function request<Answer = void>(options: RequestOptions<Answer>): Promise<Answer> {
  const { call, answer, timeoutMs = defaultTimeoutMs } = options;
  const method = methodOf(call);
  const path = requestPath(call, options.segments);
  const url = requestUrl(path, options.params);
  const deadline = startDeadline(timeoutMs, new RequestTimeout(path, timeoutMs), options.signal);

  const hasBody = options.body !== undefined;
  const send = (): EarlyCall => ({
    sentAt: Date.now(),
    response: fetch(new URL(url, window.location.origin), {
      method,
      headers: { ...requestHeaders(), ...(hasBody && { "Content-Type": "application/json" }) },
      credentials: "same-origin",
      // A second try must not wait for the first: browsers queue calls of one address that may be cached.
      cache: "no-store",
      signal: deadline.signal,
      ...(hasBody && { body: JSON.stringify(options.body) }),
    }),
  });

  try {
    deadline.signal.throwIfAborted();
    const early = method === "GET" ? takeEarlyCall(url) : undefined;
    let sent = early ?? send();
    // A failed early call is repeated; a failed call of our own is an error.
    const answered = early ? early.response.catch(() => (sent = send()).response) : sent.response;
    const response = await deadline.race(answered);
    signalSession(response, sent.sentAt, call);
    return readAnswer({ method, path, answer }, response, await deadline.race(response.text()));
  } catch (error) {
    // `fetch` rejects with a TypeError when it does not reach the server.
    if (error instanceof TypeError && !navigator.onLine) throw new NoNetwork(path);
    throw error;
  } finally {
    deadline.clear();
  }
}

/** One object for the page: the reporter takes each error once (spec: session-9). */
const unreadableExpiry = new Error(`Unreadable ${sessionExpiryHeader}`);

/** Passes on what the answer's status and headers say about the session. */
function signalSession(response: Response, sentAt: number, call: CallName): void {
  const expiry = parseSessionExpiry(response.headers.get(sessionExpiryHeader));
  if (expiry.status === "invalid") report(unreadableExpiry, { path: pathOf(call) });
  if (expiry.status === "known") emitSessionSignal({ type: "expiry", sentAt, seconds: expiry.seconds });
  if (response.status === 401 && call !== sessionStatusCall) emitSessionSignal({ type: "unauthorized", sentAt });
}
