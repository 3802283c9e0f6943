import type { ProductType, WireProductType } from "#contract/wireNames.ts";
import { type PathTemplate, forsikringPath } from "../format/forsikringPath.ts";
import type { Tilbud } from "./tilbud.ts";

const petPath = "/skade/kjaeledyr/oppsummering/{policyNumber}/{version}";

/** Where a customer continues with an offer, by product type (spec: tilbud-19). */
const pathByProductType = new Map<WireProductType | undefined, PathTemplate>([
  ["HUS", "/hus/startside-tilbud"],
  ["INNBO", "/innbo/tilbud/{policyNumber}/{version}"],
  ["FRITIDSHUS", "/hytte/tilbud/{policyNumber}/{version}"],
  ["REISE", "/skade/reise/utsjekk/{policyNumber}/fortsett"],
  ["KJAELEDYR", petPath],
  ["LOFAVOR_KJAELEDYR", petPath],
  ["BIL", "/motor/bil/{policyNumber}"],
  ["MC", "/motor/mc/{policyNumber}"],
  ["MOPED", "/motor/moped/{policyNumber}"],
  ["BAAT", "/motor/baat/{policyNumber}"],
  ["SEK", "/motor/sek/{policyNumber}"],
  ["TILHENGER", "/motor/tilhenger/hent/{policyNumber}"],
] satisfies [ProductType, PathTemplate][]);

/**
 * Where an offer's 'Fortsett' leads. It needs policy number and version, also when the path has only one of them
 * (spec: tilbud-18).
 *
 * @returns undefined when one of them is missing, or for a product without a place to go on: the card has no link then.
 */
export function tilbudLink(tilbud: Tilbud): string | undefined {
  const policyNumber = tilbud.policyNumber?.trim();
  const version = tilbud.versionNumber?.trim();
  const template = pathByProductType.get(tilbud.productType);
  if (!policyNumber || !version || template === undefined) return undefined;
  const path = forsikringPath(template, { policyNumber, version });
  return tilbud.productType === "HUS" && path !== undefined ? path + husQuery(tilbud, policyNumber, version) : path;
}

/**
 * The house takes its numbers in the query, and with them the contents insurance of the same bundle, if there is one.
 */
function husQuery({ pakkeTilbud }: Tilbud, husAvtale: string, version: string): string {
  const innbo = pakkeTilbud.find(({ productType }) => productType === "INNBO");
  const innboAvtale = innbo?.policyNumber?.trim();
  return `?${new URLSearchParams({ husAvtale, version, ...(innboAvtale && { innboAvtale }) }).toString()}`;
}
