import type { QueryClient } from "@tanstack/react-query";

const name = "kfp-changes";

/**
 * When one tab changes something, the other tabs read it again (spec: http-49). A message is the first part of the write's key, which is
 * the first part of the keys of the answers that it changes: it says nothing about the customer.
 * @returns a function that ends it.
 */
export function shareChanges(queryClient: QueryClient): () => void {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // The browser has no such channel, or refuses it: other tabs are not told.
    return () => undefined;
  }
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const [resource] = event.mutation.options.mutationKey ?? [];
    if (typeof resource === "string") channel.postMessage(resource);
  });
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") void queryClient.invalidateQueries({ queryKey: [data] });
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
