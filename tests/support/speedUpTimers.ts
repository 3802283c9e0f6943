import { vi } from "vitest";

const wait = globalThis.setTimeout;
const faster = (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): unknown =>
  wait(act, ms >= 900 && ms <= 3_000 ? ms / 10 : ms, ...args);

/**
 * Shortens the waits of the portal to a tenth in the rest of this test file: before a retry (spec: http-11), and until
 * the page counts as idle. Tests with a faked clock prove the length of these waits; a faked clock is not changed.
 */
export function speedUpTimers(): void {
  if (!vi.isFakeTimers()) Object.assign(globalThis, { setTimeout: faster });
}
