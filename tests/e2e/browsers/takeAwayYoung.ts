import type { BrowserContext } from "@playwright/test";
import { readYoungFeatures } from "#scripts/quality/lint/youngFeatures.ts";

interface Names {
  readonly globals: readonly string[];
  /** Members of objects, and those of instances, by their owner. */
  readonly statics: readonly (readonly [owner: string, names: readonly string[]])[];
  readonly members: readonly (readonly [owner: string, names: readonly string[]])[];
}

/** Runs in the page. */
function takeAway({ globals, statics, members }: Names): void {
  const find = (path: string): unknown =>
    path.split(".").reduce<unknown>((owner, name) => (Object(owner) as Record<string, unknown>)[name], globalThis);
  const remove = (owner: unknown, names: readonly string[]) => {
    if (owner !== null && (typeof owner === "object" || typeof owner === "function"))
      for (const name of names) Reflect.deleteProperty(owner, name);
  };
  // The members first: they are found through their owners.
  for (const [owner, names] of members) remove((Object(find(owner)) as { prototype?: unknown }).prototype, names);
  for (const [owner, names] of statics) remove(find(owner), names);
  remove(globalThis, globals);
  // The browser would still make entries of classes that are gone, without their values. Safari 16.4 has these types.
  const entryTypes = ["mark", "measure", "navigation", "paint", "resource"];
  Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { get: () => entryTypes });
}

/**
 * Takes everything away from the pages of a context that some supported browser does not have, before they start. Only
 * from the page's own code: what the driver runs in a page has a world of its own.
 */
export async function takeAwayYoung(context: BrowserContext): Promise<void> {
  const { globals, statics, members } = readYoungFeatures();
  const listed = (groups: ReadonlyMap<string, ReadonlySet<string>>) =>
    [...groups].map(([owner, names]) => [owner, [...names]] as const);
  await context.addInitScript(takeAway, { globals: [...globals], statics: listed(statics), members: listed(members) });
}
