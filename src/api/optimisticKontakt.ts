import type { MutationFunctionContext, QueryKey } from "@tanstack/react-query";
import type { KontaktChange } from "#domain/kunde/kontaktChange.ts";
import { isLastWrite } from "./isLastWrite.ts";

type Felt = KontaktChange["felt"];

/** A cached answer that holds contact details, and how to get at them. */
interface KontaktCache<Data> {
  readonly queryKey: QueryKey;
  /** Writes whose keys begin like this change the same answer. */
  readonly mutationKey: readonly string[];
  readonly read: (data: Data, felt: Felt) => string | undefined;
  readonly write: (data: Data, felt: Felt, verdi: string | undefined) => Data;
}

/** Takes the shown change back, unless something newer stands there by now. */
interface Undo {
  readonly undo: () => void;
}

/**
 * A change of contact details is shown before it is saved (spec: profil-16): running reads are stopped, a failure takes back only the field
 * concerned, and the answer is read again when the last write has settled (spec: http-15).
 */
export function optimisticKontakt<Data>({ queryKey, mutationKey, read, write }: KontaktCache<Data>) {
  return {
    async onMutate({ felt, verdi }: KontaktChange, { client }: MutationFunctionContext): Promise<Undo> {
      await client.cancelQueries({ queryKey });
      const data = client.getQueryData<Data>(queryKey);
      if (data === undefined) return { undo: () => undefined };
      const before = read(data, felt);
      client.setQueryData<Data>(queryKey, write(data, felt, verdi));
      return {
        undo() {
          const now = client.getQueryData<Data>(queryKey);
          if (now !== undefined && read(now, felt) === verdi)
            client.setQueryData<Data>(queryKey, write(now, felt, before));
        },
      };
    },
    onError: (_error: Error, _change: KontaktChange, shown: Undo | undefined) => shown?.undo(),
    onSettled(_answer: unknown, _error: unknown, _change: unknown, _shown: unknown, context: MutationFunctionContext) {
      if (isLastWrite(context, mutationKey)) void context.client.invalidateQueries({ queryKey });
    },
  };
}
