import type { ProductType, SystemSource, WireProductType, WireSystemSource } from "#contract/wireNames.ts";
import type { Avtale } from "./avtale.ts";
import { type PathTemplate, forsikringPath } from "../format/forsikringPath.ts";

/** Where an agreement card leads. */
export type AvtaleLink =
  /** Another application of the insurer, on the portal's own host. */
  | { readonly kind: "path"; readonly path: string }
  /** The partner's detail page, at an address of the brand; `undefined` where the brand has none. */
  | { readonly kind: "partner"; readonly address: string | undefined };

const defaultPath = "/detaljer/{policy}";
const vehiclePath = "/motor/detaljer/{policy}";
const convertedRenewalPath = "/detaljer/eika/{policy}";

const partnerDamageSystem: SystemSource = "EIKA_SKADE";

const pathBySystemSource = new Map<WireSystemSource | undefined, PathTemplate>([
  ["PROLIFE", "/liv/avtaledetaljer/{policy}"],
  ["EIKA_PERSON", "/liv/avtaledetaljer/eika/{policy}"],
] satisfies [SystemSource, PathTemplate][]);

/** These come below the renewals in the table. */
const pathByLegacySystem = new Map<WireSystemSource | undefined, PathTemplate>([
  ["PARIS", "/skade/mangler-detaljer/{productCode}"],
  ["NSF", "/skade/mangler-detaljer/{productCode}"],
] satisfies [SystemSource, PathTemplate][]);

/** The product types of the table that do not lead to the default target. */
const pathByProductType = new Map<WireProductType | undefined, PathTemplate>([
  ["KJAELEDYR", "/skade/kjaeledyr/detaljer/{policy}"],
  ["LOFAVOR_KJAELEDYR", "/skade/kjaeledyr/detaljer/{policy}"],
  ["INNBO", "/skade/innbo/detaljer/{policy}"],
  ["KOLLEKTIV_INNBO_ETTERLATTE", "/skade/innbo/detaljer/kollektiv/{policy}"],
  ["BOLIGSELGER", "/skade/boligselger/{policy}"],
  ["HUS", "/skade/hus/detaljer/{policy}"],
  ["FRITIDSHUS", "/skade/fritidshus/detaljer/{policy}"],
  ["REISE", "/skade/reise/detaljer/{policy}"],
  ["KOLLEKTIV_REISE", "/skade/reise/detaljer/kollektiv/{policy}"],
  ["KOLLEKTIV_STONADSKASSE", "/skade/kollektiv/detaljer/stonadskasse/{productCodeOrPolicy}"],
  ["KOLLEKTIV_GRUNNFORSIKRING", "/skade/kollektiv/detaljer/grunnforsikring/{productCodeOrPolicy}"],
  ["KOLLEKTIV_FRITIDSULYKKE", "/skade/kollektiv/detaljer/fritidsulykke/{productCodeOrPolicy}"],
  ["KOLLEKTIV_ULYKKE_FORENING", "/skade/kollektiv/detaljer/kollektiv-ulykke-forening/{productCodeOrPolicy}"],
  ["KOLLEKTIV_GRUPPEFORSIKRING", "/skade/kollektiv/detaljer/gruppeforsikring/{productCodeOrPolicy}"],
  ["KOLLEKTIV_ARBEIDSULYKKE", "/skade/kollektiv/detaljer/arbeidsulykke/{productCodeOrPolicy}"],
  ["GRUPPELIV", "/liv/avtaledetaljer/gruppeliv/{policy}"],
  ["BAAT", vehiclePath],
  ["MC", vehiclePath],
  ["MOPED", vehiclePath],
  ["BIL", vehiclePath],
  ["BIL_NAERING", vehiclePath],
  ["VETERANBIL", vehiclePath],
  ["SNOSCOOTER", vehiclePath],
  ["TRAKTOR", vehiclePath],
  ["CAMPING", vehiclePath],
  ["VAREBIL", vehiclePath],
  ["BIL_ANNET", vehiclePath],
  ["ANNET_KJORETOY", vehiclePath],
  ["TILHENGER", vehiclePath],
  ["SEK", vehiclePath],
] satisfies [ProductType, PathTemplate][]);

/**
 * Where the card of an agreement leads (spec: avtaler-23): system sources and renewals first, then the
 * product type, then the default.
 *
 * @param partnerDetailUrl The brand's address of the partner's detail page.
 * @returns undefined when the number that the address needs is missing: the card has no link then.
 */
export function avtaleLink(avtale: Avtale, partnerDetailUrl?: string): AvtaleLink | undefined {
  if (avtale.systemSource === partnerDamageSystem) {
    const forsikringsnummer = avtale.policyNumber?.trim();
    return forsikringsnummer
      ? { kind: "partner", address: partnerAddress(partnerDetailUrl, forsikringsnummer) }
      : undefined;
  }
  const path = forsikringPath(pathTemplate(avtale), {
    policy: avtale.policyNumber,
    productCode: avtale.productCode,
    productCodeOrPolicy: avtale.productCode?.trim() || avtale.policyNumber,
  });
  return path === undefined ? undefined : { kind: "path", path };
}

/** Marks an address that is a path on the portal's own host. */
const ownOrigin = "https://portal.invalid";

/** The brand's address, complete or a path on the portal's host, with the query forsikringsnummer. */
function partnerAddress(partnerDetailUrl = "", forsikringsnummer: string): string | undefined {
  const address = partnerDetailUrl === "" ? null : URL.parse(partnerDetailUrl, ownOrigin);
  address?.searchParams.set("forsikringsnummer", forsikringsnummer);
  return address?.origin === ownOrigin ? address.href.slice(ownOrigin.length) : address?.href;
}

function pathTemplate(avtale: Avtale): PathTemplate {
  return (
    pathBySystemSource.get(avtale.systemSource) ??
    (isConvertedRenewal(avtale) ? convertedRenewalPath : undefined) ??
    pathByLegacySystem.get(avtale.systemSource) ??
    (isTravelWithoutPage(avtale) ? defaultPath : pathByProductType.get(avtale.productType)) ??
    defaultPath
  );
}

function isConvertedRenewal(avtale: Avtale): boolean {
  return avtale.avtaleStatus === "RENEWAL" && (avtale.detaljer?.konvertertAvtalenummer?.startsWith("E") ?? false);
}

/** Travel products that have no travel page (spec: avtaler-31). */
function isTravelWithoutPage(avtale: Avtale): boolean {
  const isListed = avtale.productType === "REISE" && ["P48", "P44", "Y44"].includes(avtale.productCode ?? "");
  return isListed && avtale.avtaleStatus !== "RENEWAL" && !(avtale.description?.includes("UNG") ?? false);
}
