import type { Fault } from "#scripts/simulator/world/fault.ts";

/** What a customer sees after the fault. */
export type Outcome =
  /** The call failed, and its part of the page shows an error message. */
  | "broken"
  /** The answer was empty. */
  | "nothing"
  /** Every field of the answer is missing. */
  | "nulls"
  /** The answer has unknown enum values, which are not an error. */
  | "unknown"
  /** Everything, as without a fault. */
  | "whole"
  /** The session has ended. */
  | "loggedOut";

/** A column of the fault matrix. */
export interface FaultColumn {
  readonly name: string;
  readonly fault: Omit<Fault, "call">;
  readonly outcome: Outcome;
}

/**
 * The faults that are injected into every call. Calls without an answer, or without a network, have journeys of their
 * own
 * (`waitingReads.journey.ts`, `waitingWrites.journey.ts`). 401 is last, since it ends the session. */
export const faultColumns: readonly FaultColumn[] = [
  { name: "500", fault: { status: 500 }, outcome: "broken" },
  // Longer than the portal waits by itself: it is not asked again.
  { name: "503", fault: { status: 503, headers: { "Retry-After": "120" } }, outcome: "broken" },
  { name: "204", fault: { status: 204 }, outcome: "nothing" },
  { name: "invalid JSON", fault: { kind: "truncated" }, outcome: "broken" },
  { name: "HTML", fault: { kind: "html" }, outcome: "broken" },
  { name: "aborted", fault: { kind: "abort" }, outcome: "broken" },
  { name: "slow", fault: { delayMs: 800 }, outcome: "whole" },
  { name: "empty", fault: { kind: "empty" }, outcome: "nothing" },
  { name: "null", fault: { kind: "null" }, outcome: "broken" },
  { name: "null fields", fault: { kind: "nullFields" }, outcome: "nulls" },
  { name: "unknown enum values", fault: { kind: "unknownEnums" }, outcome: "unknown" },
  { name: "401", fault: { status: 401 }, outcome: "loggedOut" },
];

/** Console errors that failed calls may cause. */
export const faultComplaints: readonly RegExp[] = [
  /^Failed to load resource/,
  /^HttpError/,
  /^UnreadableAnswer/,
  /^TypeError: Failed to fetch/,
  /^Error: Unreadable list items/,
];
