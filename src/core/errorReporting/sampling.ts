import type { Tenant } from "../tenant/readTenant.ts";

/** Which shares are sent, between 0 and 1 (spec: errors-5). */
export interface Sampling {
  /** Of page loads and navigations. */
  readonly traces: number;
  /** Of the sampled traces. */
  readonly profiles: number;
  /** Of visits, recorded from the start. */
  readonly replays: number;
  /** Of visits in which an error is reported. */
  readonly replaysOnError: number;
  /** Of visits, in which violations of the content security policy are reported (spec: errors-20). */
  readonly violations: number;
}

const replays: Record<Tenant["errorReporting"]["traffic"], number> = { NORMAL: 0.1, HIGH: 0.01, EXTRA_HIGH: 0.005 };

/** The shares at a traffic level (spec: errors-5). */
export const samplingAt = (traffic: Tenant["errorReporting"]["traffic"]): Sampling => ({
  traces: 0.2,
  profiles: 1,
  replays: replays[traffic],
  replaysOnError: 1,
  violations: replays[traffic],
});
