import { isFound, type Searched, type SearchWay, searchWays } from "../form/model/searchMatch.ts";

/** Something that the palette can lead to. */
export interface Hit {
  /** Names it among all hits, also on another day. */
  readonly id: string;
  readonly title: string;
  /** What is in it. */
  readonly value?: string | undefined;
  /** The colour that it is, as CSS. */
  readonly colour?: string | undefined;
  /** Where it is. */
  readonly note?: string | undefined;
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  readonly searched: Searched;
  /** Leads there, or does it. */
  readonly run: () => void;
}

/** Hits of one kind. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
  /** Hits that are left out. */
  readonly more: number;
}

/** Everything of one kind. `isSearched`: there is so much of it that it is only found, never listed. */
export interface HitSource {
  readonly title: string;
  readonly hits: readonly Hit[];
  readonly isSearched?: boolean;
}

/** Hits of a kind that are shown of a search. */
const most = 5;

/** How well a hit answers a search; the smallest is best. A title is better the more of it is searched for. */
function rankOf({ title }: Hit, query: string, way: SearchWay): number {
  const left = 1 - query.length / title.length;
  if (title.toLocaleLowerCase("nb").startsWith(query)) return left - 2;
  return isFound(query, { words: [title], path: "", about: [] }, way) ? left : 2;
}

/** What a search finds: the best hits of each kind, and the kind with the best one first. */
export function findHits(sources: readonly HitSource[], search: string): readonly HitGroup[] {
  const query = search.trim().toLocaleLowerCase("nb");
  for (const way of searchWays) {
    const found = sources.flatMap(({ title, hits }) => {
      const all = hits
        .filter(({ searched }) => isFound(query, searched, way))
        .map((hit) => ({ hit, rank: rankOf(hit, query, way) }))
        .toSorted((a, b) => a.rank - b.rank);
      const [best] = all;
      if (best === undefined) return [];
      const shown = all.slice(0, most).map(({ hit }) => hit);
      return [{ rank: best.rank, group: { title, hits: shown, more: all.length - shown.length } }];
    });
    if (found.length > 0) return found.toSorted((a, b) => a.rank - b.rank).map(({ group }) => group);
  }
  return [];
}

/** What is listed before something is searched for: the hits that were used last, then all that is not too much. */
export function firstHits(sources: readonly HitSource[], recent: HitGroup): readonly HitGroup[] {
  const listed = sources
    .filter(({ isSearched = false }) => !isSearched)
    .map(({ title, hits }) => ({ title, hits: hits.filter((hit) => !recent.hits.includes(hit)), more: 0 }));
  return [recent, ...listed].filter(({ hits }) => hits.length > 0);
}

const storageKey = "studio-palette-recent";
const mostRecent = 5;

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
  const kept = [id, ...readRecent().filter((each) => each !== id)].slice(0, 4 * mostRecent);
  localStorage.setItem(storageKey, JSON.stringify(kept));
}

/** The hits that were used last, as far as this page has them. */
export function recentHits(sources: readonly HitSource[]): readonly Hit[] {
  const all = new Map(sources.flatMap(({ hits }) => hits.map((hit) => [hit.id, hit] as const)));
  return readRecent()
    .flatMap((id) => all.get(id) ?? [])
    .slice(0, mostRecent);
}
