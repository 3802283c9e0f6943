import type { Hit, HitSource } from "./Hit.ts";

const storageKey = "studio-palette-recent";
const most = 5;

function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers on this machine that a hit was used. */
export function keepRecent({ id }: Hit): void {
  const kept = [id, ...readRecent().filter((each) => each !== id)].slice(0, 4 * most);
  localStorage.setItem(storageKey, JSON.stringify(kept));
}

/** The hits that were used last, as far as this page has them. */
export function recentHits(sources: readonly HitSource[]): readonly Hit[] {
  const all = new Map(sources.flatMap(({ hits }) => hits.map((hit) => [hit.id, hit] as const)));
  return readRecent()
    .flatMap((id) => all.get(id) ?? [])
    .slice(0, most);
}
