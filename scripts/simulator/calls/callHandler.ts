import { http, HttpResponse } from "msw";
import type { HttpHandler } from "msw";
import { apiBase, type CallName, methodOf, pathOf } from "#contract/callNames.ts";
import { requestedBy, sessionExpiryHeader, xsrfHeader } from "#contract/headers.ts";
import { isObject } from "#contract/isObject.ts";
import type { ErrorCode } from "#contract/wireNames.ts";
import { askedUrl } from "../askedUrl.ts";
import { injectFault } from "./injectFault.ts";
import type { Customer } from "../world/customer.ts";
import type { SimulatorBrand } from "../world/simulatorBrand.ts";
import type { Session } from "../world/session.ts";
import { logRequest } from "../world/logRequest.ts";
import type { Visitor } from "../world/visitor.ts";
import type { SimulatorClock } from "../world/world.ts";

/** Who calls: found by the request's cookies and host, or fixed in a unit test. */
export interface Caller {
  readonly visitor: Visitor;
  readonly brand: SimulatorBrand;
  /** The session cookie of the request. */
  readonly sessionCookie: string | undefined;
}

export type FindCaller = (request: Request) => Caller;

/** What the answer to a call depends on. */
export interface CallContext {
  readonly visitor: Visitor;
  readonly brand: SimulatorBrand;
  readonly request: Request;
  readonly url: URL;
  /** The day that days are counted from, `2026-01-31`. */
  readonly today: string;
  /** The JSON body; `{}` when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The session's customer, for calls that need one. */
  readonly customer: Customer;
  readonly session: Session;
}

/** The same for a call that needs no session. */
export type OpenCallContext = Omit<CallContext, "customer" | "session"> & { readonly session: Session | undefined };

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
export const apiError = (status: number, code: RefusalCode): Response => HttpResponse.json({ code }, { status });

/** 200 with a body. */
export const ok = (body: object): Response => HttpResponse.json(body);

/** 204. */
export const noContent = (): Response => new HttpResponse(null, { status: 204 });

const isWrite = (call: CallName) => methodOf(call) !== "GET";

/** The live session, if the cookie belongs to it. */
function sessionOf({ visitor, sessionCookie }: Caller): Session | undefined {
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

type Resolve = (context: OpenCallContext) => Response;

/** What is known of a request before it is answered. */
interface Asked {
  readonly call: CallName;
  readonly caller: Caller;
  readonly request: Request;
  readonly text: string;
  readonly today: string;
}

function resolveCall({ call, caller, request, text, today }: Asked, resolve: Resolve): Response {
  const { visitor, brand } = caller;
  if (request.headers.get(requestedBy.name) !== requestedBy.value) return apiError(403, "FORBUDT");
  if (isWrite(call) && visitor.xsrfToken && request.headers.get(xsrfHeader) !== visitor.xsrfToken)
    return apiError(403, "UGYLDIG_XSRF");
  const body = readBody(text);
  if (!body) return apiError(400, "UGYLDIG_FORESPORSEL");
  return resolve({ visitor, brand, request, url: askedUrl(request), today, body, session: sessionOf(caller) });
}

/** Adds the seconds left to every answer while the session lasts, errors and 204 too (spec: session-4, session-9). */
function addExpiryHeader(response: Response, caller: Caller, now: number): void {
  const session = sessionOf(caller);
  if (!session || response.type === "error" || response.headers.has(sessionExpiryHeader)) return;
  response.headers.set(sessionExpiryHeader, String(Math.ceil((session.expiresAt - now) / 1000)));
}

/** Says that an answer is in Norwegian, unless it says another language (spec: languages-34). */
function addLanguageHeader({ headers, type, status }: Response): void {
  if (type !== "error" && status !== 204 && !headers.has("Content-Language")) headers.set("Content-Language", "nb");
}

const wait = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);

/** A handler for a call that needs no session. */
export function openCallHandler(
  call: CallName,
  resolve: Resolve,
): (find: FindCaller, clock: SimulatorClock) => HttpHandler {
  const method = methodOf(call);
  return (find, { now, today }) => {
    const handle = async ({ request }: { request: Request }): Promise<Response> => {
      const caller = find(request);
      const { visitor } = caller;
      const text = await request.clone().text();
      const entry = logRequest(request, text, now(), call);
      visitor.requests.push(entry);
      await wait(visitor.latencyMs);
      const fault = visitor.takeFault(call);
      await wait(fault?.delayMs ?? 0);
      await fault?.until;
      const realAnswer = () => resolveCall({ call, caller, request, text, today: today() }, resolve);
      const response = fault ? await injectFault(fault, realAnswer, request, visitor.hangingSignal()) : realAnswer();
      // Every call but session-status counts as activity.
      if (sessionOf(caller) && call !== "GET /auth/session-status") visitor.renewSession();
      addExpiryHeader(response, caller, now());
      addLanguageHeader(response);
      entry.status = response.status;
      return response;
    };
    const match = `*${apiBase}${pathOf(call)}`;
    if (method === "POST") return http.post(match, handle);
    if (method === "PUT") return http.put(match, handle);
    if (method === "DELETE") return http.delete(match, handle);
    return http.get(match, handle);
  };
}

/** A handler for a call that needs a session; answers 401 without one. */
export function callHandler(
  call: CallName,
  resolve: (context: CallContext) => Response,
): ReturnType<typeof openCallHandler> {
  return openCallHandler(call, (context) => {
    const { session, visitor } = context;
    if (!session) return apiError(401, visitor.session ? "SESJON_UTLOPT" : "IKKE_INNLOGGET");
    const customer = visitor.customer(session.customerId);
    return customer ? resolve({ ...context, session, customer }) : apiError(401, "IKKE_INNLOGGET");
  });
}
