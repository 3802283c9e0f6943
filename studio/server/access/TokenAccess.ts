import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { requireToken } from "./accessRules.ts";
import { PreviewKeys } from "./PreviewKeys.ts";
import type { StudioAccess, StudioMiddleware } from "./StudioAccess.ts";

interface TokenAccessOptions {
  /** The token of this start. */
  readonly token: string;
  readonly site: () => StudioSite;
}

/** Access for one person on their own machine: whoever has the address that the terminal shows. */
export class TokenAccess implements StudioAccess {
  readonly requireStudio: StudioMiddleware;
  readonly issueTicket: StudioAccess["issueTicket"];
  readonly requirePreview: StudioMiddleware;

  constructor({ token, site }: TokenAccessOptions) {
    const keys = new PreviewKeys({ token, site });
    this.requireStudio = requireToken(token, site);
    this.issueTicket = keys.issue;
    this.requirePreview = keys.require;
  }
}
