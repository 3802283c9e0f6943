import type { HttpBindings } from "@hono/node-server";
import type { Handler, MiddlewareHandler } from "hono";

/** A step of the studio's server before the answer. */
export type StudioMiddleware = MiddlewareHandler<{ Bindings: HttpBindings }>;

/**
 * Who may use the studio. It decides before anything of a request is looked at; what somebody may see of the brands is
 * decided by the `BrandStore`.
 */
export interface StudioAccess {
  /** At the studio and at its workplaces, before everything else: lets in who may use them. */
  readonly requireStudio: StudioMiddleware;
  /** At the studio, behind `requireStudio`: answers `ticketPath`, and leads back to a preview with a ticket. */
  readonly issueTicket: Handler<{ Bindings: HttpBindings }>;
  /** At a preview, before everything else: lets in who has the key of this host, or a ticket for it. */
  readonly requirePreview: StudioMiddleware;
}
