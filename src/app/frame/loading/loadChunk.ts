import { loading, type Part } from "#app/loading.ts";
import { loadLaterTexts } from "#core/i18n/i18n.ts";
import { report } from "#core/errorReporting/report.ts";
import { isLeaving, leavingMs } from "#core/page/leaving.ts";
import { pageVersion } from "#core/release/pageVersion.ts";
import { type SafeStorage, tabStorage } from "#core/storage/safeStorage.ts";

/** Fetches the code of a part, and the texts that it may show: the first page has all of its own at once. */
export async function fetchPart<Main>({ when, load }: Part<Main>): Promise<Main> {
  const [main] = await Promise.all([load(), when === "firstPage" ? undefined : loadLaterTexts()]);
  return main;
}

/** The name of a part in the map. */
export const nameOf = (part: Part<unknown>): string =>
  Object.entries(loading).find(([, each]) => each === part)?.[0] ?? "";

/** Session storage: for each chunk that led to a reload, the version of the page that missed it. */
const keyOf = (chunk: string) => `kfp-reloaded-for-${chunk}`;

interface LoadDeps {
  readonly storage?: SafeStorage;
  readonly reload?: () => void;
  /** Identifies the deployment that the page belongs to. */
  readonly version?: () => string;
  readonly isOnline?: () => boolean;
}

/**
 * Loads a chunk. When that fails, the portal was probably deployed again and the old files are gone: the page is
 * reloaded, once per chunk and page version. Only the chunk itself clears its mark, so a chunk that stays missing
 * cannot cause a reload loop. Without a network the page is not reloaded: the customer would end on the browser's own
 * error page. A page that is being left is not reloaded either: running fetches fail in Firefox and WebKit then, and a
 * reload would keep the customer here. When the page stays open all the same, because of a download or the back/forward
 * cache, the chunk is fetched once more.
 * @param chunk a name for the chunk, unique among all chunks.
 * @throws what `load` throws, when a reload cannot help, or when the browser cannot remember that it was tried.
 */
export async function loadChunk<Chunk>(chunk: string, load: () => Promise<Chunk>, deps: LoadDeps = {}): Promise<Chunk> {
  const { storage = tabStorage, reload = () => window.location.reload() } = deps;
  const { version = pageVersion, isOnline = () => navigator.onLine } = deps;
  const key = keyOf(chunk);
  try {
    const loaded = await load();
    storage.remove(key);
    return loaded;
  } catch (error) {
    if (isLeaving()) {
      // Usually the page is gone by then.
      await new Promise((resolve) => setTimeout(resolve, leavingMs));
      return await load();
    }
    const missedBy = version();
    if (!isOnline() || storage.read(key) === missedBy || !storage.write(key, missedBy)) throw error;
    report(error, { reloaded: true, chunk });
    reload();
    // The page is about to be replaced: the caller waits until then.
    return new Promise<never>(() => undefined);
  }
}
