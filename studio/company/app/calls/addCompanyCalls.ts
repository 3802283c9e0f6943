import type { Hono } from "hono";
import { errorCode } from "#scripts/files/errorCode.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import { refuseUnread } from "#studio/server/calls/refuseUnread.ts";
import { BadRequestError } from "#studio/server/calls/requestBodies.ts";
import type { CompanyEnv } from "../../identity/CompanyAccess.ts";
import { RefusedAct } from "../../proposals/RefusedAct.ts";
import { RefusedInputError } from "../../records/acceptedText.ts";
import { refusal } from "../requireEditor.ts";
import { addCommentCalls } from "./addCommentCalls.ts";
import { addLinkCalls } from "./addLinkCalls.ts";
import { addListCalls } from "./addListCalls.ts";
import { addLogCalls } from "./addLogCalls.ts";
import { addProposalCalls } from "./addProposalCalls.ts";
import { CompanyCalls, type CompanyCallsOptions } from "./CompanyCalls.ts";
import { UnknownProposalError } from "./UnknownProposalError.ts";

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
    if (error instanceof UnknownProposalError) return c.json({ refused: "unknown-proposal" }, 404);
    if (error instanceof RefusedAct) return refusal(c, error, options.noteRefused);
    if (error instanceof RefusedInputError) return c.json({ refused: error.reason }, 422);
    if (error instanceof BadRequestError) return c.json({ refused: error.message }, 400);
    console.error(error);
    const problem = diskProblemOf(errorCode(error));
    if (problem !== undefined) return c.json({ refused: problem }, 507);
    return c.json({ refused: "error" }, 500);
  });
  return api;
}
