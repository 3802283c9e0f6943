/** Number of checks of a gate that passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * - `all cores`: it keeps every core busy, and its tests wait for one another. Only gates that wait run beside it.
 * - `one core`: as many as there are cores run side by side.
 * - `waits`: it waits most of the time, and takes the place of no other gate.
 */
type GateLoad = "all cores" | "one core" | "waits";

/** One part of `npm test`: its commands, and how to count what they checked. */
export interface Gate {
  readonly name: string;
  /** What it proves, for the heading. */
  readonly claim: string;
  /** Programs to run in order, each with its arguments; the first that fails ends the gate. */
  readonly commands: readonly (readonly string[])[];
  /** Gates that must pass first, when they are part of the run. They are before it in the order. */
  readonly needs?: readonly string[];
  /** What may run beside it. Default: "one core". */
  readonly load?: GateLoad;
  /**
   * Whether its commands end with `missingEngineExitCode` on a machine without the browser or server that they test.
   */
  readonly mayLackEngine?: boolean;
  /** Reads the machine report that the command has written. Without it the gate counts as one check. */
  readonly countReport?: (report: unknown) => Count;
  /** Names what failed in that report, each with the beginning of its message. */
  readonly nameFailures?: (report: unknown) => readonly string[];
}

/** The result of a gate. */
export interface Outcome {
  readonly name: string;
  /** What it was to prove. */
  readonly claim: string;
  /**
   * `no engine`: nothing was tested, because this machine has no such browser or server; counts as neither passed nor
   * failed.
   */
  readonly status: "passed" | "failed" | "not run" | "no engine";
  readonly count: Count;
  /** What failed, by name; the end of the output of a gate that failed without a report. */
  readonly failures?: readonly string[];
  /** What the gate has said that it could not prove here, although it passed. */
  readonly notProved?: readonly string[];
  readonly durationMs: number;
}
