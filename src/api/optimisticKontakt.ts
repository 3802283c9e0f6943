import type { MutationFunctionContext, QueryKey } from "@tanstack/react-query";
import type { WriteCount } from "./createWriteCount.ts";

/** What a customer changes of the contact details. */
export interface KontaktChange {
  readonly felt: "epost" | "mobil";
  /** As it is sent: checked and normalised. */
  readonly verdi: string;
}

type Felt = KontaktChange["felt"];

/** A cached answer with contact details, and how to read and change them. */
interface KontaktCache<Data> {
  readonly queryKey: QueryKey;
  /** The writes that change the same answer. */
  readonly writes: WriteCount;
  readonly read: (data: Data, felt: Felt) => string | undefined;
  readonly write: (data: Data, felt: Felt, verdi: string | undefined) => Data;
}

/** Reverts the shown change, unless a newer value has replaced it. */
interface Undo {
  readonly undo: () => void;
}

/**
 * Shows a change of contact details before it is saved (spec: profil-16). Running reads are cancelled, a failure
 * reverts only that field, and the answer is read again when the last write has settled (spec: http-15).
 */
export function optimisticKontakt<Data>({ queryKey, writes, read, write }: KontaktCache<Data>) {
  return {
    async onMutate({ felt, verdi }: KontaktChange, context: MutationFunctionContext): Promise<Undo> {
      const { client } = context;
      writes.start(context);
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
      if (writes.end(context)) void context.client.invalidateQueries({ queryKey });
    },
  };
}
