import type { Context } from "hono";
import { isObject } from "#contract/isObject.ts";
import type { CompanyEnv } from "../../identity/CompanyAccess.ts";
import type { Person } from "../../identity/Person.ts";
import { badRequest, Refusal } from "#studio/server/Refusal.ts";

export type CompanyContext = Context<CompanyEnv>;

/** The person of a call. A visitor with a link has none of these calls. @throws Refusal */
export function personOf(c: CompanyContext): Person {
  const { visitor } = c.var;
  if (visitor.kind !== "person") throw new Refusal("role");
  return visitor.session.person;
}

/** The JSON object of a request. @throws Refusal */
export async function bodyOf(c: CompanyContext): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(body)) throw badRequest("body");
  return body;
}

/** A text of a request's body. @param most characters @throws Refusal with the name of the field */
export function textIn(body: Readonly<Record<string, unknown>>, name: string, most: number): string {
  const value = body[name];
  if (typeof value !== "string" || value.length > most) throw badRequest(name);
  return value;
}
