import { isObject } from "#contract/isObject.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

const isFlagged = (data: unknown): boolean => isObject(data) && data["systemSourceError"] === true;

/**
 * Whether any answer that the portal holds says that a source system failed (spec: oversikt-4), whichever call it came
 * from.
 */
export function useSourceErrorFlag(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(
    subscribe,
    () => cache.getAll().some((query) => isFlagged(query.state.data)),
    // The band below is there already during hydration: the banner comes right after.
    () => false,
  );
}
