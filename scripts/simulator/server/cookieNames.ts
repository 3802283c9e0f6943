import { xsrfCookie } from "#contract/headers.ts";
import type { SimulatorContext } from "./SimulatorContext.ts";

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

/**
 * What every cookie of the simulator has. `Secure` only where the browser came by HTTPS: not every browser takes such a
 * cookie from `http://localhost`.
 */
export const cookieAttributes = (c: SimulatorContext) =>
  ({ sameSite: "Lax", secure: c.req.header("X-Forwarded-Proto") === "https" }) as const;
