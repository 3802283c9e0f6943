import { xsrfCookie } from "#contract/headers.ts";

/** The cookies of the simulator. */
export const cookieNames = {
  /** Identifies the browser; each has its own state. */
  visitor: "sim-visitor",
  /** The session; scripts cannot read this cookie. */
  session: "sim-session",
  /** Read by the portal and sent back in a header. */
  xsrf: xsrfCookie,
  /** Marks the bank's app (spec: links-10). */
  app: "isMobilbankApp",
} as const;
