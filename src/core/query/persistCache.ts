import { dehydrate, type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";
import { type SafeStorage, tabStorage } from "../storage/safeStorage.ts";
import { storeEveryMs } from "../cacheDurations.ts";
import { markOf, readStoredState, storedStateKey } from "./readStoredState.ts";

/** Stores the cached answers of one session over a reload (spec: storage-1). */
export interface CacheKeeper {
  /** Restores the stored answers of this session, and stores changes from now on. */
  open(sessionId: string): void;
  /** The session continues under another id: the stored answers belong to the new id from now on (spec: storage-8). */
  rebind(sessionId: string): void;
  /** Removes the stored answers and stops storing, including a write that is waiting (spec: storage-6). */
  drop(): void;
}

/**
 * Queries with `meta: {persist: true}` are kept, and no others. The stored answers belong to one session of one version: any
 * other never sees it.
 * @param version A mark of the brand and the build (`pageVersion`).
 */
export function createCacheKeeper(
  queryClient: QueryClient,
  version: string,
  storage: SafeStorage = tabStorage,
): CacheKeeper {
  let close = (): void => undefined;
  /** Of the session that is open. */
  let mark: string | undefined;

  function write(): void {
    const state = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.status === "success" && query.meta?.persist === true,
      shouldDehydrateMutation: () => false,
    });
    storage.write(storedStateKey, JSON.stringify({ writtenAt: Date.now(), mark, state }));
  }

  function restore(kept: DehydratedState | undefined): boolean {
    if (kept === undefined) return false;
    try {
      hydrate(queryClient, kept);
      return true;
    } catch {
      // Something within is not as the query client writes it.
      return false;
    }
  }

  return {
    open(sessionId) {
      close();
      mark = markOf(version, sessionId);
      if (!restore(readStoredState(mark, storage.read(storedStateKey)))) storage.remove(storedStateKey);

      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type.startsWith("observer") || query.meta?.persist !== true) return;
        timer ??= setTimeout(() => {
          timer = undefined;
          write();
        }, storeEveryMs);
      });
      close = () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
    rebind(sessionId) {
      if (mark === undefined) return;
      mark = markOf(version, sessionId);
      write();
    },
    drop() {
      close();
      mark = undefined;
      storage.remove(storedStateKey);
    },
  };
}
