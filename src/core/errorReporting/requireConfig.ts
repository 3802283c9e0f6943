import { report } from "./report.ts";

let reported = new Set<string>();

/**
 * Returns a configured value that a part of the page needs. A missing value is reported once for each name, and the
 * caller leaves the part out (spec: errors-12).
 * @param name The value's path in the descriptor, for example `urls.meldSkade`.
 */
export function requireConfig<Value>(value: Value | undefined | null, name: string): Value | undefined {
  if (value !== undefined && value !== null && value !== "") return value;
  if (!reported.has(name)) {
    reported.add(name);
    report(new Error(`AppConfig ${name} has no value`));
  }
  return undefined;
}

/** Forgets which names were reported. For tests. */
export function forgetMissing(): void {
  reported = new Set();
}
