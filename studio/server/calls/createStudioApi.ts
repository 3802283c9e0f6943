import { limits } from "#studio/document/limits.ts";
import { Hono } from "hono";
import { writingCalls } from "#studio/document/addresses/studioCalls.ts";
import { Refusal } from "../Refusal.ts";
import type { StudioEnv } from "../StudioEnv.ts";
import { addBaseCalls } from "./addBaseCalls.ts";
import { addBrandCalls } from "./addBrandCalls.ts";
import { addCall, type StudioApi } from "./addCall.ts";
import { addStudioCalls, type FindGallery } from "./addStudioCalls.ts";
import { answerFailure } from "./answerFailure.ts";
import { refuseUnread } from "./refuseUnread.ts";

/**
 * The calls of the studio's page (`studioCalls.ts`). Who may call is decided before (`access/accessRules.ts`), and the
 * workshop of whoever asks is in the request (`StudioEnv`).
 * @param gallery compiled when it is first wanted
 */
export function createStudioApi(gallery: FindGallery): StudioApi {
  const api: StudioApi = new Hono<StudioEnv>();
  api.use(refuseUnread(limits.request));
  api.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  for (const call of writingCalls)
    addCall(api, call, (c, next) => {
      if (c.var.workshop.proposalAddress !== undefined) throw new Refusal("read-only");
      return next();
    });
  addStudioCalls(api, gallery);
  addBrandCalls(api);
  addBaseCalls(api);
  api.all("*", (c) => c.json({ refused: "unknown-call" }, 404));
  api.onError(answerFailure);
  return api;
}
