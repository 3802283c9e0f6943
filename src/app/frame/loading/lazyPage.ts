import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";
import { report } from "#core/errorReporting/report.ts";
import { pageVersion } from "#core/release/pageVersion.ts";
import { type SafeStorage, tabStorage } from "#core/storage/safeStorage.ts";

/** Session storage: for each chunk that led to a reload, the version of the page that missed it. */
const keyOf = (chunk: string) => `kfp-reloaded-for-${chunk}`;

interface Environment {
  readonly storage?: SafeStorage;
  readonly reload?: () => void;
  /** Identifies the deployment that the page belongs to. */
  readonly version?: () => string;
  readonly isOnline?: () => boolean;
}

/**
 * Loads a chunk. When that fails, the portal was probably deployed again and the old files are gone: the page is reloaded, once per
 * chunk and page version. Only the chunk itself clears its mark, so a chunk that stays missing cannot cause a reload loop.
 * Without a network the page is not reloaded: the customer would end on the browser's own error page.
 * @param chunk a name for the chunk, unique among all chunks.
 * @throws what `load` throws, when a reload cannot help, or when the browser cannot remember that it was tried.
 */
export async function loadChunk<Chunk>(
  chunk: string,
  load: () => Promise<Chunk>,
  environment: Environment = {},
): Promise<Chunk> {
  const { storage = tabStorage, reload = () => window.location.reload() } = environment;
  const { version = pageVersion, isOnline = () => navigator.onLine } = environment;
  const key = keyOf(chunk);
  try {
    const loaded = await load();
    storage.remove(key);
    return loaded;
  } catch (error) {
    const missedBy = version();
    if (!isOnline() || storage.read(key) === missedBy || !storage.write(key, missedBy)) throw error;
    report(error, { reloaded: true, chunk });
    reload();
    // The page is about to be replaced, so the caller waits until then.
    return new Promise<never>(() => undefined);
  }
}

/** A page whose code comes when it is first shown, or when it is asked for. */
export type LazyPage<Props> = FunctionComponent<Props> & {
  /** Fetches the code: once that is there, the page shows at once. Rejects as `loadChunk` does. */
  readonly preload: () => Promise<void>;
};

/**
 * A page, or a part of one, whose code comes when it is first shown.
 * @param chunk a name for its code, unique among all lazy pages.
 * @param load picks the component from its module.
 */
export function lazyPage<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await loadChunk(chunk, load);
  };
  const Late = lazy(async () => ({ default: await loadChunk(chunk, load) }));
  function Page(props: Props) {
    // Suspending, even on code that is there, makes React hold the page back for 300 ms. One choice for as long as the
    // page is shown: changing over would start it afresh.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Late as unknown as ComponentType<Props>));
    return createElement(Shown, props);
  }
  return Object.assign(Page, { preload });
}
