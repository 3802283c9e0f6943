import { findMarketSource, type MarketSourceClues } from "#domain/kunde/marketSource.ts";
import { type SafeStorage, tabStorage } from "./safeStorage.ts";

const key = "kfp-market-source";

/**
 * The market source of this session. The first one that is found stays (spec: navigation-23). Called with the clues
 * that are known so far.
 * @returns undefined as long as nothing decides it.
 */
export function keepMarketSource(clues: MarketSourceClues, storage: SafeStorage = tabStorage): string | undefined {
  const kept = storage.read(key);
  if (kept) return kept;
  const source = findMarketSource(clues);
  if (source !== undefined) storage.write(key, source);
  return source;
}

/** Removes it; called at logout (spec: navigation-24). */
export function forgetMarketSource(storage: SafeStorage = tabStorage): void {
  storage.remove(key);
}
