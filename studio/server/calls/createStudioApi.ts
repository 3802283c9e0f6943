import { type ErrorHandler, Hono } from "hono";
import { errorCode } from "#scripts/files/errorCode.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import { writingCalls } from "#studio/document/addresses/studioCalls.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { ForbiddenPathError, refusalOf, StoreRefusal } from "../brands/BrandStore.ts";
import { RefusedError } from "../brands/Documents.ts";
import { UnknownVersionError } from "../brands/Histories.ts";
import { RefusedImageError } from "../images/checkImage.ts";
import { RefusedNameError } from "../brands/newName.ts";
import type { StudioEnv } from "../StudioEnv.ts";
import { addBaseCalls } from "./addBaseCalls.ts";
import { addBrandCalls } from "./addBrandCalls.ts";
import { addCall, type StudioApi } from "./addCall.ts";
import { addStudioCalls, type FindGallery } from "./addStudioCalls.ts";
import { refuseUnread } from "./refuseUnread.ts";
import { BadRequestError, TooLargeError } from "./requestBodies.ts";

/** An edit with fonts, and its steps. */
export const largestBytes = 7_000_000;

/** Answers a call that has failed: why it was refused, or that something is broken. */
const answerFailure: ErrorHandler<StudioEnv> = (error, c) => {
  if (error instanceof RefusedError) return c.json({ refused: error.refusal }, 409);
  if (error instanceof RefusedImageError)
    return c.json({ refused: "image", image: error.image, problems: error.problems }, 422);
  if (error instanceof StoreRefusal) return c.json(refusalOf(error), error.status);
  if (error instanceof ForbiddenPathError) return c.json({ refused: "forbidden" }, 403);
  if (error instanceof UnknownVersionError) return c.json({ refused: "unknown-version" }, 404);
  if (error instanceof UsageError) return c.json({ refused: "not-created" }, 409);
  if (error instanceof RefusedNameError) return c.json({ refused: "name", problem: error.message }, 422);
  if (error instanceof TooLargeError) return c.json({ refused: "too-large" }, 413);
  if (error instanceof BadRequestError) return c.json({ refused: error.message }, 400);
  console.error(error);
  const problem = diskProblemOf(errorCode(error));
  if (problem !== undefined) return c.json({ refused: problem }, 507);
  return c.json({ refused: "error" }, 500);
};

/**
 * The calls of the studio's page (`studioCalls.ts`). Who may call is decided before (`access/accessRules.ts`), and the
 * workshop of whoever asks is in the request (`StudioEnv`).
 * @param gallery compiled when it is first wanted
 */
export function createStudioApi(gallery: FindGallery): StudioApi {
  const api: StudioApi = new Hono<StudioEnv>();
  api.use(refuseUnread(largestBytes));
  api.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  for (const call of writingCalls)
    addCall(api, call, (c, next) =>
      c.var.workshop.proposalAddress === undefined ? next() : c.json({ refused: "read-only" }, 403),
    );
  addStudioCalls(api, gallery);
  addBrandCalls(api);
  addBaseCalls(api);
  api.all("*", (c) => c.json({ refused: "unknown-call" }, 404));
  api.onError(answerFailure);
  return api;
}
