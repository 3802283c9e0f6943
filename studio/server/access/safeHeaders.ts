import { everyHeader } from "#contract/answerOf.ts";
import type { MiddlewareHandler } from "hono";

/** What every answer has, if it has nothing else: it is what it says it is, and no other origin has a use for it. */
const everywhere = { ...everyHeader, "Referrer-Policy": "no-referrer" };

/** Opened alone, data and code must not be a page. */
const noPage = "default-src 'none'; frame-ancestors 'none'";

/** Adds the headers that an answer does not have. @param isPreview its pages have the policy of a release, or none */
export const safeHeaders =
  (isPreview: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(everywhere)) if (!c.res.headers.has(name)) c.header(name, value);
    if (!isPreview && !c.res.headers.has("Content-Security-Policy")) c.header("Content-Security-Policy", noPage);
  };
