import type { Fault } from "#scripts/simulator/world/fault.ts";

/** What a customer meets when a call is answered so. */
export type Outcome =
  /** The call has failed: its part of the page says so. */
  | "broken"
  /** There was nothing in the answer. */
  | "nothing"
  /** Every field of the answer is missing. */
  | "nulls"
  /** Values in the answer that nobody has heard of: data, not an error. */
  | "unknown"
  /** As if nothing had happened. */
  | "whole"
  /** The session is gone. */
  | "loggedOut";

/** A column of the fault matrix. */
export interface FaultColumn {
  readonly name: string;
  readonly fault: Omit<Fault, "call">;
  readonly outcome: Outcome;
}

/** The ways in which every call goes wrong. 401 is last: it ends the session. */
export const faultColumns: readonly FaultColumn[] = [
  { name: "500", fault: { status: 500 }, outcome: "broken" },
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

/** What the browser and the portal may say about calls that went wrong. */
export const faultComplaints: readonly RegExp[] = [
  /^Failed to load resource/,
  /^HttpError/,
  /^UnreadableAnswer/,
  /^TypeError: Failed to fetch/,
  /^Error: Unreadable items in a list/,
];
