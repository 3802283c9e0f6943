import { messageOf } from "#contract/messageOf.ts";

/** Details of an error: names of fields, numbers and paths; never a body or anything about the customer. */
export type ReportContext = Readonly<Record<string, string | number | boolean | undefined>>;

/** An error as the reporter receives it. */
export interface Report {
  readonly error: unknown;
  readonly context: ReportContext;
  /** The path of the page at that time; empty outside of a browser. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

type Reporter = (report: Report) => void;

/** Errors of libraries that say nothing about the portal (spec: errors-3). */
const isIgnored = (message: string): boolean =>
  message.includes("ToggleSlider component has been deprecated") || message.startsWith("FBNav");

/** Older reports are dropped: a page that fails in a loop must not fill the memory. */
const queueLimit = 50;

let queue: Report[] = [];
let reporter: Reporter | undefined;
let seen = new WeakSet<object>();
let isLoud = true;

/**
 * Reports an error, once for each error object. It waits in a queue until a reporter takes it (`takeReports`), so
 * that the reporter's library can be loaded later.
 */
export function report(error: unknown, context: ReportContext = {}): void {
  if (typeof error === "object" && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  if (isIgnored(messageOf(error))) return;
  if (isLoud) console.error(error, context);
  const path = "location" in globalThis ? location.pathname : "";
  const entry: Report = { error, context, path, time: Date.now() };
  if (reporter) reporter(entry);
  else queue = [...queue.slice(1 - queueLimit), entry];
}

/** Hands over all reports, the waiting ones first. Returns a function that stops it. */
export function takeReports(take: Reporter): () => void {
  reporter = take;
  const waiting = queue;
  queue = [];
  waiting.forEach(take);
  return () => {
    if (reporter === take) reporter = undefined;
  };
}

/** Sets whether errors are shown in the console too: they are in Dev and Test, not in Production. */
export function showReportsInConsole(show: boolean): void {
  isLoud = show;
}

/** Forgets everything that was reported. For tests: each starts with an empty queue. */
export function forgetReports(): void {
  queue = [];
  reporter = undefined;
  seen = new WeakSet();
}

/** Reports uncaught errors and rejections. An abort by the page itself is not an error. */
export function reportUncaught(): void {
  addEventListener("error", ({ error, message }) => report(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => {
    if ((reason as Error | null)?.name !== "AbortError") report(reason);
  });
}
