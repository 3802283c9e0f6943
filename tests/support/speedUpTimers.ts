import { vi } from "vitest";

const wait = globalThis.setTimeout;
const hurried = (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): unknown =>
  wait(act, ms >= 900 && ms <= 3_000 ? ms / 10 : ms, ...args);

/**
 * Lets the portal wait a tenth of what it waits before it tries again, and before it fetches what comes at rest (spec: http-11), in the rest of
 * this test file. How long those waits are is proved with a faked clock, which is left alone; here it is what comes after them that counts.
 */
export function speedUpTimers(): void {
  if (!vi.isFakeTimers()) Object.assign(globalThis, { setTimeout: hurried });
}
