import { http, HttpResponse } from "msw";
import type { HttpHandler } from "msw";
import { apiBase, type CallName, methodOf, pathOf } from "#contract/callNames.ts";
import { requestedBy, sessionExpiryHeader, xsrfHeader } from "#contract/headers.ts";
import { isObject } from "#contract/isObject.ts";
import type { ErrorCode } from "#contract/wireNames.ts";
import { breakAnswer } from "./breakAnswer.ts";
import type { Customer } from "./customer.ts";
import type { SimulatorBrand } from "./simulatorBrand.ts";
import type { Session } from "./session.ts";
import { requestEntry } from "./requestEntry.ts";
import type { Visitor } from "./visitor.ts";

/** Who asks: found from the request's cookies and host, or fixed in a unit test. */
export interface Visit {
  readonly visitor: Visitor;
  readonly brand: SimulatorBrand;
  /** The session cookie that came along. */
  readonly sessionCookie: string | undefined;
}

export type FindVisit = (request: Request) => Visit;

/** What a call has to work with. */
export interface Asked {
  readonly visitor: Visitor;
  readonly brand: SimulatorBrand;
  readonly request: Request;
  readonly url: URL;
  /** The JSON body; `{}` when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The session's customer, for calls that need one. */
  readonly customer: Customer;
  readonly session: Session;
}

/** Also answers people who are not logged in; session and customer are then missing. */
export type AskedOpenly = Omit<Asked, "customer" | "session"> & { readonly session: Session | undefined };

/** Why the API refuses a call. */
type RefusalCode =
  | ErrorCode
  | "FORBUDT"
  | "IKKE_INNLOGGET"
  | "KUNDE_FINNES_IKKE"
  | "SESJON_UTLOPT"
  | "TILBUD_FINNES_IKKE"
  | "UGYLDIG_FORESPORSEL"
  | "UGYLDIG_TEKST"
  | "UGYLDIG_XSRF"
  | "UKJENT_KALL";

/** An error of the API: `{"code": …}`. */
export const refuse = (status: number, code: RefusalCode): Response => HttpResponse.json({ code }, { status });

/** 200 with a body. */
export const answer = (body: object): Response => HttpResponse.json(body);

/** 204. */
export const noContent = (): Response => new HttpResponse(null, { status: 204 });

const isWrite = (call: CallName) => methodOf(call) !== "GET";

/** Live, and the cookie is that session's. */
function sessionOf({ visitor, sessionCookie }: Visit): Session | undefined {
  const session = visitor.liveSession();
  return session && session.cookie === sessionCookie ? session : undefined;
}

function readBody(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text === "") return {};
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

type Resolve = (asked: AskedOpenly) => Response;

function resolveCall(call: CallName, visit: Visit, request: Request, text: string, resolve: Resolve): Response {
  const { visitor, brand } = visit;
  if (request.headers.get(requestedBy.name) !== requestedBy.value) return refuse(403, "FORBUDT");
  if (isWrite(call) && visitor.xsrfToken && request.headers.get(xsrfHeader) !== visitor.xsrfToken)
    return refuse(403, "UGYLDIG_XSRF");
  const body = readBody(text);
  if (!body) return refuse(400, "UGYLDIG_FORESPORSEL");
  return resolve({ visitor, brand, request, url: new URL(request.url), body, session: sessionOf(visit) });
}

/** The seconds left, on every answer while the session lasts, errors and 204 too (spec §4). */
function tellExpiry(response: Response, visit: Visit, now: number): void {
  const session = sessionOf(visit);
  if (!session || response.type === "error" || response.headers.has(sessionExpiryHeader)) return;
  response.headers.set(sessionExpiryHeader, String(Math.ceil((session.expiresAt - now) / 1000)));
}

const wait = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);

/** A handler for a call of contract §1 that anybody may make. */
export function respondOpenly(call: CallName, resolve: Resolve): (find: FindVisit, now: () => number) => HttpHandler {
  const method = methodOf(call);
  return (find, now) => {
    const respond = async ({ request }: { request: Request }): Promise<Response> => {
      const visit = find(request);
      const { visitor } = visit;
      const text = await request.clone().text();
      const entry = requestEntry(request, text, now(), call);
      visitor.requests.push(entry);
      await wait(visitor.latencyMs);
      const fault = visitor.takeFault(call);
      await wait(fault?.delayMs ?? 0);
      const real = () => resolveCall(call, visit, request, text, resolve);
      const response = fault ? await breakAnswer(fault, real, request, visitor.hanging()) : real();
      // Asking whether one is logged in is not being active; every other call is.
      if (sessionOf(visit) && call !== "GET /auth/session-status") visitor.renewSession();
      tellExpiry(response, visit, now());
      entry.status = response.status;
      return response;
    };
    const match = `*${apiBase}${pathOf(call)}`;
    if (method === "POST") return http.post(match, respond);
    if (method === "PUT") return http.put(match, respond);
    if (method === "DELETE") return http.delete(match, respond);
    return http.get(match, respond);
  };
}

/** A handler for a call of contract §1 that needs a session: 401 without. */
export function respondTo(call: CallName, resolve: (asked: Asked) => Response): ReturnType<typeof respondOpenly> {
  return respondOpenly(call, (asked) => {
    const { session, visitor } = asked;
    if (!session) return refuse(401, visitor.session ? "SESJON_UTLOPT" : "IKKE_INNLOGGET");
    const customer = visitor.customer(session.customerId);
    return customer ? resolve({ ...asked, session, customer }) : refuse(401, "IKKE_INNLOGGET");
  });
}
