import { messageOf } from "#contract/messageOf.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { type Pointer, pointerBytes, pointerKey } from "./state/Pointer.ts";
import { stateHeaders } from "./store/objectHeaders.ts";
import { type Condition, Conflict, type DeploymentStore, type Stored } from "./store/DeploymentStore.ts";

/** How many pointers are written at a time: each waits for the disk or the network. */
const atOnce = 16;

/** A pointer that is to be written, and what it was. */
export interface PointerMove {
  /** Undefined where there was none. Without `pointer` where it could not be read. */
  readonly before: (Stored & { readonly pointer?: Pointer }) | undefined;
  readonly after: Pointer;
}

interface AttemptedWrite extends PointerMove {
  /** Of what was written. Undefined while it is not known whether it was: the answer of a store can be lost. */
  tag?: string;
}

async function write(store: DeploymentStore, { before, after }: PointerMove): Promise<string> {
  const condition: Condition = before === undefined ? "absent" : { tag: before.tag };
  try {
    return await store.put(pointerKey(after.brand), pointerBytes(after), { condition, headers: stateHeaders });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw new DeploymentRefused(`Another deployment was faster: ${error.message} This one has stopped.`);
  }
}

/** Puts one pointer back, when it is the one that was written. */
async function putBack(store: DeploymentStore, { before, after, tag }: AttemptedWrite): Promise<void> {
  const key = pointerKey(after.brand);
  const found = tag === undefined ? await store.get(key) : undefined;
  const written = tag ?? (found && Buffer.compare(found.bytes, pointerBytes(after)) === 0 ? found.tag : undefined);
  if (written === undefined) return;
  if (before === undefined) await store.remove(key);
  else await store.put(key, before.bytes, { condition: { tag: written }, headers: stateHeaders });
}

/**
 * Makes visitors get other releases. `publish` brings the change to the web server. When anything fails, every pointer
 * is put back.
 * @throws DeploymentRefused when another program has written a pointer
 */
export async function movePointers(
  store: DeploymentStore,
  moves: readonly PointerMove[],
  publish: (() => Promise<void>) | undefined,
): Promise<void> {
  const attempted: AttemptedWrite[] = [];
  try {
    await forEachAtOnce(moves, atOnce, async (move) => {
      const attempt: AttemptedWrite = { ...move };
      attempted.push(attempt);
      attempt.tag = await write(store, move);
    });
    await publish?.();
  } catch (error) {
    const failed: string[] = [];
    for (const attempt of attempted) await putBack(store, attempt).catch(() => failed.push(attempt.after.brand));
    if (failed.length === 0) throw error;
    const reason = messageOf(error);
    throw new Error(
      `${reason}\nIt is not known what ${failed.join(", ")} serves: the pointer could not be put back. Run the same command again.`,
      { cause: error },
    );
  }
}
