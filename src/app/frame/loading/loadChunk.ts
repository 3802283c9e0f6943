import { report } from "#core/errorReporting/report.ts";
import { pageVersion } from "#core/release/pageVersion.ts";
import { type SafeStorage, tabStorage } from "#core/storage/safeStorage.ts";

/** Session storage: for each chunk that led to a reload, the version of the page that missed it. */
const keyOf = (chunk: string) => `kfp-reloaded-for-${chunk}`;

/** How long a page that is being left is not touched. */
const leavingMs = 10_000;

interface Environment {
  readonly storage?: SafeStorage;
  readonly reload?: () => void;
  /** Identifies the deployment that the page belongs to. */
  readonly version?: () => string;
  readonly isOnline?: () => boolean;
  /** Calls when the page is about to be left; returns what ends it. */
  readonly onLeave?: (act: () => void) => () => void;
}

function onLeavePage(act: () => void): () => void {
  window.addEventListener("beforeunload", act);
  return () => window.removeEventListener("beforeunload", act);
}

/**
 * Loads a chunk. When that fails, the portal was probably deployed again and the old files are gone: the page is
 * reloaded, once per chunk and page version. Only the chunk itself clears its mark, so a chunk that stays missing
 * cannot cause a reload loop. Without a network the page is not reloaded: the customer would end on the browser's own
 * error page. Nor is a page that is being left: Firefox lets what is under way fail at once, and a reload would keep
 * the customer here.
 * @param chunk a name for the chunk, unique among all chunks.
 * @throws what `load` throws, when a reload cannot help, or when the browser cannot remember that it was tried.
 */
export async function loadChunk<Chunk>(
  chunk: string,
  load: () => Promise<Chunk>,
  environment: Environment = {},
): Promise<Chunk> {
  const { storage = tabStorage, reload = () => window.location.reload() } = environment;
  const { version = pageVersion, isOnline = () => navigator.onLine, onLeave = onLeavePage } = environment;
  const key = keyOf(chunk);
  let isLeaving = false;
  const stop = onLeave(() => {
    isLeaving = true;
  });
  try {
    const loaded = await load();
    storage.remove(key);
    return loaded;
  } catch (error) {
    if (isLeaving) {
      // Usually the page is gone by then. It is not after a download.
      await new Promise((resolve) => setTimeout(resolve, leavingMs));
      throw error;
    }
    const missedBy = version();
    if (!isOnline() || storage.read(key) === missedBy || !storage.write(key, missedBy)) throw error;
    report(error, { reloaded: true, chunk });
    reload();
    // The page is about to be replaced: the caller waits until then.
    return new Promise<never>(() => undefined);
  } finally {
    stop();
  }
}
