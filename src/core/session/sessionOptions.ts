import type { Tenant } from "../tenant/readTenant.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";

/** The calls that the session makes; each resolves to what the answer names, if it does. */
export interface SessionCalls {
  /** The id of the session; `undefined` when nobody is logged in. */
  askStatus(): Promise<string | undefined>;
  /** The id of the extended session. */
  extend(): Promise<string | undefined>;
  /** Where to go after logging out. */
  logOut(): Promise<string | undefined>;
}

/** What the session needs to know and to do. */
export interface SessionOptions {
  readonly tenant: Pick<Tenant, "logout" | "urls" | "allowedHosts">;
  readonly calls: SessionCalls;
  readonly environment: SessionEnvironment;
  /** Somebody is logged in; called before anybody hears of it. */
  readonly onLogIn: (sessionId: string) => void;
  /** Nobody is, any more: drops everything that was kept of a customer. */
  readonly forget: () => void;
}
