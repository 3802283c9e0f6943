import type { Context } from "hono";
import { isObject } from "#contract/isObject.ts";
import { BadRequestError } from "#studio/server/calls/requestBodies.ts";
import type { CompanyEnv } from "../../identity/CompanyAccess.ts";
import type { Person } from "../../identity/Person.ts";
import { RefusedAct } from "../../proposals/RefusedAct.ts";

export type CompanyContext = Context<CompanyEnv>;

/** The person of a call. A visitor with a link has none of these calls. @throws RefusedAct */
export function personOf(c: CompanyContext): Person {
  const { visitor } = c.var;
  if (visitor.kind !== "person") throw new RefusedAct("role");
  return visitor.session.person;
}

/** The JSON object of a request. @throws BadRequestError */
export async function bodyOf(c: CompanyContext): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(body)) throw new BadRequestError("body");
  return body;
}

/** A text of a request's body. @param most characters @throws BadRequestError with the name of the field */
export function textIn(body: Readonly<Record<string, unknown>>, name: string, most: number): string {
  const value = body[name];
  if (typeof value !== "string" || value.length > most) throw new BadRequestError(name);
  return value;
}
