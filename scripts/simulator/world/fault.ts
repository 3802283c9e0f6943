import { isObject } from "#contract/isObject.ts";
import { callNames, isCallName } from "#contract/callNames.ts";
import type { CallName } from "#contract/callNames.ts";

/** How an answer can fail, apart from a given status and body. */
const faultKinds = [
  /** The connection breaks before the answer. */
  "abort",
  /** No answer until the caller gives up. */
  "hang",
  /** 200 with a page of HTML, as a proxy sends it. */
  "html",
  /** The first half of the real answer. */
  "truncated",
  /** 200 with `null`. */
  "null",
  /** 200 without a body. */
  "empty",
  /** The real answer with every field null. */
  "nullFields",
  /** The real answer with unknown values in its enumerations. */
  "unknownEnums",
  /** The real answer in the language that is asked for, where that is English: no failure, but few back ends do it. */
  "english",
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** A failure injected into a call. */
export interface Fault {
  readonly call: CallName;
  /** Answers with this status; the call changes nothing. */
  readonly status?: number;
  /** Answers with this body (JSON); with status 200 unless another is given. */
  readonly body?: unknown;
  /** Headers that override those of the answer, for example a broken `X-Session-Expiry`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay before anything else. Alone: a slow call with the right answer. */
  readonly delayMs?: number;
  /** For unit tests, not over HTTP: answers when this has resolved, so that a test does not depend on a delay. */
  readonly until?: Promise<unknown>;
  readonly kind?: FaultKind;
  /** How many calls it affects. Default: all, until the faults are cleared. */
  readonly times?: number;
}

const isCount = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && Number(value) >= 0);

const isStatus = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599);

const isHeaders = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every((text) => typeof text === "string"));

const fields = ["call", "status", "body", "headers", "delayMs", "kind", "times"];

/** Reads a fault sent over HTTP. Throws an `Error` that names the invalid field. */
export function parseFault(value: unknown): Fault {
  if (!isObject(value)) throw new Error("A fault is an object.");
  const unknown = Object.keys(value).find((key) => !fields.includes(key));
  if (unknown) throw new Error(`A fault has no field "${unknown}"; it has ${fields.join(", ")}.`);
  if (!isCallName(value.call)) throw new Error(`"call" must be one of: ${callNames.join("; ")}.`);
  if (value.kind !== undefined && !faultKinds.includes(value.kind as FaultKind))
    throw new Error(`"kind" must be one of: ${faultKinds.join(", ")}.`);
  if (!isStatus(value.status)) throw new Error('"status" must be a whole number from 200 to 599.');
  if (!isCount(value.delayMs)) throw new Error('"delayMs" must be a whole number of milliseconds.');
  if (!isCount(value.times)) throw new Error('"times" must be a whole number.');
  if (!isHeaders(value.headers)) throw new Error('"headers" must be an object of strings.');
  return value as unknown as Fault;
}
