import { isObject } from "#contract/isObject.ts";
import { parseUtgave, type Utgave } from "#contract/utgave.ts";
import type { BuiltRelease } from "../BuiltRelease.ts";
import { forEachAtOnce } from "../forEachAtOnce.ts";
import { utgaveKey } from "../keyOf.ts";
import type { PointerMove } from "../movePointers.ts";
import { type KeptRelease, type Pointer, releaseOf } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { stateHeaders } from "../store/objectHeaders.ts";
import { type DatedCommit, type IsAncestor, isNewer } from "./commitOrder.ts";

/** How many brands are written at a time. */
const atOnce = 16;

/** What the target keeps of a release: also when its commit was made, to compare it with a later one. */
interface KeptUtgave extends Utgave {
  readonly committedAt?: string;
}

/** What was written of a release before; undefined when there is nothing that can be read. */
export async function readUtgave(
  store: DeploymentStore,
  release: Pick<BuiltRelease, "brand" | "id">,
): Promise<KeptUtgave | undefined> {
  const stored = await store.get(utgaveKey(release));
  const text = stored && new TextDecoder().decode(stored.bytes);
  const utgave = text === undefined ? undefined : parseUtgave(text);
  if (text === undefined || utgave?.brand !== release.brand || utgave.release !== release.id) return undefined;
  const all: unknown = JSON.parse(text);
  const at = isObject(all) ? all["committedAt"] : undefined;
  return { ...utgave, ...(typeof at === "string" && { committedAt: at }) };
}

/** The commit that a release was built from; undefined when it was built with changes, or without a repository. */
function commitOf({
  commit,
  committedAt,
  isModified,
}: Pick<BuiltRelease, "commit" | "committedAt" | "isModified">): DatedCommit | undefined {
  if (commit === undefined || isModified === true || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
  return { commit, ...(committedAt !== undefined && { committedAt }) };
}

/** When all visitors got a release first, as far as the pointer knows. */
function firstServed(pointer: Pointer, id: string): string | undefined {
  const all = pointer.changes.filter(({ action, to }) => to === id && (action === "deploy" || action === "rollback"));
  return all.at(-1)?.at ?? (pointer.release === id ? releaseOf(pointer, id).at : undefined);
}

/** The same commit as before, or the one that was built now when that is newer. */
async function newestCommit(
  noted: KeptUtgave | undefined,
  kept: KeptRelease,
  built: DatedCommit | undefined,
  isAncestor: IsAncestor,
): Promise<DatedCommit | undefined> {
  const before =
    noted === undefined
      ? commitOf(kept)
      : noted.commit === null
        ? undefined
        : { commit: noted.commit, ...(noted.committedAt !== undefined && { committedAt: noted.committedAt }) };
  if (built === undefined || before === undefined) return built ?? before;
  // Written down before times were: the same commit brings its own.
  if (built.commit === before.commit) return { ...before, ...built };
  return (await isNewer(built, before, isAncestor)) ? built : before;
}

interface WrittenUtgaver {
  /** The folders that are deployed. One that is the release which all visitors get anyway says a newer commit of it. */
  readonly built: readonly BuiltRelease[];
  readonly isAncestor: IsAncestor;
}

/**
 * Writes for each brand what `utgave.json` will say of the release that all visitors are to get. It is a file for each
 * release, written before the pointer moves: what decides which page is served decides which of these files is.
 * @returns the brands whose file is another one now
 */
export async function writeUtgaver(
  store: DeploymentStore,
  moves: readonly PointerMove[],
  { built, isAncestor }: WrittenUtgaver,
): Promise<readonly string[]> {
  const written: string[] = [];
  await forEachAtOnce(moves, atOnce, async ({ before, after }) => {
    const { brand, release: id } = after;
    const kept = releaseOf(after, id);
    const noted = await readUtgave(store, { brand, id });
    const since = before?.pointer && firstServed(before.pointer, id);
    const now = built.find((one) => one.brand === brand && one.id === id);
    const commit = await newestCommit(noted, kept, now && commitOf(now), isAncestor);
    const utgave: KeptUtgave = {
      brand,
      release: id,
      commit: commit?.commit ?? null,
      // Of a deployment that did not come to its end there can be a file already: nobody has got the release yet.
      since: since === undefined ? (after.changes[0]?.at ?? kept.at) : (noted?.since ?? since),
      ...(commit?.committedAt !== undefined && { committedAt: commit.committedAt }),
    };
    if (noted !== undefined && JSON.stringify(noted) === JSON.stringify(utgave)) return;
    const bytes = new TextEncoder().encode(`${JSON.stringify(utgave)}\n`);
    await store.put(utgaveKey({ brand, id }), bytes, { headers: stateHeaders });
    written.push(brand);
  });
  return written.toSorted();
}
