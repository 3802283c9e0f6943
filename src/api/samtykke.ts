import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Samtykkesvar } from "#contract/wireNames.ts";
import { reservasjonAnswer, samtykketeksterAnswer } from "#answers/samtykke.ts";
import { request } from "#core/http/request.ts";
import { skadekundeQuery, skadekundeWrites } from "./skadekunde.ts";

/** The texts of the consents. An empty list: consents are not configured. */
export const samtykketeksterQuery = (isBankkunde: boolean) =>
  queryOptions({
    queryKey: ["samtykke", "tekster", isBankkunde],
    queryFn: ({ signal }) =>
      request({
        call: "GET /samtykke/tekster",
        params: { bankkunde: isBankkunde },
        answer: samtykketeksterAnswer,
        signal,
      }),
  });

/** A consent that the portal can change. */
export type SamtykkeNavn = "marketingConsent" | "crossDomainConsent";

/** An answer to a consent. */
export interface SamtykkeChange {
  readonly samtykke: SamtykkeNavn;
  readonly isApproved: boolean;
}

/** Gives or withdraws a consent; then the customer is read again (spec: http-31). */
export const samtykkeMutation = () =>
  mutationOptions({
    mutationKey: ["skadekunde", "samtykke"],
    onMutate: (_change, context) => skadekundeWrites.start(context),
    mutationFn: ({ samtykke, isApproved }: SamtykkeChange) =>
      request({
        call: "POST /samtykke/oppdater",
        body: { [`${samtykke}Approved`]: isApproved },
      }),
    onSuccess(_answer, { samtykke, isApproved }, _shown, { client }) {
      const answer: Samtykkesvar = isApproved ? "AUTHORIZED" : "NOT_AUTHORIZED";
      // The saved answer is shown until the customer has been read again.
      client.setQueryData(
        skadekundeQuery().queryKey,
        (skadekunde) =>
          skadekunde && {
            ...skadekunde,
            samtykker: { ...skadekunde.samtykker, [samtykke]: answer },
          },
      );
    },
    onSettled(_answer, _error, _change, _shown, context) {
      if (skadekundeWrites.end(context))
        void context.client.invalidateQueries({ queryKey: skadekundeQuery().queryKey });
    },
  });

/** Whether the customer has reserved against digital documents, and so gets them on paper. */
export const reservasjonQuery = () =>
  queryOptions({
    queryKey: ["samtykke", "reservasjon"],
    queryFn: ({ signal }) => request({ call: "GET /samtykke/reservasjon/hent", answer: reservasjonAnswer, signal }),
  });

/** Makes or withdraws the reservation. Settles when it has been read again. */
export const reservasjonMutation = () =>
  mutationOptions({
    mutationKey: ["samtykke", "reservasjon"],
    mutationFn: (harReservasjon: boolean) => request({ call: "POST /samtykke/reservasjon", body: { harReservasjon } }),
    onSuccess(_answer, harReservasjon, _shown, { client }) {
      const { queryKey } = reservasjonQuery();
      client.setQueryData(queryKey, (reservasjon) => reservasjon && { hasReservasjon: harReservasjon });
      return client.invalidateQueries({ queryKey });
    },
  });
