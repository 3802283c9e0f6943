import { isObject } from "#contract/isObject.ts";
import { forEachAtOnce } from "../forEachAtOnce.ts";
import type { Pointer, PointerChange } from "../state/Pointer.ts";
import { Conflict, type DeploymentStore, type ObjectHeaders } from "../store/DeploymentStore.ts";
import { readUtgave } from "../utgave/writeUtgaver.ts";

/** The folder of the record, at a target. No brand can have this name. */
export const recordFolder = "_record/";

/**
 * A line of the record: what was done with a brand, when and by whom. The record is a file of JSON lines for each brand
 * and month, `_record/sb1/2026-11.jsonl`. Lines are only added.
 */
export interface RecordedChange extends PointerChange {
  readonly brand: string;
  /** The newest commit that was known to be that of the release before. */
  readonly fromCommit?: string;
}

const headers: ObjectHeaders = { type: "application/jsonl; charset=utf-8", cacheControl: "no-cache" };

/** How many brands are written or read at a time. */
const atOnce = 16;

/** How often a file is read again that another program has written meanwhile. */
const attempts = 5;

const keyOf = (brand: string, { at }: PointerChange) => `${recordFolder}${brand}/${at.slice(0, 7)}.jsonl`;

/** Names a change: no two changes of a brand have this in common. */
const nameOf = ({ action, to, at, by }: PointerChange) => JSON.stringify([action, to, at, by]);

function parseLine(line: string): RecordedChange | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isChange =
      isObject(value) && ["brand", "action", "to", "at", "by"].every((key) => typeof value[key] === "string");
    return isChange ? (value as unknown as RecordedChange) : undefined;
  } catch {
    return undefined;
  }
}

/** The changes in a file of the record. A line that somebody has damaged is left out. */
const changesIn = (text: string): readonly RecordedChange[] =>
  text.split("\n").flatMap((line) => (line === "" ? [] : (parseLine(line) ?? [])));

async function lineOf(store: DeploymentStore, brand: string, change: PointerChange): Promise<string> {
  const from = change.from === undefined ? undefined : await readUtgave(store, { brand, id: change.from });
  const line: RecordedChange = {
    brand,
    ...change,
    ...(typeof from?.commit === "string" && { fromCommit: from.commit }),
  };
  return `${JSON.stringify(line)}\n`;
}

/** Adds to one file the changes that it does not have. What is there stays as it is, byte by byte. */
async function addChanges(
  store: DeploymentStore,
  brand: string,
  key: string,
  changes: readonly PointerChange[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await store.get(key);
    const before = stored === undefined ? "" : new TextDecoder().decode(stored.bytes);
    const known = new Set(changesIn(before).map(nameOf));
    const missing = changes.filter((change) => !known.has(nameOf(change)));
    if (missing.length === 0) return;
    const lines = await Promise.all(missing.map((change) => lineOf(store, brand, change)));
    const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
    const condition = stored === undefined ? "absent" : { tag: stored.tag };
    try {
      await store.put(key, new TextEncoder().encode(start + lines.join("")), { condition, headers });
      return;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === attempts) throw error;
    }
  }
}

/**
 * Adds to the record what the pointers say was done, as far as it is not there. A pointer keeps its last changes, so a
 * command that was cut off before it came here loses none: the next one adds them.
 */
export async function recordChanges(store: DeploymentStore, pointers: Iterable<Pointer>): Promise<void> {
  await forEachAtOnce(pointers, atOnce, async ({ brand, changes }) => {
    const byFile = Map.groupBy(changes.toReversed(), (change) => keyOf(brand, change));
    for (const [key, each] of byFile) await addChanges(store, brand, key, each);
  });
}

/**
 * Everything that was ever done with the brands of a target, by brand, the oldest first: the record, and what the
 * pointers know besides.
 */
export async function readChanges(
  store: DeploymentStore,
  pointers: Iterable<Pointer>,
): Promise<ReadonlyMap<string, readonly RecordedChange[]>> {
  const files = new Map<string, readonly RecordedChange[]>();
  const keys = (await store.list(recordFolder)).map(({ key }) => key).toSorted();
  await forEachAtOnce(keys, atOnce, async (key) => {
    files.set(key, changesIn(new TextDecoder().decode((await store.get(key))?.bytes)));
  });
  const found = Map.groupBy(
    keys.flatMap((key) => files.get(key) ?? []),
    ({ brand }) => brand,
  );
  for (const { brand, changes } of pointers) {
    const recorded = found.get(brand) ?? [];
    const known = new Set(recorded.map(nameOf));
    const more = changes.toReversed().filter((change) => !known.has(nameOf(change)));
    found.set(brand, [...recorded, ...more.map((change) => ({ brand, ...change }))]);
  }
  return found;
}
