import type { MutationFunctionContext } from "@tanstack/react-query";

/** Whether the write that asks is the only one under way of those whose keys begin like this: then the answer they change is read again. */
export const isLastWrite = ({ client }: MutationFunctionContext, mutationKey: readonly string[]): boolean =>
  client.isMutating({ mutationKey }) <= 1;
