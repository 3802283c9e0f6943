import type { ProductFacts } from "#contract/brandBlock.ts";
import type { RecommendableProduct } from "#contract/recommendableProducts.ts";
import type { ProductType, WireProductType } from "#contract/wireNames.ts";

/** What is known about product types; any other type is unknown. */
export type Products = ReadonlyMap<WireProductType | undefined, ProductFacts>;

const vehiclePath = "/motor/detaljer/{policy}";

/**
 * What the type of an insurance decides (spec: avtaler-23, avtaler-38): icon, category and page. Types without a row have
 * the general icon and page, and are other insurance. The build writes the table into the brand block, so that a page
 * load has it once: the code gets it from there.
 */
export const productTable: readonly (readonly [ProductType | RecommendableProduct, ProductFacts])[] = [
  ["KJAELEDYR", { icon: "paw", category: "dyr", path: "/skade/kjaeledyr/detaljer/{policy}" }],
  ["LOFAVOR_KJAELEDYR", { icon: "paw", category: "dyr", path: "/skade/kjaeledyr/detaljer/{policy}" }],
  ["INNBO", { icon: "sofa", category: "innboOgTing", path: "/skade/innbo/detaljer/{policy}" }],
  [
    "KOLLEKTIV_INNBO_ETTERLATTE",
    { icon: "sofa", category: "innboOgTing", path: "/skade/innbo/detaljer/kollektiv/{policy}" },
  ],
  ["BOLIGSELGER", { icon: "house", category: "husOgHytte", path: "/skade/boligselger/{policy}" }],
  ["HUS", { icon: "house", category: "husOgHytte", path: "/skade/hus/detaljer/{policy}" }],
  ["FRITIDSHUS", { icon: "cabin", category: "husOgHytte", path: "/skade/fritidshus/detaljer/{policy}" }],
  ["REISE", { icon: "suitcase", category: "reise", path: "/skade/reise/detaljer/{policy}" }],
  ["KOLLEKTIV_REISE", { icon: "suitcase", category: "reise", path: "/skade/reise/detaljer/kollektiv/{policy}" }],
  [
    "KOLLEKTIV_STONADSKASSE",
    { icon: "group", category: "livOgHelse", path: "/skade/kollektiv/detaljer/stonadskasse/{productCodeOrPolicy}" },
  ],
  [
    "KOLLEKTIV_GRUNNFORSIKRING",
    { icon: "group", category: "livOgHelse", path: "/skade/kollektiv/detaljer/grunnforsikring/{productCodeOrPolicy}" },
  ],
  [
    "KOLLEKTIV_FRITIDSULYKKE",
    { icon: "bandage", category: "livOgHelse", path: "/skade/kollektiv/detaljer/fritidsulykke/{productCodeOrPolicy}" },
  ],
  [
    "KOLLEKTIV_ULYKKE_FORENING",
    {
      icon: "bandage",
      category: "livOgHelse",
      path: "/skade/kollektiv/detaljer/kollektiv-ulykke-forening/{productCodeOrPolicy}",
    },
  ],
  [
    "KOLLEKTIV_GRUPPEFORSIKRING",
    { icon: "group", category: "livOgHelse", path: "/skade/kollektiv/detaljer/gruppeforsikring/{productCodeOrPolicy}" },
  ],
  [
    "KOLLEKTIV_ARBEIDSULYKKE",
    { icon: "bandage", category: "livOgHelse", path: "/skade/kollektiv/detaljer/arbeidsulykke/{productCodeOrPolicy}" },
  ],
  ["GRUPPELIV", { icon: "heart", category: "livOgHelse", path: "/liv/avtaledetaljer/gruppeliv/{policy}" }],
  ["BAAT", { icon: "boat", category: "baat", path: vehiclePath }],
  ["MC", { icon: "motorcycle", category: "kjoretoy", path: vehiclePath }],
  ["MOPED", { icon: "moped", category: "kjoretoy", path: vehiclePath }],
  ["BIL", { icon: "car", category: "kjoretoy", path: vehiclePath }],
  ["BIL_NAERING", { icon: "car", category: "kjoretoy", path: vehiclePath }],
  ["VETERANBIL", { icon: "car", category: "kjoretoy", path: vehiclePath }],
  ["SNOSCOOTER", { icon: "motorcycle", category: "kjoretoy", path: vehiclePath }],
  ["TRAKTOR", { icon: "tractor", category: "kjoretoy", path: vehiclePath }],
  ["CAMPING", { icon: "caravan", category: "kjoretoy", path: vehiclePath }],
  ["VAREBIL", { icon: "car", category: "kjoretoy", path: vehiclePath }],
  ["BIL_ANNET", { icon: "car", category: "kjoretoy", path: vehiclePath }],
  ["ANNET_KJORETOY", { icon: "car", category: "kjoretoy", path: vehiclePath }],
  ["TILHENGER", { icon: "trailer", category: "kjoretoy", path: vehiclePath }],
  ["SEK", { icon: "scooter", category: "kjoretoy", path: vehiclePath }],
  ["HEST", { icon: "paw", category: "dyr" }],
  ["KOLLEKTIV_INNBO", { icon: "sofa", category: "innboOgTing" }],
  ["LO_FAVOR_TILLEGG_INNBO", { icon: "sofa", category: "innboOgTing" }],
  ["REISE_UTVIDELSE", { icon: "suitcase", category: "reise" }],
  ["KOLLEKTIV_LIV", { icon: "heart", category: "livOgHelse" }],
  ["KOLLEKTIV_ULYKKE", { icon: "bandage", category: "livOgHelse" }],
  ["KOLLEKTIV_UFORE", { icon: "umbrella", category: "livOgHelse" }],
  ["KOLLEKTIV_BARN", { icon: "child", category: "livOgHelse" }],
  ["LANDBRUK", { icon: "tractor" }],
  ["LIV", { icon: "heart", category: "livOgHelse" }],
  ["UFORE", { icon: "umbrella", category: "livOgHelse" }],
  ["KRITISK_SYKDOM", { icon: "pulse", category: "livOgHelse" }],
  ["BEHANDLING", { icon: "medicine", category: "livOgHelse" }],
  ["BARN", { icon: "child", category: "livOgHelse" }],
  ["ULYKKE", { icon: "bandage", category: "livOgHelse" }],
  ["VERDISAK", { icon: "gem", category: "innboOgTing" }],
];
