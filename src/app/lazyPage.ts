import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";
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

/** A page whose code comes when it is first shown, or when it is asked for. */
export type LazyPage<Props> = FunctionComponent<Props> & {
  /** Fetches the code: once that is there, the page shows at once. Rejects as `loadPage` does. */
  readonly preload: () => Promise<void>;
};

/** A page, or a part of one, whose code comes when it is first shown. `load` picks the component from its module. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await loadPage(load);
  };
  const Late = lazy(async () => ({ default: await loadPage(load) }));
  function Page(props: Props) {
    // Suspending, even on code that is there, makes React hold the page back for 300 ms. One choice for as long as the
    // page is shown: changing over would start it afresh.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Late as unknown as ComponentType<Props>));
    return createElement(Shown, props);
  }
  return Object.assign(Page, { preload });
}
