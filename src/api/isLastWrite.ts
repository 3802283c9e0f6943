import type { MutationFunctionContext } from "@tanstack/react-query";

/**
 * Whether no other write with a key that begins like this is running. Only the last one reads the changed answer again.
 */
export const isLastWrite = ({ client }: MutationFunctionContext, mutationKey: readonly string[]): boolean =>
  client.isMutating({ mutationKey }) <= 1;
