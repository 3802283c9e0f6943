import { noticeLimits, noticesFile } from "#contract/notices.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { startDeadline } from "./deadline.ts";
import { RequestTimeout } from "./requestFailures.ts";
import { takeEarlyCall } from "./takeEarlyCall.ts";

/** What the server answered. */
export type NoticesAnswer =
  /** It has no such file. */
  | { readonly status: "missing" }
  /** The server cannot be reached, or fails. */
  | { readonly status: "failed" }
  | {
      readonly status: "answered";
      /** undefined: more than a file of notices may have. */
      readonly text: string | undefined;
      /** How far the server's clock is ahead of this device's, in milliseconds; undefined: the answer does not say. */
      readonly aheadMs: number | undefined;
    };

const timeoutMs = 20_000;

/** Reads a body, but no more of it than a file of notices may have. */
async function readBody({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const { bytes: most } = noticeLimits;
  let text = "";
  for (let bytes = 0; ;) {
    const part = await reader?.read();
    if (part?.value === undefined) return text + decoder.decode();
    bytes += part.value.length;
    if (bytes > most) {
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/** By the header `Date`. What a cache has kept for a while says so in `Age`. */
function clockAheadMs({ headers }: Response, sentAt: number): number | undefined {
  const date = Date.parse(headers.get("Date") ?? "");
  const age = Number(headers.get("Age") ?? 0);
  const aheadMs = date + age * 1000 - sentAt;
  return Number.isNaN(aheadMs) ? undefined : aheadMs;
}

/** Asks for the file of notices: with the answer that the boot script has asked for, if there is one. Never rejects. */
export async function fetchNotices(): Promise<NoticesAnswer> {
  const deadline = startDeadline(timeoutMs, new RequestTimeout(noticesFile, timeoutMs), undefined);
  const send = () => ({
    sentAt: Date.now(),
    response: fetch(new URL(noticesAddress, window.location.origin), { signal: deadline.signal }),
  });
  try {
    const early = takeEarlyCall(noticesAddress);
    let sent = early ?? send();
    // A failed early call is repeated.
    const response = await deadline.race(early ? early.response.catch(() => (sent = send()).response) : sent.response);
    if (response.status === 404 || response.status === 410) return { status: "missing" };
    if (!response.ok) return { status: "failed" };
    const text = await deadline.race(readBody(response));
    return { status: "answered", text, aheadMs: clockAheadMs(response, sent.sentAt) };
  } catch {
    return { status: "failed" };
  } finally {
    deadline.clear();
  }
}
