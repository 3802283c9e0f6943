import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { report } from "#core/errorReporting/report.ts";
import { type SafeStorage, tabStorage } from "#core/storage/safeStorage.ts";

const key = "kfp-reloaded-for-chunk";

interface Surroundings {
  readonly storage?: SafeStorage;
  readonly reload?: () => void;
}

/**
 * Loads a page's code. When that fails the portal was probably deployed anew and the old files are gone: the page is reloaded,
 * once (cases, Calls). A second failure, or a browser that cannot remember the first, is an error.
 */
export async function loadPage<Page>(load: () => Promise<Page>, surroundings: Surroundings = {}): Promise<Page> {
  const { storage = tabStorage, reload = () => window.location.reload() } = surroundings;
  try {
    const page = await load();
    storage.remove(key);
    return page;
  } catch (error) {
    const isSecond = storage.read(key) !== undefined;
    if (isSecond || !storage.write(key, "1")) throw error;
    report(error, { reloaded: true });
    reload();
    // The page is about to go: what waits for it goes on waiting.
    return new Promise<never>(() => undefined);
  }
}

/** A page, or a part of one, whose code comes when it is first shown. `load` picks the component from its module. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPage(async () => ({ default: await load() })));
}
