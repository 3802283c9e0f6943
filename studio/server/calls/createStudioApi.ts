import type { HttpBindings } from "@hono/node-server";
import { type ErrorHandler, Hono } from "hono";
import { errorCode } from "#scripts/files/errorCode.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import { writingCalls } from "#studio/document/addresses/studioCalls.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { ForbiddenPathError, StoreRefusal } from "../brands/BrandStore.ts";
import { RefusedError } from "../brands/Documents.ts";
import { UnknownVersionError } from "../brands/Histories.ts";
import { RefusedImageError } from "../images/checkImage.ts";
import type { Workshop } from "../Workshop.ts";
import { RefusedNameError } from "../brands/newName.ts";
import { addBaseCalls } from "./addBaseCalls.ts";
import { addBrandCalls } from "./addBrandCalls.ts";
import { addCall, type StudioApi } from "./addCall.ts";
import { addStudioCalls, type FindGallery } from "./addStudioCalls.ts";
import { refuseUnread } from "./refuseUnread.ts";
import { BadRequestError, TooLargeError } from "./requestBodies.ts";

/** An edit with fonts, and its steps. */
const largestBytes = 7_000_000;

/** Answers a call that has failed: why it was refused, or that something is broken. */
const answerFailure: ErrorHandler<{ Bindings: HttpBindings }> = (error, c) => {
  if (error instanceof RefusedError) return c.json({ refused: error.refusal }, 409);
  if (error instanceof RefusedImageError)
    return c.json({ refused: "image", image: error.image, problems: error.problems }, 422);
  if (error instanceof StoreRefusal) return c.json({ refused: error.message }, error.status);
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
 * The calls of the studio's page (`studioCalls.ts`). Who may call is decided before (`access/accessRules.ts`).
 * @param gallery compiled when it is first wanted
 */
export function createStudioApi(workshop: Workshop, gallery: FindGallery): StudioApi {
  const api: StudioApi = new Hono<{ Bindings: HttpBindings }>();
  api.use(refuseUnread(largestBytes));
  api.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  if (workshop.proposalAddress !== undefined)
    for (const call of writingCalls) addCall(api, call, (c) => c.json({ refused: "read-only" }, 403));
  addStudioCalls(api, workshop, gallery);
  addBrandCalls(api, workshop);
  addBaseCalls(api, workshop);
  api.all("*", (c) => c.json({ refused: "unknown-call" }, 404));
  api.onError(answerFailure);
  return api;
}
