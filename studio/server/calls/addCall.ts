import { limits } from "#studio/document/limits.ts";
import type { Context, Handler, Hono } from "hono";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { partsOf, type StudioCall, type StudioCallPath } from "#studio/document/addresses/studioCalls.ts";
import { environmentOf } from "../brands/brandsWithValue.ts";
import { Refusal } from "../Refusal.ts";
import type { StudioEnv } from "../StudioEnv.ts";

/** The calls of the studio, as a part of its server. */
export type StudioApi = Hono<StudioEnv>;

/** Answers a call. The names of its path are the parameters that the handler can read. */
export function addCall<Call extends StudioCall>(
  api: StudioApi,
  call: Call,
  handler: Handler<StudioEnv, StudioCallPath<Call>>,
): void {
  const [method, path] = partsOf(call);
  api.on(method, path, handler as Handler);
}

/** The environment that the preview of a tab shows. */
export const shownEnvironment = (c: Context): EnvironmentName => environmentOf(c.req.query("environment")) ?? "Test";

/** The number of the tab that asks: each has previews of its own. */
export function shownTab(c: Context): number {
  const tab = Number(c.req.query("tab"));
  return Number.isInteger(tab) && tab >= 1 && tab <= limits.tabs ? tab : 1;
}

/** @throws Refusal when whoever asks sees no brand with the id */
export function requireBrand(c: Context<StudioEnv>, id: string): void {
  if (!c.var.workshop.has(id)) throw new Refusal("unknown-brand");
}
