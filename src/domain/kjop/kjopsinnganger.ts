import { allKjopsinnganger, type Kjopsinngang, type Kjopskategori } from "#contract/kjopsinngang.ts";
import { pageAddress } from "#contract/pagePaths.ts";
import { forsikringPath, type PathTemplate } from "../format/forsikringPath.ts";

interface Inngang {
  /** Purchase entry path, below `forsikringBase`. */
  readonly path: PathTemplate;
  readonly kategori: Kjopskategori;
}

/** The purchase entrances (spec: kjop-10), each with its category, in the order in which a category lists them. */
const kjopsinnganger = {
  bil: { path: "/motor/bil", kategori: "kjoretoy" },
  mc: { path: "/motor/mc", kategori: "kjoretoy" },
  moped: { path: "/motor/moped", kategori: "kjoretoy" },
  sek: { path: "/motor/sek", kategori: "kjoretoy" },
  tilhenger: { path: "/motor/tilhenger?type=TILHENGER", kategori: "kjoretoy" },
  campingvogn: { path: "/motor/tilhenger?type=CAMPINGVOGN", kategori: "kjoretoy" },
  bobil: { path: "/motor/bil/bobil", kategori: "kjoretoy" },
  hus: { path: "/hus", kategori: "husOgHytte" },
  hytte: { path: "/hytte", kategori: "husOgHytte" },
  medlemsreise: { path: "/skade/reise/lofavor", kategori: "reise" },
  reise: { path: "/skade/reise", kategori: "reise" },
  innbo: { path: "/innbo", kategori: "innboOgTing" },
  ung: { path: "/ung", kategori: "innboOgTing" },
  student: { path: "/student", kategori: "innboOgTing" },
  liv: { path: "/liv/kjop/livsforsikring", kategori: "livOgHelse" },
  ufore: { path: "/liv/kjop/uforeforsikring", kategori: "livOgHelse" },
  kritiskSykdom: { path: "/liv/kjop/kritisksykdom", kategori: "livOgHelse" },
  behandling: { path: "/liv/kjop/behandlingsforsikring", kategori: "livOgHelse" },
  barn: { path: "/liv/kjop/barneforsikring", kategori: "livOgHelse" },
  ulykke: { path: "/liv/kjop/ulykkesforsikring", kategori: "livOgHelse" },
  baat: { path: "/motor/baat", kategori: "baat" },
  hund: { path: "/skade/kjaeledyr/hund", kategori: "dyr" },
  katt: { path: "/skade/kjaeledyr/katt", kategori: "dyr" },
} as const satisfies Record<Kjopsinngang, Inngang>;

/** What a brand sells: a part of its descriptor. */
export interface Kjopsutvalg {
  readonly entrances: readonly Kjopsinngang[];
  readonly memberEntrances: readonly Kjopsinngang[];
}

/** The entrances that a customer is shown: the brand's, and those for members of a labour-union benefit scheme. */
export function shownInnganger(
  { entrances, memberEntrances }: Kjopsutvalg,
  isMember: boolean,
): ReadonlySet<Kjopsinngang> {
  return new Set(isMember ? [...entrances, ...memberEntrances] : entrances);
}

/** The most popular entrances, for the short list on the overview. */
const mostBought = [
  "bil",
  "innbo",
  "medlemsreise",
  "reise",
  "hus",
  "hytte",
  "barn",
  "liv",
  "baat",
  "hund",
  "katt",
] as const;

/**
 * The entrances on the overview, at most eight: none to what the customer holds, and of two kinds of travel insurance
 * the members' own (spec: kjop-16, kjop-17).
 * @param held Product types of the customer's agreements.
 */
export function mostBoughtInnganger(
  shown: ReadonlySet<Kjopsinngang>,
  held: readonly (string | undefined)[],
): readonly Kjopsinngang[] {
  const heldInnganger = new Set(held.flatMap((productType) => inngangerByProductType.get(productType ?? "") ?? []));
  const isWanted = (inngang: Kjopsinngang) =>
    shown.has(inngang) && !heldInnganger.has(inngang) && !(inngang === "reise" && shown.has("medlemsreise"));
  return mostBought.filter(isWanted).slice(0, 8);
}

/** Where an entrance leads. */
export function kjopsinngangPath(inngang: Kjopsinngang): string {
  const path = forsikringPath(kjopsinnganger[inngang].path, {});
  // Without placeholders no value can be missing.
  if (path === undefined) throw new Error(`No path: ${inngang}`);
  return path;
}

/** The entrances of a category among those that the customer is shown, in the order of the purchase page. */
export function inngangerOf(kategori: Kjopskategori, shown: ReadonlySet<Kjopsinngang>): readonly Kjopsinngang[] {
  return allKjopsinnganger.filter((inngang) => kjopsinnganger[inngang].kategori === kategori && shown.has(inngang));
}

/**
 * Where a product type is bought; of several the first that the customer is shown. Variants count as what they are
 * variants of.
 */
const inngangerByProductType = new Map<string, readonly Kjopsinngang[]>(
  Object.entries({
    BIL: ["bil"],
    MC: ["mc"],
    MOPED: ["moped"],
    SEK: ["sek"],
    TILHENGER: ["tilhenger"],
    CAMPING: ["campingvogn"],
    BAAT: ["baat"],
    HUS: ["hus"],
    FRITIDSHUS: ["hytte"],
    INNBO: ["innbo"],
    KOLLEKTIV_INNBO: ["innbo"],
    KOLLEKTIV_INNBO_ETTERLATTE: ["innbo"],
    REISE: ["medlemsreise", "reise"],
    KOLLEKTIV_REISE: ["medlemsreise", "reise"],
    KJAELEDYR: ["hund", "katt"],
    LOFAVOR_KJAELEDYR: ["hund", "katt"],
    LIV: ["liv"],
    UFORE: ["ufore"],
    KRITISK_SYKDOM: ["kritiskSykdom"],
    BEHANDLING: ["behandling"],
    BARN: ["barn"],
    ULYKKE: ["ulykke"],
  } satisfies Record<string, readonly Kjopsinngang[]>),
);

/** The entrance of a product type; undefined when it has none, or when the customer is not shown it (spec: kjop-11). */
export function inngangOfProductType(productType: string, shown: ReadonlySet<Kjopsinngang>): Kjopsinngang | undefined {
  return inngangerByProductType.get(productType)?.find((inngang) => shown.has(inngang));
}

/**
 * Where a product type is bought: its entrance, or the purchase page, where the customer chooses the animal
 * (spec: kjop-18). Undefined as for `inngangOfProductType`.
 */
export function purchasePathOf(productType: string, shown: ReadonlySet<Kjopsinngang>): string | undefined {
  if (productType === "KJAELEDYR" && shown.has("hund") && shown.has("katt")) return pageAddress("/kjopsinnganger");
  const inngang = inngangOfProductType(productType, shown);
  return inngang && kjopsinngangPath(inngang);
}
