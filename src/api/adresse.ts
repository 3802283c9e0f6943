import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { object, optional, pipe, transform, unknown } from "valibot";
import { request } from "#core/http/request.ts";
import { wireFlag, wireList, wireText } from "./wireFields.ts";

const kundeadresseSchema = object({
  /** Whether it is the address in the population register. */
  isFolkreregistrert: wireFlag,
  gatenavn: wireText,
  gatenummer: wireText,
  gatenummerBokstav: wireText,
  gaardsnummer: wireText,
  bruksnummer: wireText,
  postnummer: wireText,
});

const kundeadresserSchema = pipe(
  optional(object({ kundeadresser: wireList(kundeadresseSchema, "kundeadresser") }), {}),
  transform(({ kundeadresser }) => kundeadresser ?? []),
);

/** The customer's addresses. Only for customers with niceKundenummer (spec §6); never persisted (cases.md, Stored data). */
export const kundeadresserQuery = () =>
  queryOptions({
    queryKey: ["adresse", "kundeadresser"],
    queryFn: ({ signal }) => request({ call: "GET /adresse/kundeadresser", schema: kundeadresserSchema, signal }),
  });

const postnummerSchema = pipe(
  optional(object({ postnummerList: wireList(object({ kode: wireText, navn: wireText }), "postnummerList") }), {}),
  transform(({ postnummerList }): Readonly<Record<string, string>> =>
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

/** Fetches the address from the population register. Has settled when the addresses have been read again. */
export const oppdaterAdresseMutation = () =>
  mutationOptions({
    mutationKey: ["adresse", "oppdater"],
    mutationFn: () => request({ call: "POST /adresse/oppdater", schema: unknown() }),
    onSuccess: (_answer, _nothing, _shown, { client }) =>
      client.invalidateQueries({ queryKey: kundeadresserQuery().queryKey }),
  });
