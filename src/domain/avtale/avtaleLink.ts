import { parseUrl } from "#contract/hosts/parseUrl.ts";
import { placeholderOrigin } from "#contract/hosts/placeholderOrigin.ts";
import type { Products } from "./productTable.ts";
import type { ProductType, SystemSource, WireSystemSource } from "#contract/wireNames.ts";
import type { Avtale } from "./avtale.ts";
import { type PathTemplate, forsikringPath } from "../format/forsikringPath.ts";

/** Where an agreement card leads. */
export type AvtaleLink =
  /** Another application of the insurer, on the portal's own host. */
  | { readonly kind: "path"; readonly path: string }
  /** The partner's detail page, at an address of the brand; `undefined` where the brand has none. */
  | { readonly kind: "partner"; readonly address: string | undefined };

const defaultPath = "/detaljer/{policy}";
const convertedRenewalPath = "/detaljer/eika/{policy}";

const partnerDamageSystem: SystemSource = "EIKA_SKADE";
const lifeSystem: SystemSource = "PROLIFE";
const groupLife: ProductType = "GRUPPELIV";

const pathBySystemSource = new Map<WireSystemSource | undefined, PathTemplate>([
  [lifeSystem, "/liv/avtaledetaljer/{policy}"],
  ["EIKA_PERSON", "/liv/avtaledetaljer/eika/{policy}"],
] satisfies [SystemSource, PathTemplate][]);

/** These come below the renewals in the table. */
const pathByLegacySystem = new Map<WireSystemSource | undefined, PathTemplate>([
  ["PARIS", "/skade/mangler-detaljer/{productCode}"],
  ["NSF", "/skade/mangler-detaljer/{productCode}"],
] satisfies [SystemSource, PathTemplate][]);

/**
 * Where the card of an agreement leads (spec: avtaler-23): group life of the life system, the system
 * sources and renewals, then the product type, then the default.
 *
 * @param products What product types decide.
 * @param partnerDetailUrl The brand's address of the partner's detail page.
 * @returns undefined when the number that the address needs is missing: the card has no link then.
 */
export function avtaleLink(avtale: Avtale, products: Products, partnerDetailUrl?: string): AvtaleLink | undefined {
  if (avtale.systemSource === partnerDamageSystem) {
    const forsikringsnummer = avtale.policyNumber?.trim();
    return forsikringsnummer
      ? { kind: "partner", address: partnerAddress(partnerDetailUrl, forsikringsnummer) }
      : undefined;
  }
  const path = forsikringPath(pathTemplate(avtale, products), {
    policy: avtale.policyNumber,
    productCode: avtale.productCode,
    productCodeOrPolicy: avtale.productCode?.trim() || avtale.policyNumber,
  });
  return path === undefined ? undefined : { kind: "path", path };
}

/** The brand's address, complete or a path on the portal's host, with the query forsikringsnummer. */
function partnerAddress(partnerDetailUrl = "", forsikringsnummer: string): string | undefined {
  const address = partnerDetailUrl === "" ? undefined : parseUrl(partnerDetailUrl, placeholderOrigin);
  address?.searchParams.set("forsikringsnummer", forsikringsnummer);
  return address?.origin === placeholderOrigin ? address.href.slice(placeholderOrigin.length) : address?.href;
}

function pathTemplate(avtale: Avtale, products: Products): PathTemplate {
  return (
    (isLifeSystemsGroupLife(avtale) ? products.get(groupLife)?.path : undefined) ??
    pathBySystemSource.get(avtale.systemSource) ??
    (isConvertedRenewal(avtale) ? convertedRenewalPath : undefined) ??
    pathByLegacySystem.get(avtale.systemSource) ??
    (isTravelWithoutPage(avtale) ? defaultPath : products.get(avtale.productType)?.path) ??
    defaultPath
  );
}

/** The one product of the life system that has a page of its own (spec: avtaler-43). */
const isLifeSystemsGroupLife = ({ systemSource, productType }: Avtale): boolean =>
  systemSource === lifeSystem && productType === groupLife;

function isConvertedRenewal(avtale: Avtale): boolean {
  return avtale.avtaleStatus === "RENEWAL" && (avtale.detaljer?.konvertertAvtalenummer?.startsWith("E") ?? false);
}

/** Travel products that have no travel page (spec: avtaler-31). */
function isTravelWithoutPage(avtale: Avtale): boolean {
  const isListed = avtale.productType === "REISE" && ["P48", "P44", "Y44"].includes(avtale.productCode ?? "");
  return isListed && avtale.avtaleStatus !== "RENEWAL" && !(avtale.description?.includes("UNG") ?? false);
}
