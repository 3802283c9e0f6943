import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Workshop } from "./Workshop.ts";

/** What a request of the studio has: the brands, as whoever asks may see them. */
export interface StudioEnv {
  Bindings: HttpBindings;
  Variables: { workshop: Workshop };
}

/** What a request of a preview has. Undefined: there is nothing at its host. */
export interface PreviewEnv {
  Bindings: HttpBindings;
  Variables: { workshop: Workshop | undefined };
}

/** Answers every request from one workshop: that of one person, who sees all of it. */
export const overWorkshop =
  (workshop: Workshop): MiddlewareHandler<StudioEnv> =>
  (c, next) => {
    c.set("workshop", workshop);
    return next();
  };
