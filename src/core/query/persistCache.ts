import { dehydrate, type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { type SafeStorage, tabStorage } from "../storage/safeStorage.ts";
import { checksum } from "../release/checksum.ts";

/** Stores the cached answers of one session over a reload (spec: storage-1). */
export interface CacheKeeper {
  /** Restores the stored answers of this session, and stores changes from now on. */
  open(sessionId: string): void;
  /** Removes the stored answers and stops storing, including a write that is waiting (spec: storage-6). */
  drop(): void;
}

const key = "kfp-query-cache";
const maxAgeMs = 24 * 60 * 60 * 1000;
const throttleMs = 1000;

const keptSchema = v.looseObject({
  /** When it was written, milliseconds since 1970. */
  writtenAt: v.number(),
  /** Which version of the portal, and which session, it belongs to. */
  mark: v.string(),
  /** The checksum of the state: a state that was changed since it was written is not restored. */
  seal: v.string(),
  state: v.looseObject({ queries: v.array(v.looseObject({ queryHash: v.string(), queryKey: v.array(v.unknown()) })) }),
});

const sealOf = (state: DehydratedState): string => checksum(JSON.stringify(state));

/** The stored state, if it is intact, of this version and session, at most a day old and not from the future. */
function readKept(text: string | undefined, mark: string): DehydratedState | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    const kept = v.parse(keptSchema, parsed);
    const ageMs = Date.now() - kept.writtenAt;
    const isOurs = kept.mark === mark && ageMs >= 0 && ageMs <= maxAgeMs;
    // Sealed as it was parsed: the schema puts its fields into another order.
    const { state } = parsed as { readonly state: DehydratedState };
    return isOurs && kept.seal === sealOf(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Queries with `meta: {persist: true}` are kept, and no others. What is kept belongs to one session of one version: any
 * other never sees it.
 * @param version A mark of the brand and the build (`pageVersion`).
 */
export function createCacheKeeper(
  queryClient: QueryClient,
  version: string,
  storage: SafeStorage = tabStorage,
): CacheKeeper {
  let close = (): void => undefined;

  function write(mark: string): void {
    const state = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.status === "success" && query.meta?.persist === true,
      shouldDehydrateMutation: () => false,
    });
    storage.write(key, JSON.stringify({ writtenAt: Date.now(), mark, seal: sealOf(state), state }));
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
      const mark = checksum(JSON.stringify([version, sessionId]));
      if (!restore(readKept(storage.read(key), mark))) storage.remove(key);

      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type.startsWith("observer") || query.meta?.persist !== true) return;
        timer ??= setTimeout(() => {
          timer = undefined;
          write(mark);
        }, throttleMs);
      });
      close = () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
    drop() {
      close();
      storage.remove(key);
    },
  };
}
