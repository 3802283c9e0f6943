import { randomUUID } from "node:crypto";
import type { CallName } from "#contract/callNames.ts";
import type { Customer } from "./customer.ts";
import { allCustomers } from "./customers/allCustomers.ts";
import type { Fault } from "./fault.ts";
import type { Session, EntryChannel } from "./session.ts";

/** A request as the back end received it. */
export interface RequestEntry {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The call it was; undefined for a path that nobody knows. */
  readonly call?: CallName;
  /** The headers that matter to the contract, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Read as JSON where it is JSON, else as text; undefined without a body. */
  readonly body?: unknown;
  /** By the world's clock. */
  readonly receivedAt: number;
  /** The answer's status; undefined while there is none, 0 for a broken connection. */
  status?: number;
}

/** One browser, with a world of its own: nothing that it does is seen by another. */
export interface Visitor {
  readonly id: string;
  /** The value that the cookie XSRF-TOKEN must have come back with; undefined until issued. */
  xsrfToken: string | undefined;
  session: Session | undefined;
  /** Seconds that a session lasts without a call. */
  sessionSeconds: number;
  /** Waited before every answer. */
  latencyMs: number;
  readonly requests: RequestEntry[];
  /** The customer's state, which outlives the session. */
  customer(id: string): Customer | undefined;
  /** Starts a session; throws for a customer that does not exist. */
  logIn(customerId: string, channel: EntryChannel): Session;
  /** Forgets what was changed, ordered and received, and the session. */
  reset(): void;
  /** The session, if it is there and has not run out. */
  liveSession(): Session | undefined;
  /** Lets the session last from now on: its usual length, or the seconds given. */
  renewSession(seconds?: number): void;
  order(fault: Fault): void;
  /** The fault that strikes this call, if any; counts down `times`. */
  takeFault(call: CallName): Fault | undefined;
  clearFaults(): void;
  pendingFaults(): readonly Fault[];
  /** Aborted by `letGo`: answers that hang watch it. */
  readonly hanging: () => AbortSignal;
  /** Ends all answers that hang. */
  letGo(): void;
}

/** Half an hour, as online banks have it. */
const defaultSessionSeconds = 1800;

/** Makes a visitor who has not been here before. */
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
    requests: [],
    customer(customerId) {
      const original = allCustomers.find((candidate) => candidate.id === customerId);
      if (original && !customers.has(customerId)) customers.set(customerId, structuredClone(original));
      return customers.get(customerId);
    },
    logIn(customerId, channel) {
      if (!visitor.customer(customerId)) throw new Error(`No customer "${customerId}" in the simulator.`);
      const expiresAt = now() + visitor.sessionSeconds * 1000;
      visitor.session = { id: randomUUID(), cookie: randomUUID(), customerId, channel, expiresAt };
      visitor.xsrfToken = randomUUID();
      return visitor.session;
    },
    reset() {
      customers.clear();
      visitor.clearFaults();
      visitor.letGo();
      visitor.requests.length = 0;
      visitor.session = undefined;
      visitor.sessionSeconds = defaultSessionSeconds;
      visitor.latencyMs = 0;
    },
    liveSession() {
      return visitor.session && visitor.session.expiresAt > now() ? visitor.session : undefined;
    },
    renewSession(seconds = visitor.sessionSeconds) {
      if (visitor.session) visitor.session = { ...visitor.session, expiresAt: now() + seconds * 1000 };
    },
    order(fault) {
      faults.push({ fault, left: fault.times ?? Infinity });
    },
    takeFault(call) {
      const struck = faults.find(({ fault, left }) => fault.call === call && left > 0);
      if (struck) {
        struck.left -= 1;
        return struck.fault;
      }
      const session = visitor.liveSession();
      return session && visitor.customer(session.customerId)?.standingFaults.find((fault) => fault.call === call);
    },
    clearFaults() {
      faults = [];
    },
    pendingFaults: () => faults.filter(({ left }) => left > 0).map(({ fault }) => fault),
    hanging: () => hanging.signal,
    letGo() {
      hanging.abort();
      hanging = new AbortController();
    },
  };
  return visitor;
}
