import { randomUUID } from "node:crypto";
import type { CallName } from "#contract/callNames.ts";
import type { Customer } from "./customer.ts";
import { allCustomers } from "./customers/allCustomers.ts";
import type { Fault } from "./fault.ts";
import type { LoggedRequest } from "./logRequest.ts";
import type { Session, EntryChannel } from "./session.ts";

/** One browser with its own state. Nothing that it does is visible to another. */
export interface Visitor {
  readonly id: string;
  /** The XSRF token that writes must carry; undefined until issued. */
  xsrfToken: string | undefined;
  session: Session | undefined;
  /** Seconds until a session without calls expires. */
  sessionSeconds: number;
  /** Delay of every answer. */
  latencyMs: number;
  /** The text of the file of notices that this browser gets; undefined: one without any. */
  notices: string | undefined;
  readonly requests: LoggedRequest[];
  /** The customer's state, which outlives the session. */
  customer(id: string): Customer | undefined;
  /**
   * Starts a session; throws for a customer that does not exist.
   * @param cookie that of an earlier session, whose calls then belong to this one; left out: a new one
   */
  logIn(customerId: string, channel: EntryChannel, cookie?: string): Session;
  /** Forgets changes, faults, logged requests and the session. */
  reset(): void;
  /** The session, unless it is missing or expired. */
  liveSession(): Session | undefined;
  /** Lets the session expire after its usual length from now, or after the given seconds. */
  renewSession(seconds?: number): void;
  addFault(fault: Fault): void;
  /** The next fault for this call, if any; counts down `times`. */
  takeFault(call: CallName): Fault | undefined;
  clearFaults(): void;
  pendingFaults(): readonly Fault[];
  /** Aborted by `endHangingAnswers`. */
  readonly hangingSignal: () => AbortSignal;
  /** Breaks the connection of all answers that hang. */
  endHangingAnswers(): void;
}

/** Half an hour, as in online banks. */
const defaultSessionSeconds = 1800;

/** A visitor without any state yet. */
export function createVisitor(id: string, now: () => number): Visitor {
  const customers = new Map<string, Customer>();
  let faults: { fault: Fault; left: number }[] = [];
  let hanging = new AbortController();

  const visitor: Visitor = {
    id,
    xsrfToken: undefined,
    session: undefined,
    sessionSeconds: defaultSessionSeconds,
    latencyMs: 0,
    notices: undefined,
    requests: [],
    customer(customerId) {
      const original = allCustomers.find((candidate) => candidate.id === customerId);
      if (original && !customers.has(customerId)) customers.set(customerId, structuredClone(original));
      return customers.get(customerId);
    },
    logIn(customerId, channel, cookie = randomUUID()) {
      if (!visitor.customer(customerId)) throw new Error(`No customer "${customerId}" in the simulator.`);
      const expiresAt = now() + visitor.sessionSeconds * 1000;
      visitor.session = { id: randomUUID(), cookie, customerId, channel, expiresAt };
      visitor.xsrfToken = randomUUID();
      return visitor.session;
    },
    reset() {
      customers.clear();
      visitor.clearFaults();
      visitor.endHangingAnswers();
      visitor.requests.length = 0;
      visitor.session = undefined;
      visitor.sessionSeconds = defaultSessionSeconds;
      visitor.latencyMs = 0;
      visitor.notices = undefined;
    },
    liveSession() {
      return visitor.session && visitor.session.expiresAt > now() ? visitor.session : undefined;
    },
    renewSession(seconds = visitor.sessionSeconds) {
      if (visitor.session) visitor.session = { ...visitor.session, expiresAt: now() + seconds * 1000 };
    },
    addFault(fault) {
      faults.push({ fault, left: fault.times ?? Infinity });
    },
    takeFault(call) {
      const next = faults.find(({ fault, left }) => fault.call === call && left > 0);
      if (next) {
        next.left -= 1;
        return next.fault;
      }
      const session = visitor.liveSession();
      return session && visitor.customer(session.customerId)?.permanentFaults.find((fault) => fault.call === call);
    },
    clearFaults() {
      faults = [];
    },
    pendingFaults: () => faults.filter(({ left }) => left > 0).map(({ fault }) => fault),
    hangingSignal: () => hanging.signal,
    endHangingAnswers() {
      hanging.abort();
      hanging = new AbortController();
    },
  };
  return visitor;
}
