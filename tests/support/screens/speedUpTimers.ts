import { vi } from "vitest";

const wait = globalThis.setTimeout;

/**
 * Shortens the waits of the portal to a tenth in the rest of this test: before a retry (spec: http-11), and until
 * the page counts as idle. Tests with a faked clock prove the length of these waits; a faked clock is not changed.
 * @param longestMs longer waits are not shortened
 */
export function speedUpTimers(longestMs = 3_000): void {
  if (vi.isFakeTimers()) return;
  const faster = (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): unknown =>
    wait(act, ms >= 900 && ms <= longestMs ? ms / 10 : ms, ...args);
  vi.stubGlobal("setTimeout", faster);
}
