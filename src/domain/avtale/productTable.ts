import type { ProductFacts } from "#contract/brandBlock.ts";
import type { ProductType, WireProductType } from "#contract/wireNames.ts";

/** What is known about product types; any other type is unknown. */
export type Products = ReadonlyMap<WireProductType | undefined, ProductFacts>;

const vehiclePath = "/motor/detaljer/{policy}";

/**
 * What the type of an insurance decides (spec: avtaler-23). Types without a row have the general icon and page. The
 * build writes the table into the brand block, so that a page load has it once: the code gets it from there.
 */
export const productTable: readonly (readonly [ProductType, ProductFacts])[] = [
  ["KJAELEDYR", { icon: "paw", path: "/skade/kjaeledyr/detaljer/{policy}" }],
  ["LOFAVOR_KJAELEDYR", { icon: "paw", path: "/skade/kjaeledyr/detaljer/{policy}" }],
  ["INNBO", { icon: "sofa", path: "/skade/innbo/detaljer/{policy}" }],
  ["KOLLEKTIV_INNBO_ETTERLATTE", { icon: "sofa", path: "/skade/innbo/detaljer/kollektiv/{policy}" }],
  ["BOLIGSELGER", { icon: "house", path: "/skade/boligselger/{policy}" }],
  ["HUS", { icon: "house", path: "/skade/hus/detaljer/{policy}" }],
  ["FRITIDSHUS", { icon: "cabin", path: "/skade/fritidshus/detaljer/{policy}" }],
  ["REISE", { icon: "suitcase", path: "/skade/reise/detaljer/{policy}" }],
  ["KOLLEKTIV_REISE", { icon: "suitcase", path: "/skade/reise/detaljer/kollektiv/{policy}" }],
  ["KOLLEKTIV_STONADSKASSE", { icon: "group", path: "/skade/kollektiv/detaljer/stonadskasse/{productCodeOrPolicy}" }],
  [
    "KOLLEKTIV_GRUNNFORSIKRING",
    { icon: "group", path: "/skade/kollektiv/detaljer/grunnforsikring/{productCodeOrPolicy}" },
  ],
  ["KOLLEKTIV_FRITIDSULYKKE", { icon: "group", path: "/skade/kollektiv/detaljer/fritidsulykke/{productCodeOrPolicy}" }],
  [
    "KOLLEKTIV_ULYKKE_FORENING",
    { icon: "group", path: "/skade/kollektiv/detaljer/kollektiv-ulykke-forening/{productCodeOrPolicy}" },
  ],
  [
    "KOLLEKTIV_GRUPPEFORSIKRING",
    { icon: "group", path: "/skade/kollektiv/detaljer/gruppeforsikring/{productCodeOrPolicy}" },
  ],
  ["KOLLEKTIV_ARBEIDSULYKKE", { icon: "group", path: "/skade/kollektiv/detaljer/arbeidsulykke/{productCodeOrPolicy}" }],
  ["GRUPPELIV", { icon: "heart", path: "/liv/avtaledetaljer/gruppeliv/{policy}" }],
  ["BAAT", { icon: "boat", path: vehiclePath }],
  ["MC", { icon: "motorcycle", path: vehiclePath }],
  ["MOPED", { icon: "motorcycle", path: vehiclePath }],
  ["BIL", { icon: "car", path: vehiclePath }],
  ["BIL_NAERING", { icon: "car", path: vehiclePath }],
  ["VETERANBIL", { icon: "car", path: vehiclePath }],
  ["SNOSCOOTER", { icon: "motorcycle", path: vehiclePath }],
  ["TRAKTOR", { icon: "tractor", path: vehiclePath }],
  ["CAMPING", { icon: "trailer", path: vehiclePath }],
  ["VAREBIL", { icon: "car", path: vehiclePath }],
  ["BIL_ANNET", { icon: "car", path: vehiclePath }],
  ["ANNET_KJORETOY", { icon: "car", path: vehiclePath }],
  ["TILHENGER", { icon: "trailer", path: vehiclePath }],
  ["SEK", { icon: "car", path: vehiclePath }],
  ["HEST", { icon: "paw" }],
  ["KOLLEKTIV_INNBO", { icon: "sofa" }],
  ["LO_FAVOR_TILLEGG_INNBO", { icon: "sofa" }],
  ["REISE_UTVIDELSE", { icon: "suitcase" }],
  ["KOLLEKTIV_LIV", { icon: "heart" }],
  ["KOLLEKTIV_ULYKKE", { icon: "umbrella" }],
  ["KOLLEKTIV_UFORE", { icon: "umbrella" }],
  ["KOLLEKTIV_BARN", { icon: "umbrella" }],
  ["LANDBRUK", { icon: "tractor" }],
  ["VERDISAK", { icon: "gem" }],
];
