/** The calls that the session makes. Each resolves to what its answer names, or to `undefined`. */
export interface SessionCalls {
  /** The id of the session; `undefined` when no customer is logged in. Rejects when the server could not be asked. */
  askStatus(): Promise<string | undefined>;
  /** The id of the extended session. */
  extend(): Promise<string | undefined>;
  /** The URL to go to after logging out. */
  logOut(): Promise<string | undefined>;
}
