import { Hono } from "hono";
import { createStudioApi } from "#studio/server/calls/createStudioApi.ts";
import { overWorkshop, type StudioEnv } from "#studio/server/StudioEnv.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import { madeUpGallery } from "./StudioHarness.ts";

/** The calls of the studio's page over one workshop, from their own root. */
export const apiOver = (workshop: Workshop): Hono<StudioEnv> =>
  new Hono<StudioEnv>().use(overWorkshop(workshop)).route(
    "/",
    createStudioApi(() => Promise.resolve(madeUpGallery)),
  );
