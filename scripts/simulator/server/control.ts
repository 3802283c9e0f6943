import { messageOf } from "#contract/messageOf.ts";
import { isObject } from "#contract/isObject.ts";
import { parseFault } from "../world/fault.ts";
import { isNoticeSample, sampleNotices } from "../world/sampleNotices.ts";
import type { SimulatorContext } from "./SimulatorContext.ts";
import type { Visitor } from "../world/visitor.ts";

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

type Setting = (visitor: Visitor, value: unknown, now: number) => void;

const count = (name: string, apply: (visitor: Visitor, value: number) => void): Setting => {
  return (visitor, value) => {
    if (!isCount(value)) throw new Error(`"${name}" must be a whole number, 0 or more.`);
    apply(visitor, value);
  };
};

/** What a request can change. They are applied in this order, independent of their order in the body. */
const settings: Readonly<Record<string, Setting>> = {
  /** true: forgets everything about this visitor first. */
  reset: (visitor, value) => {
    if (value === true) visitor.reset();
  },
  /** Replaces the faults that were set before. */
  faults: (visitor, value) => {
    if (!Array.isArray(value)) throw new Error('"faults" must be a list.');
    const faults = value.map(parseFault);
    visitor.clearFaults();
    visitor.endHangingAnswers();
    for (const fault of faults) visitor.addFault(fault);
  },
  latencyMs: count("latencyMs", (visitor, value) => {
    visitor.latencyMs = value;
  }),
  /** The file of notices: an object, the name of a sample, or a text that is sent as it is; `null`: one without any. */
  notices: (visitor, value, now) => {
    const file = typeof value === "string" && isNoticeSample(value) ? sampleNotices(value, now) : value;
    visitor.notices = file === null ? undefined : typeof file === "string" ? file : JSON.stringify(file);
  },
  /** How long sessions last, from the next renewal on. */
  sessionSeconds: count("sessionSeconds", (visitor, value) => {
    visitor.sessionSeconds = value;
  }),
  /** Lets the present session expire after so many seconds; 0: now. */
  expiresInSeconds: count("expiresInSeconds", (visitor, value) => {
    visitor.renewSession(value);
  }),
};

/** `GET /simulator/control`: the state of this browser's visitor. Every browser has its own. */
export function showState(c: SimulatorContext): Response {
  const { visitor, world } = c.var;
  const session = visitor.liveSession();
  return c.json({
    faults: visitor.pendingFaults(),
    latencyMs: visitor.latencyMs,
    sessionSeconds: visitor.sessionSeconds,
    session: session
      ? {
          kunde: session.customerId,
          vei: session.channel,
          expiresInSeconds: Math.ceil((session.expiresAt - world.now()) / 1000),
        }
      : null,
  });
}

/** `PUT` or `POST /simulator/control`: changes the state (JSON, see `settings`) and answers with the new one. */
export async function changeState(c: SimulatorContext): Promise<Response> {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    if (!isObject(body)) throw new Error("The body must be an object.");
    const unknown = Object.keys(body).find((name) => !Object.hasOwn(settings, name));
    if (unknown) throw new Error(`Unknown setting "${unknown}". Settings: ${Object.keys(settings).join(", ")}.`);
    for (const [name, set] of Object.entries(settings))
      if (Object.hasOwn(body, name)) set(c.var.visitor, body[name], c.var.world.now());
  } catch (error) {
    return c.json({ error: messageOf(error) }, 400);
  }
  return showState(c);
}

/** `GET /simulator/control/requests`: the API calls that this browser sent. */
export const readLog = (c: SimulatorContext): Response => Response.json(c.var.visitor.requests);

/** `DELETE /simulator/control/requests`: empties the log. */
export function emptyLog(c: SimulatorContext): Response {
  c.var.visitor.requests.length = 0;
  return readLog(c);
}
