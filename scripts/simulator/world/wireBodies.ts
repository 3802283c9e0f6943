import type * as v from "valibot";
import type { WireSchemaName, wireSchemas } from "#scripts/api/wireSchemas.ts";
import type { DayFromToday } from "./dayFromToday.ts";

/*
 * The answers of the simulator, as the description of the API has them. Their types allow more than the description:
 * a price that is any text, a day that does not exist. Customers with unusual data use that.
 */

type Wire<Name extends WireSchemaName> = v.InferInput<(typeof wireSchemas)[Name]>;

/** A price in kroner. Some systems send text, which the description does not allow, and some send null. */
export type WirePrice = number | string | null | undefined;

/** A body of the description whose prices can be text, and whose days can be counted from today. */
type WithOurValues<Body> = {
  [Field in keyof Body]: Field extends "monthlyPrice" | "yearlyPrice"
    ? WirePrice
    : Field extends "endDate" | "expirationDate"
      ? Body[Field] | DayFromToday
      : Body[Field];
};

export type WireAvtale = WithOurValues<Wire<"Avtaler">["avtaler"][number]>;
export type WireAvtaler = Omit<Wire<"Avtaler">, "avtaler"> & { avtaler: WireAvtale[] };
export type WireTilbud = WithOurValues<Wire<"Tilbudsliste">["tilbud"][number]>;
export type WireTilbudListe = Omit<Wire<"Tilbudsliste">, "tilbud"> & { tilbud: WireTilbud[] };
export type WireSkadekunde = Wire<"Skadekunde">;
export type WireLivkunde = Wire<"Livkunde">;
export type WireAdresse = Wire<"Kundeadresser">["kundeadresser"][number];
export type WirePostnummer = Wire<"Postnumre">["postnummerList"][number];
export type WireSamtykketekst = Wire<"Samtykketekster">[number];
export type WireMotoroppgave = Wire<"Motoroppgaver">["oppgaver"][number];
export type WireProduktanbefaling = Wire<"Produktanbefaling">;
export type WireKontakt = Wire<"Bankkontakt">;
