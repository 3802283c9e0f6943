import {
  type ConsentCategory,
  type ConsentCoding,
  type ConsentRecord,
  deniedRecord,
  hasChoices,
  isSameRecord,
  parseConsentRecord,
  unansweredRecord,
} from "./consentRecord.ts";

/** How the consent cookie is read. */
export interface ConsentReading {
  /** How the value of the cookie is coded. */
  readonly coding: ConsentCoding;
  /** Categories that need a choice. */
  readonly required: readonly ConsentCategory[];
}

/**
 * The state of the visitor's consent:
 * `unread`: nothing is chosen, and it is not known yet whether the browser accepts cookies;
 * `unanswered`: the dialog asks for a choice; `answered`: it is shut;
 * `reopened`: it shows the stored choices and can be shut without another;
 * `refused`: the browser accepts no cookies, so nothing is asked and everything is denied (spec: consent-12).
 */
export interface ConsentState {
  /** Whether the visitor has answered, and whether the dialog is open. */
  readonly status: "unread" | "unanswered" | "answered" | "reopened" | "refused";
  /** What the visitor has allowed and denied. */
  readonly record: ConsentRecord;
  /** The cookie's value when it was last read. Only another value changes the state. */
  readonly seen: string | undefined;
  /** Whether the browser keeps the record: it was read from the cookie, or found in the cookie after a choice. */
  readonly isStored: boolean;
}

/** The state on a server, which does not know the visitor's choice. */
export const serverState: ConsentState = {
  status: "unread",
  record: unansweredRecord,
  seen: undefined,
  isStored: false,
};

/** The state that the page starts in. */
export function firstState(value: string | undefined, { coding, required }: ConsentReading): ConsentState {
  const record = parseConsentRecord(value, coding);
  // Where no category is required, a missing cookie does not show whether the browser accepts cookies.
  const isRead = value !== undefined && hasChoices(record, required);
  return { status: isRead ? "answered" : "unread", record, seen: value, isStored: isRead };
}

const statusOf = ({ record }: ConsentState, required: readonly ConsentCategory[]) =>
  hasChoices(record, required) ? "answered" : "unanswered";

/** The state once it is known whether the browser accepts cookies. */
export function tried(state: ConsentState, isOpen: boolean, { required }: ConsentReading): ConsentState {
  if (!isOpen) return { ...state, status: "refused", record: deniedRecord };
  return state.status === "unread" ? { ...state, status: statusOf(state, required) } : state;
}

/** The state when the page needs a choice in other categories than before. */
export function required(state: ConsentState, reading: ConsentReading): ConsentState {
  const status = statusOf(state, reading.required);
  const isKnown = state.status === "answered" || state.status === "unanswered";
  return isKnown && status !== state.status ? { ...state, status } : state;
}

/** The cookie is looked at again: another tab, or another page of the site, may have written it. */
export function looked(state: ConsentState, value: string | undefined, reading: ConsentReading): ConsentState {
  if (value === state.seen || state.status === "refused") return state;
  const { record, isStored } = firstState(value, reading);
  const known = { record, seen: value, isStored };
  if (!hasChoices(record, reading.required)) return { ...known, status: "unanswered" };
  return { ...known, status: state.status === "reopened" ? "reopened" : "answered" };
}

/** The state after a choice; `value` is what the browser has stored. */
export const accepted = (
  record: ConsentRecord,
  value: string | undefined,
  { coding }: ConsentReading,
): ConsentState => ({
  status: "answered",
  record,
  seen: value,
  isStored: isSameRecord(parseConsentRecord(value, coding), record),
});

/** The dialog is asked for again. */
export const reopened = (state: ConsentState): ConsentState =>
  state.status === "answered" ? { ...state, status: "reopened" } : state;

/** The dialog is shut without another choice; the first one must be made. */
export const closed = (state: ConsentState): ConsentState =>
  state.status === "reopened" ? { ...state, status: "answered" } : state;
