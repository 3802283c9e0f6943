import { mutationOptions } from "@tanstack/react-query";
import { HttpError } from "#core/http/requestFailures.ts";
import { request } from "#core/http/request.ts";
import { createWriteCount } from "./createWriteCount.ts";
import { tilbudQuery } from "./tilbud.ts";

const deletions = createWriteCount();

/** An offer that is gone already counts as deleted (spec: tilbud-25). */
const goneStatuses: readonly number[] = [404, 410];

async function deleteTilbud(policyNumber: string): Promise<void> {
  try {
    await request({
      call: "DELETE /avtaleoversikt/tilbud/:policyNumber",
      segments: { policyNumber },
    });
  } catch (error) {
    if (!(error instanceof HttpError && goneStatuses.includes(error.status))) throw error;
  }
}

/**
 * Deletes a saved offer by its number. It leaves the list, which is read again when the last deletion has settled
 * (spec: tilbud-23).
 */
export const deleteTilbudMutation = () =>
  mutationOptions({
    mutationKey: ["tilbud", "delete"],
    mutationFn: deleteTilbud,
    onMutate: (_policyNumber, context) => deletions.start(context),
    async onSuccess(_answer, policyNumber, _shown, { client }) {
      const { queryKey } = tilbudQuery();
      // A read that started before the deletion would bring the offer back.
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (liste) => liste && { ...liste, tilbud: liste.tilbud.filter((tilbud) => tilbud.policyNumber !== policyNumber) },
      );
    },
    onSettled(_answer, _error, _number, _shown, context) {
      if (deletions.end(context)) void context.client.invalidateQueries({ queryKey: tilbudQuery().queryKey });
    },
  });
