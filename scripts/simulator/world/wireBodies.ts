import type * as v from "valibot";
import type { WireSchemaName, wireSchemas } from "#scripts/api/wireSchemas.ts";

/*
 * The answers of the simulator, as the description of the API has them. Their types allow more than the description:
 * a price that is any text, a day that does not exist. Customers with unusual data use that.
 */

type Wire<Name extends WireSchemaName> = v.InferInput<(typeof wireSchemas)[Name]>;

export type WireAvtaler = Wire<"Avtaler">;
export type WireAvtale = WireAvtaler["avtaler"][number];
/** A price in kroner. Some systems send text, some send null. */
export type WirePrice = WireAvtale["monthlyPrice"];
export type WireTilbudListe = Wire<"Tilbudsliste">;
export type WireTilbud = WireTilbudListe["tilbud"][number];
export type WireSkadekunde = Wire<"Skadekunde">;
export type WireLivkunde = Wire<"Livkunde">;
export type WireAdresse = Wire<"Kundeadresser">["kundeadresser"][number];
export type WirePostnummer = Wire<"Postnumre">["postnummerList"][number];
export type WireSamtykketekst = Wire<"Samtykketekster">[number];
export type WireMotoroppgave = Wire<"Motoroppgaver">["oppgaver"][number];
export type WireProduktanbefaling = Wire<"Produktanbefaling">;
export type WireKontakt = Wire<"Bankkontakt">;
