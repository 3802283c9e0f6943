import { parseFault } from "./fault.ts";
import type { PageVisit } from "./pageVisit.ts";
import type { Visitor } from "./visitor.ts";

const json = (body: unknown, status = 200) => Response.json(body, { status });

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

type Order = (visitor: Visitor, value: unknown) => void;

const count = (name: string, apply: (visitor: Visitor, value: number) => void): Order => {
  return (visitor, value) => {
    if (!isCount(value)) throw new Error(`"${name}" must be a whole number, 0 or more.`);
    apply(visitor, value);
  };
};

/** What can be ordered; done in this order, whatever the order in the body. */
const orders: Readonly<Record<string, Order>> = {
  /** true: a fresh visitor, before all else. */
  reset: (visitor, value) => {
    if (value === true) visitor.reset();
  },
  /** The faults from now on, instead of those that were ordered before. */
  faults: (visitor, value) => {
    if (!Array.isArray(value)) throw new Error('"faults" must be a list.');
    const faults = value.map(parseFault);
    visitor.clearFaults();
    visitor.letGo();
    for (const fault of faults) visitor.order(fault);
  },
  latencyMs: count("latencyMs", (visitor, value) => {
    visitor.latencyMs = value;
  }),
  /** How long sessions last, from the next renewal on. */
  sessionSeconds: count("sessionSeconds", (visitor, value) => {
    visitor.sessionSeconds = value;
  }),
  /** Lets the present session run out so soon; 0 at once. */
  expiresInSeconds: count("expiresInSeconds", (visitor, value) => {
    visitor.renewSession(value);
  }),
};

function readState(visitor: Visitor, now: number): object {
  const session = visitor.liveSession();
  return {
    faults: visitor.pendingFaults(),
    latencyMs: visitor.latencyMs,
    sessionSeconds: visitor.sessionSeconds,
    session: session
      ? {
          kunde: session.customerId,
          vei: session.channel,
          expiresInSeconds: Math.ceil((session.expiresAt - now) / 1000),
        }
      : null,
  };
}

/**
 * `/simulator/control`: how browser tests order faults and read what was received, each browser for itself.
 *
 * GET tells the state; PUT or POST orders (JSON, see `orders`) and answers the state; GET and DELETE of
 * `/simulator/control/requests` read and empty the log.
 */
export function answerControl({ url, method, body, visitor, world }: PageVisit): Response {
  if (url.pathname === "/simulator/control/requests") {
    if (method === "DELETE") visitor.requests.length = 0;
    return json(visitor.requests);
  }
  if (url.pathname !== "/simulator/control") return json({ error: "No such control." }, 404);
  if (method === "PUT" || method === "POST") {
    try {
      const asked = JSON.parse(body) as Readonly<Record<string, unknown>>;
      const unknown = Object.keys(asked).find((name) => !Object.hasOwn(orders, name));
      if (unknown) throw new Error(`"${unknown}" cannot be ordered, only ${Object.keys(orders).join(", ")}.`);
      for (const [name, order] of Object.entries(orders)) if (Object.hasOwn(asked, name)) order(visitor, asked[name]);
    } catch (error) {
      return json({ error: error instanceof Error ? error.message : String(error) }, 400);
    }
  }
  return json(readState(visitor, world.now()));
}
