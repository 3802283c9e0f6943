import { loading, type Part } from "#app/loading.ts";
import { report } from "#core/errorReporting/report.ts";
import { loadLaterTexts } from "#core/i18n/i18n.ts";
import { beginLeaving, failedByLeaving, leavingMs } from "#core/page/leaving.ts";
import { pageVersion } from "#core/page/pageVersion.ts";
import { type SafeStorage, tabStorage } from "#core/storage/safeStorage.ts";

/** Session storage: the version of the page that was reloaded, because a part was missing. */
const reloadedKey = "kfp-reloaded";

const nameOf = (part: Part<unknown>) => Object.entries(loading).find(([, each]) => each === part)?.[0];

/** Fetches the code of a part, and the texts that it may show: the first page has all of its own at once. */
export async function fetchPart<Main>({ when, load }: Part<Main>): Promise<Main> {
  const [main] = await Promise.all([load(), when === "firstPage" ? undefined : loadLaterTexts()]);
  return main;
}

interface LoadDeps {
  readonly storage?: SafeStorage;
  readonly reload?: () => void;
  /** Identifies the deployment that the page belongs to. */
  readonly version?: () => string;
  readonly isOnline?: () => boolean;
}

/**
 * Fetches a part. When that fails, the portal was probably deployed again and the old files are gone: the page is
 * reloaded, once for its version, whatever is missing. What stays missing is an error from then on. Without a network
 * the page is not reloaded: the customer would end on the browser's own error page. A page that is being left is not
 * reloaded either: running fetches fail in Firefox and WebKit then, some before the page knows, and a reload would keep
 * the customer here. When the
 * page stays open all the same, because of a download or the back/forward cache, the part is fetched once more.
 * @throws what `fetchPart` throws, when a reload cannot help, or when the browser cannot remember that it was tried.
 */
export async function loadChunk<Main>(part: Part<Main>, deps: LoadDeps = {}): Promise<Main> {
  const { storage = tabStorage, reload = () => window.location.reload() } = deps;
  const { version = pageVersion, isOnline = () => navigator.onLine } = deps;
  try {
    return await fetchPart(part);
  } catch (error) {
    if (await failedByLeaving()) {
      // Usually the page is gone by then.
      await new Promise((resolve) => setTimeout(resolve, leavingMs));
      return await fetchPart(part);
    }
    const missedBy = version();
    if (!isOnline() || storage.read(reloadedKey) === missedBy || !storage.write(reloadedKey, missedBy)) throw error;
    report(error, { reloaded: true, chunk: nameOf(part) });
    // Other parts that are missing wait for this reload, as the caller does.
    beginLeaving();
    reload();
    return new Promise<never>(() => undefined);
  }
}
