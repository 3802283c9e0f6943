import { messageOf } from "#contract/messageOf.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { type Pointer, pointerBytes, pointerKey, type StoredPointer } from "./state/Pointer.ts";
import { stateHeaders } from "./store/objectHeaders.ts";
import { type Condition, Conflict, type DeploymentStore } from "./store/DeploymentStore.ts";

/** How many pointers are written at a time: each waits for the disk or the network. */
const atOnce = 16;

/** A pointer that is to be written, and what it was. */
export interface PointerMove {
  readonly before: StoredPointer | undefined;
  readonly after: Pointer;
}

interface WrittenPointer extends PointerMove {
  readonly tag: string;
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

/** Puts pointers back. Gives the brands where that failed. */
async function putBack(store: DeploymentStore, written: readonly WrittenPointer[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { before, after, tag } of written) {
    const key = pointerKey(after.brand);
    const undone =
      before === undefined
        ? store.remove(key)
        : store.put(key, before.bytes, { condition: { tag }, headers: stateHeaders });
    await undone.catch(() => failed.push(after.brand));
  }
  return failed;
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
  const written: WrittenPointer[] = [];
  try {
    await forEachAtOnce(moves, atOnce, async (move) => {
      written.push({ ...move, tag: await write(store, move) });
    });
    await publish?.();
  } catch (error) {
    const failed = await putBack(store, written);
    if (failed.length === 0) throw error;
    const reason = messageOf(error);
    throw new Error(`${reason}\nThe pointer of ${failed.join(", ")} could not be put back: run the command again.`, {
      cause: error,
    });
  }
}
