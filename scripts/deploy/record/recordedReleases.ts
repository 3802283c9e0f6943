import type { RecordedChange } from "./changeRecord.ts";
import { type MainHistory, proposalsBetween, type RecordedProposal } from "./mainHistory.ts";

/** When something was done, as ISO 8601 in UTC, and by whom. */
interface Done {
  readonly at: string;
  readonly by: string;
}

/** What an auditor asks of a release of a brand. */
export interface RecordedRelease {
  readonly brand: string;
  /** Id of the release. */
  readonly release: string;
  readonly digest: string;
  readonly commit?: string;
  /** The newest commit of the release before: what came after it, up to `commit`, is new. */
  readonly fromCommit?: string;
  /** Null when the history of this clone does not have the commits; none for the first release of a brand. */
  readonly proposals: readonly RecordedProposal[] | null;
  /** When some visitors got it first; `share`: the percentage of them, of a canary. */
  readonly firstServed: Done & { readonly share?: number };
  /** When all visitors got it first. Left out: they never did. */
  readonly servedToAll?: Done;
  /** Each time that it was taken back, and the release that visitors got then. */
  readonly takenBack: readonly (Done & { readonly to: string })[];
}

type Writable = { -readonly [Key in keyof RecordedRelease]: RecordedRelease[Key] };

function releaseOf(
  change: RecordedChange,
  before: string | undefined,
  history: MainHistory,
  brands: ReadonlySet<string>,
) {
  const { brand, to: release, digest, commit, from, at, by, share } = change;
  const fromCommit = change.fromCommit ?? before;
  const known =
    from === undefined
      ? []
      : commit !== undefined && fromCommit !== undefined
        ? proposalsBetween(history, { brand, from: fromCommit, to: commit }, brands)
        : undefined;
  const entry: Writable = {
    brand,
    release,
    digest,
    ...(commit !== undefined && { commit }),
    ...(from !== undefined && fromCommit !== undefined && { fromCommit }),
    proposals: known ?? null,
    firstServed: { at, by, ...(share !== undefined && { share }) },
    takenBack: [],
  };
  return entry;
}

/**
 * Every release of a target that visitors ever got, by brand, the oldest first: joined from what was done there and from
 * the trailers of the commits of `main`.
 */
export function recordedReleases(
  changes: ReadonlyMap<string, readonly RecordedChange[]>,
  history: MainHistory,
): readonly RecordedRelease[] {
  const brands = new Set(changes.keys());
  return [...changes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, all]) => {
      const entries = new Map<string, Writable>();
      for (const change of all) {
        const { action, from, to, at, by } = change;
        const left = from === undefined ? undefined : entries.get(from);
        if (action === "rollback" && left !== undefined) left.takenBack = [...left.takenBack, { at, by, to }];
        if (action === "retire") continue;
        const entry = entries.get(to) ?? releaseOf(change, left?.commit, history, brands);
        entries.set(to, entry);
        if (action !== "canary") entry.servedToAll ??= { at, by };
      }
      return [...entries.values()];
    });
}
