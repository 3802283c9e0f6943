import { createStore, type ReadableStore } from "#ui/store/createStore.ts";

/** Frames that are loaded, or are being loaded, by key. */
export interface FrameQueue extends ReadableStore<ReadonlySet<string>> {
  /** A frame has come into sight: it is loaded when it is its turn. */
  readonly enter: (key: string) => void;
  /** A frame has gone out of sight: one that is loaded stays as long as there is room. */
  readonly leave: (key: string) => void;
  /** A frame has ended loading, or cannot be loaded. */
  readonly settle: (key: string) => void;
}

interface QueueLimits {
  /** How many frames load at the same time. */
  readonly atOnce: number;
  /** How many loaded frames stay. Frames in sight are never removed. */
  readonly mostKept: number;
}

/** Decides which of many frames are there: a few are loaded at a time, and only some are kept. */
export function createFrameQueue({ atOnce, mostKept }: QueueLimits): FrameQueue {
  const store = createStore<ReadonlySet<string>>(new Set());
  const visible = new Set<string>();
  const loading = new Set<string>();

  /** The frames that have been out of sight longest are removed first: the set keeps the order. */
  const withRoom = (kept: Set<string>): Set<string> => {
    for (const key of kept) {
      if (kept.size <= mostKept) break;
      if (!visible.has(key)) kept.delete(key);
    }
    return kept;
  };
  const proceed = (): void => {
    const kept = new Set(store.get());
    for (const key of visible) {
      if (kept.has(key)) continue;
      if (loading.size >= atOnce) break;
      loading.add(key);
      kept.add(key);
    }
    const next = withRoom(kept);
    const isSame = next.size === store.get().size && [...next].every((key) => store.get().has(key));
    if (!isSame) store.set(next);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    enter(key) {
      visible.add(key);
      proceed();
    },
    leave(key) {
      visible.delete(key);
      const kept = new Set(store.get());
      const wasKept = kept.delete(key);
      // Browsers may pause a frame that is out of sight: it would keep its turn for ever.
      const isLoaded = !loading.delete(key);
      // It becomes the newest of the frames that are out of sight.
      if (wasKept) store.set(isLoaded ? kept.add(key) : kept);
      proceed();
    },
    settle(key) {
      loading.delete(key);
      proceed();
    },
  };
}
