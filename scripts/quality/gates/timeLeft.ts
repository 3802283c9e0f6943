import type { GatePlan, PlannedGate } from "./planGates.ts";

/** About how long gates take side by side. */
export function stepSeconds(gates: readonly Pick<PlannedGate, "seconds">[], cores: number): number {
  const each = gates.map(({ seconds }) => seconds);
  return Math.max(...each, each.reduce((sum, seconds) => sum + seconds, 0) / cores);
}

/** A time as it is said: `40 s`, `7 min`. */
export const inWords = (seconds: number): string =>
  seconds < 90 ? `${Math.max(Math.ceil(seconds / 5) * 5, 5)} s` : `${Math.round(seconds / 60)} min`;

/** How far a run is. */
export interface Progress {
  /** How many steps have ended. */
  readonly ended: number;
  /** How long they took, in seconds. */
  readonly endedSeconds: number;
  /** How long the step that runs has taken until now. */
  readonly runningSeconds: number;
}

/**
 * About how many seconds are left: the measured times of what is to come, by how much slower or faster this machine was so
 * far.
 */
export function secondsLeft({ steps }: GatePlan, progress: Progress, cores: number): number {
  const { ended, endedSeconds, runningSeconds } = progress;
  const measured = steps.map((step) => stepSeconds(step, cores));
  const sum = (some: readonly number[]) => some.reduce((total, seconds) => total + seconds, 0);
  const expected = sum(measured.slice(0, ended));
  const [running = 0, ...later] = measured.slice(ended);
  const slowness = Math.max(
    // The first steps are short and say little of the machine: as if a minute had gone as it was measured.
    (endedSeconds + 60) / (expected + 60),
    // A step that takes longer than it should says so too: nine tenths of it are done.
    running === 0 ? 0 : runningSeconds / (0.9 * running),
  );
  return Math.max(running * slowness - runningSeconds, 0) + sum(later) * slowness;
}
