import { mutationOptions, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { personal, wireFlag, wireList, wireObject, wireText } from "./wireFields.ts";

const kundeadresseSchema = wireObject({
  /** Whether it is the address in the population register. */
  isFolkreregistrert: wireFlag,
  gatenavn: personal(wireText),
  gatenummer: wireText,
  gatenummerBokstav: wireText,
  gaardsnummer: wireText,
  bruksnummer: wireText,
  postnummer: wireText,
});

const kundeadresserSchema = v.pipe(
  v.optional(wireObject({ kundeadresser: wireList(kundeadresseSchema, "kundeadresser") }), {}),
  v.transform(({ kundeadresser }) => kundeadresser ?? []),
);

/**
 * The customer's addresses. Only for customers with niceKundenummer (spec: profil-20); never persisted
 * (spec: storage-4).
 */
export const kundeadresserQuery = () =>
  queryOptions({
    queryKey: ["adresse", "kundeadresser"],
    queryFn: ({ signal }) => request({ call: "GET /adresse/kundeadresser", schema: kundeadresserSchema, signal }),
  });

const postnummerSchema = v.pipe(
  v.optional(
    wireObject({ postnummerList: wireList(wireObject({ kode: wireText, navn: wireText }), "postnummerList") }),
    {},
  ),
  v.transform(({ postnummerList }): Readonly<Record<string, string>> =>
    Object.fromEntries((postnummerList ?? []).map(({ kode, navn }) => [kode ?? "", navn ?? ""])),
  ),
);

/** The names of postal places by code. Codes are texts: "0150". */
export const postnummerQuery = () =>
  queryOptions({
    queryKey: ["adresse", "postnummer"],
    queryFn: ({ signal }) => request({ call: "GET /adresse/postnummer", schema: postnummerSchema, signal }),
    staleTime: Infinity,
  });

/** Fetches the address from the population register. Settles when the addresses have been read again. */
export const oppdaterAdresseMutation = () =>
  mutationOptions({
    mutationKey: ["adresse", "oppdater"],
    mutationFn: () => request({ call: "POST /adresse/oppdater", schema: v.unknown() }),
    onSuccess: (_answer, _nothing, _shown, { client }) =>
      client.invalidateQueries({ queryKey: kundeadresserQuery().queryKey }),
  });
