import type { Hono } from "hono";
import { answerFailure } from "#studio/server/calls/answerFailure.ts";
import { refuseUnread } from "#studio/server/calls/refuseUnread.ts";
import type { CompanyEnv } from "../identity/CompanyAccess.ts";
import { noteForbidden } from "./requireEditor.ts";
import { addCommentCalls, addLinkCalls, addProposalCalls } from "./addProposalCalls.ts";
import { addListCalls, addLogCalls } from "./addListCalls.ts";
import { CompanyCalls, type CompanyCallsOptions } from "./CompanyCalls.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** A comment, or the choices of a thousand conflicts. */
const largestBytes = 100_000;

/** The calls of a company's studio beside those of a workshop. Who asks is decided before. */
export function addCompanyCalls(options: CompanyCallsOptions): Hono<CompanyEnv> {
  const calls = new CompanyCalls(options);
  const { api } = calls;
  api.use("/company/*", refuseUnread(largestBytes), async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  addListCalls(calls);
  addProposalCalls(calls);
  addCommentCalls(calls);
  addLinkCalls(calls);
  addLogCalls(calls);
  api.onError((error, c) => {
    if (error instanceof Refusal) noteForbidden(c, error, options.noteRefused);
    return answerFailure(error, c);
  });
  return api;
}
