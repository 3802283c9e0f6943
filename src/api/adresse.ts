import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { adresserAnswer, postnumreAnswer } from "#answers/kunde.ts";
import { request } from "#core/http/request.ts";

/**
 * The customer's addresses. Only for customers with niceKundenummer (spec: profil-20); never persisted
 * (spec: storage-4).
 */
export const kundeadresserQuery = () =>
  queryOptions({
    queryKey: ["adresse", "kundeadresser"],
    queryFn: ({ signal }) => request({ call: "GET /adresse/kundeadresser", answer: adresserAnswer, signal }),
  });

/** The names of postal places by code. Codes are texts: "0150". */
export const postnummerQuery = () =>
  queryOptions({
    queryKey: ["adresse", "postnummer"],
    queryFn: ({ signal }) => request({ call: "GET /adresse/postnummer", answer: postnumreAnswer, signal }),
    staleTime: Infinity,
  });

/** Fetches the address from the population register. Settles when the addresses have been read again. */
export const oppdaterAdresseMutation = () =>
  mutationOptions({
    mutationKey: ["adresse", "oppdater"],
    mutationFn: () => request({ call: "POST /adresse/oppdater" }),
    onSuccess: (_answer, _nothing, _shown, { client }) =>
      client.invalidateQueries({ queryKey: kundeadresserQuery().queryKey }),
  });
