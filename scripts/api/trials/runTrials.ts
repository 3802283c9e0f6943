import { messageOf } from "#contract/messageOf.ts";
import type { CallName } from "#contract/callNames.ts";
import { isObject } from "#contract/isObject.ts";
import { type Answer, findDeviations } from "../findDeviations.ts";
import { findOriginDeviations } from "../findHeaderDeviations.ts";
import { findUnknownFields } from "../findUnknownFields.ts";
import { BackEnd } from "./BackEnd.ts";
import { type Trial, trials } from "./trials.ts";

/** What came of a trial. */
export interface TrialResult {
  /** Name of the call, or `GET /finnes-ikke`. */
  readonly call: string;
  readonly situation: string;
  readonly status: "fits" | "differs" | "not tried";
  /** What differs, why it was not tried, or which fields of an answer that fits are not described. */
  readonly remarks: readonly string[];
}

interface TrialOptions {
  /** Origin of the back end, or address of its API. */
  readonly address: URL;
  /** Header `Cookie` of a customer who is logged in; undefined: only what needs no session is tried. */
  readonly cookies: string | undefined;
  /** Whether calls that write are tried. */
  readonly isWriting: boolean;
}

function readBody({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The words of an error and of its cause: `fetch failed: connect ECONNREFUSED`. */
export function messageWithCause(error: unknown): string {
  const message = messageOf(error);
  return error instanceof Error && error.cause instanceof Error ? `${message}: ${error.cause.message}` : message;
}

function findCodeDeviation(code: string | undefined, answer: Answer): readonly string[] {
  if (code === undefined) return [];
  const body = readBody(answer);
  const given = isObject(body) ? body["code"] : undefined;
  return given === code ? [] : [`The code is ${JSON.stringify(given) ?? "missing"}. Expected: ${code}.`];
}

/** The longest list of unknown fields that is worth reading. */
const maxUnknown = 10;

function remarksOnUnknown(fields: readonly string[]): readonly string[] {
  if (fields.length === 0) return [];
  const rest = fields.length - maxUnknown;
  return [
    `Not in the description: ${fields.slice(0, maxUnknown).join(", ")}${rest > 0 ? `, and ${rest} more` : ""}. Is a name misspelt?`,
  ];
}

/** `GET /auth/session-status` answers alike with and without a session, so its id must show which it was. */
function findSessionDeviation({ call, session }: Trial, answer: Answer): readonly string[] {
  if (call !== "GET /auth/session-status") return [];
  const body = readBody(answer);
  const hasId = isObject(body) && typeof body["kfpSessionId"] === "string";
  if (session === "live")
    return hasId
      ? []
      : ["There is no kfpSessionId: the session of the given cookie has ended, or it is another cookie."];
  return hasId ? ["There is a kfpSessionId without a session."] : [];
}

/**
 * Compares a running back end with the description of the API, call by call.
 * @param report called with each result as it comes
 */
export async function runTrials(
  { address, cookies, isWriting }: TrialOptions,
  report: (result: TrialResult) => void = () => undefined,
): Promise<readonly TrialResult[]> {
  const visitor = new BackEnd(address, "");
  const customer = new BackEnd(address, cookies ?? "");
  const known = new Map<CallName, unknown>();

  async function run(trial: Trial): Promise<Pick<TrialResult, "status" | "remarks">> {
    const { call, session, changes, statuses, code } = trial;
    const skip = (reason: string) => ({ status: "not tried", remarks: [reason] }) as const;
    if (session === "live" && cookies === undefined) return skip("It needs the cookies of a session.");
    if (changes && !isWriting) return skip("It writes. Add --write to try it.");
    const request = trial.prepare(known);
    if (typeof request === "string") return skip(request);
    const backEnd = session === "live" ? customer : visitor;
    if (request.without !== undefined && session === "live" && !backEnd.hasXsrfCookie)
      return skip("The back end sets no cookie XSRF-TOKEN.");
    try {
      const answer = await backEnd.send(request);
      if (statuses === undefined) {
        const remarks = findOriginDeviations(answer.headers);
        return { status: remarks.length > 0 ? "differs" : "fits", remarks };
      }
      if (session === "live" && call !== undefined && answer.status === 200) known.set(call, readBody(answer));
      // After a logout there is no session whose end could be announced.
      const hasSession = session === "live" && call !== "POST /auth/logout";
      const remarks = [
        ...findSessionDeviation(trial, answer),
        ...findDeviations(call, answer, { statuses, hasSession }),
        ...findCodeDeviation(code, answer),
      ];
      if (remarks.length > 0) return { status: "differs", remarks };
      return { status: "fits", remarks: remarksOnUnknown(findUnknownFields(call, answer)) };
    } catch (error) {
      return { status: "differs", remarks: [`There is no answer: ${messageWithCause(error)}.`] };
    }
  }

  const results: TrialResult[] = [];
  for (const trial of trials) {
    const { call = "GET /finnes-ikke", situation } = trial;
    const result = { call, situation, ...(await run(trial)) };
    results.push(result);
    report(result);
  }
  return results;
}
