import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type Skadekunde, skadekundeAnswer } from "#answers/kunde.ts";
import { request } from "#core/http/request.ts";
import { kundeFreshMs } from "#core/cacheDurations.ts";
import { type KontaktChange, optimisticKontakt } from "./optimisticKontakt.ts";
import { createWriteCount } from "./createWriteCount.ts";

/** The damage customer. Contains the national ID, so it is never persisted (spec: storage-4). */
export const skadekundeQuery = () =>
  queryOptions({
    queryKey: ["skadekunde"],
    queryFn: ({ signal }) => request({ call: "GET /skadekunde/hent", answer: skadekundeAnswer, signal }),
    staleTime: kundeFreshMs,
  });

/** The writes that change the damage customer. */
export const skadekundeWrites = createWriteCount();

const wireNames = { epost: "epostAdresse", mobil: "mobilNummer" } as const;

/**
 * Changes the contact details of a customer with niceKundenummer. The answer replaces the cached customer
 * (spec: profil-17).
 */
export const skadekundeKontaktMutation = () =>
  mutationOptions({
    mutationKey: ["skadekunde", "kontakt"],
    // Writes run one after the other, in the order of the customer's changes.
    scope: { id: "kontakt" },
    mutationFn: ({ felt, verdi }: KontaktChange) =>
      request({
        call: "PUT /skadekunde/kontaktinformasjon",
        body: { [wireNames[felt]]: verdi },
        answer: skadekundeAnswer,
      }),
    ...optimisticKontakt<Skadekunde>({
      queryKey: skadekundeQuery().queryKey,
      writes: skadekundeWrites,
      read: (skadekunde, felt) => skadekunde?.kontaktInformasjon?.[wireNames[felt]],
      write: (skadekunde, felt, verdi) =>
        skadekunde && {
          ...skadekunde,
          kontaktInformasjon: { ...skadekunde.kontaktInformasjon, [wireNames[felt]]: verdi },
        },
    }),
    onSuccess(answer, _change, _shown, context) {
      const { queryKey } = skadekundeQuery();
      const cached = context.client.getQueryData(queryKey);
      // An older answer does not contain later writes, and after a logout there is nothing to replace.
      const isCurrent = cached && answer?.niceKundenummer === cached.niceKundenummer;
      if (isCurrent && skadekundeWrites.isOnlyOne(context)) context.client.setQueryData(queryKey, answer);
    },
  });
