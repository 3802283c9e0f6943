import { describe, expect, test } from "vitest";
import type { Avtale } from "./avtale.ts";
import type { AvtaleGroup, AvtalerGroups } from "./avtalerGroups.ts";
import { avtalerList } from "./avtalerList.ts";
import { avtaleCard, avtalerTotals, type CardDrawing, type CardSetting } from "./avtaleCard.ts";

/** Draws a part as its look, its language, its address and what is in it: `foot(price(100) link /a(card.link))`. */
const drawing: CardDrawing<string> = {
  draw: (look, { href = "", lang = "" }, ...content) =>
    `${look}${lang && `:${lang}`}${href && ` ${href}`}(${content.filter((one) => one !== undefined && one !== false).join(" ")})`,
  text: (key, values) => [key, ...Object.values(values ?? {})].join(" "),
  language: "nb",
};

const setting: CardSetting = {
  products: new Map([
    ["BIL", { icon: "car", category: "kjoretoy" }],
    ["HUS", { icon: "house", category: "husOgHytte" }],
  ]),
  partnerDetailUrl: "https://partner.example/avtale",
  linkTo: (address) => (address === undefined ? undefined : { href: address }),
  isInApp: () => false,
  today: "2026-11-25",
  isInGroup: false,
};

const noPrice = "noPrice(card.noPrice)";
const linkOf = "link /privat/forsikring/detaljer/1(card.link)";
const head = "head(icon(icon-shield()) name(Hus))";
const rows: readonly (readonly [string, Avtale, string])[] = [
  ["a name alone, and that the price cannot be shown", { name: "Hus" }, `card(${head} foot(${noPrice}))`],
  [
    "a name of white space is none",
    { name: " " },
    `card(head(icon(icon-shield()) name(card.nameless)) foot(${noPrice}))`,
  ],
  [
    "its product's icon",
    { name: "Bil", productType: "BIL" },
    `card(head(icon(icon-car()) name(Bil)) foot(${noPrice}))`,
  ],
  ["a description", { name: "Hus", description: " Vei 1 " }, `card(${head} line(Vei 1) foot(${noPrice}))`],
  [
    "a registration number as a plate",
    { name: "Bil", productType: "BIL", description: "AB 12345, blå" },
    `card(head(icon(icon-car()) name(Bil)) line(plate(AB 12345)  blå) foot(${noPrice}))`,
  ],
  [
    "an address as one",
    { name: "Hus", productType: "HUS", description: "Vei 1, 5003 Bergen" },
    `card(head(icon(icon-house()) name(Hus)) line(street(Vei 1)  5003 Bergen) foot(${noPrice}))`,
  ],
  [
    "until when it holds",
    { name: "Hus", endDate: "2027-03-01" },
    `card(${head} until(card.gjelderTil 01.03.2027) foot(${noPrice}))`,
  ],
  [
    "when it is renewed",
    { name: "Hus", avtaleStatus: "RENEWAL", endDate: "2027-03-01" },
    `card(${head} state(badge-info(badge.fornyelse)) until(card.fornyes 01.03.2027) foot(${noPrice}))`,
  ],
  [
    "a state",
    { name: "Hus", avtaleStatus: "RENEWAL" },
    `card(${head} state(badge-info(badge.fornyelse)) foot(${noPrice}))`,
  ],
  [
    "the date of its end",
    { name: "Hus", avtaleStatusDescription: "Til Annullasjon", endDate: "2027-03-01" },
    `card(${head} state(badge-error(badge.avsluttes 01.03.2027)) foot(${noPrice}))`,
  ],
  [
    "its end without a date",
    { name: "Hus", avtaleStatusDescription: "Til Annullasjon" },
    `card(${head} state(badge-error(badge.avsluttesWithoutDate)) foot(${noPrice}))`,
  ],
  ["a price, also of nothing", { name: "Hus", monthlyPriceOre: 0 }, `card(${head} foot(price(0)))`],
  ["a link", { name: "Hus", policyNumber: "1" }, `card(${head} foot(${noPrice} ${linkOf}))`],
  [
    "a link to the partner",
    { name: "Hus", policyNumber: "1", systemSource: "EIKA_SKADE" },
    `card(${head} foot(${noPrice} partnerLink https://partner.example/avtale?forsikringsnummer=1(card.partnerLink)))`,
  ],
];

describe("The card of an agreement (spec: avtaler-14, avtaler-23)", () => {
  test.each(rows)("shows %s", (_what, avtale, card) => {
    expect(avtaleCard(avtale, "avtale-0", setting, drawing)).toBe(card);
  });

  test("has a lower heading in a group", () => {
    expect(avtaleCard({ name: "Hus" }, "avtale-0", { ...setting, isInGroup: true }, drawing)).toBe(
      `card(head(icon(icon-shield()) nameInGroup(Hus)) foot(${noPrice}))`,
    );
  });

  test("says nothing of a new tab in the bank's app, which has none (spec: links-15)", () => {
    const avtale = { name: "Hus", policyNumber: "1", systemSource: "EIKA_SKADE", monthlyPriceOre: 0 };
    expect(avtaleCard(avtale, "avtale-0", { ...setting, isInApp: () => true }, drawing)).toBe(
      `card(${head} foot(price(0) link https://partner.example/avtale?forsikringsnummer=1(card.partnerLink)))`,
    );
  });

  test("has no link to an address that is refused (spec: links-5)", () => {
    const refusing = { ...setting, linkTo: () => undefined };
    expect(avtaleCard({ name: "Hus", policyNumber: "1" }, "avtale-0", refusing, drawing)).toBe(
      `card(${head} foot(${noPrice}))`,
    );
  });
});

describe("The totals (spec: avtaler-2, avtaler-5)", () => {
  test.each([
    [{ status: "pending" } as const, "totalSkeleton()"],
    [{ status: "unknown" } as const, "totals(lack(total.unknown))"],
    [
      { status: "complete", monthlyOre: 100, yearlyOre: undefined } as const,
      "totals(figures(figure(label(total.month) sum(monthlySum(1)))))",
    ],
    [
      { status: "soFar", monthlyOre: undefined, yearlyOre: 100 } as const,
      "totals(figures(figure(label(total.year.soFar) sum(yearlySum(1) ?))))",
    ],
    [
      { status: "incomplete", monthlyOre: 100, yearlyOre: undefined } as const,
      "totals(figures(figure(label(total.month) sum(monthlySum(1)))) lack(total.incomplete))",
    ],
  ])("of %j", (total, card) => {
    expect(avtalerTotals(total, "?", drawing)).toBe(card);
  });
});

describe("A card on a page in English (spec: languages-31, languages-32, languages-33)", () => {
  const english = { ...drawing, language: "en" } as const;
  const hus = { description: "Vei 1", endDate: "2027-03-01", monthlyPriceOre: 123_450 };

  test("has its name and description marked, and its date and price in English", () => {
    expect(avtaleCard({ ...hus, name: "Hus" }, "1", setting, english)).toBe(
      "card(head(icon(icon-shield()) name:nb(Hus)) line:nb(Vei 1) until(card.gjelderTil 1\u00a0March 2027) foot(price(1,234.50)))",
    );
  });

  test("marks no word of the portal, and nothing that is in English", () => {
    expect(avtaleCard({ name: " " }, "1", setting, english)).toContain("name(card.nameless)");
    expect(avtaleCard({ ...hus, name: "House", textLanguage: "en" }, "1", setting, english)).toContain(
      "name(House)) line(Vei 1)",
    );
    expect(avtaleCard({ name: "House", textLanguage: "en" }, "1", setting, drawing)).toContain("name:en(House)");
  });
});

describe("The list of the agreements (spec: avtaler-38, avtaler-39, avtaler-40)", () => {
  const group = (id: AvtaleGroup["id"], count: number, facts: Partial<AvtaleGroup> = {}): AvtaleGroup => ({
    id,
    rows: Array.from({ length: count }, (_, at) => ({ key: `${id}${at}`, id: `${id}${at}`, avtale: {} })),
    monthlyOre: undefined,
    isIncomplete: false,
    isFolded: false,
    ...facts,
  });
  const listOf = (groups: AvtalerGroups, options: { cardCount: number; hasClosed: boolean }) =>
    avtalerList(groups, { ...options, drawCard: ({ id }) => id, tools: "tools?" }, drawing);

  test("a short one has no headings", () => {
    const groups = {
      hasHeadings: false,
      isFolded: false,
      isSearched: false,
      groups: [group("kjoretoy", 1), group("reise", 1)],
    };
    expect(listOf(groups, { cardCount: 20, hasClosed: false })).toBe("groups(cards(kjoretoy0 reise0))");
  });

  test("a group says how many it has and what they cost a month", () => {
    const groups = {
      hasHeadings: true,
      isFolded: false,
      isSearched: false,
      groups: [group("kjoretoy", 2, { monthlyOre: 100 }), group("reise", 1, { isIncomplete: true })],
    };
    expect(listOf(groups, { cardCount: 2, hasClosed: false })).toBe(
      "groups(group(groupHead(groupName(group.kjoretoy) groupFacts(groupFact(count_other 2) groupFact(groupSum(1)))) cards(kjoretoy0 kjoretoy1)) " +
        "group(groupHead(groupName(group.reise) groupFacts(groupFact(count_one 1) groupFact(group.incomplete))) cards()))",
    );
  });

  test("closed groups get their cards later, and there are controls above them", () => {
    const groups = {
      hasHeadings: true,
      isFolded: true,
      isSearched: false,
      groups: [group("attention", 1), group("reise", 1, { isFolded: true })],
    };
    const attention =
      "group(groupHead(groupName(group.attention) groupFacts(groupFact(count_one 1))) cards(attention0))";
    const reise = (cards: string) =>
      `foldedGroup(foldedHead(groupName(group.reise) groupFacts(groupFact(count_one 1))) cards(${cards}))`;
    expect(listOf(groups, { cardCount: 20, hasClosed: false })).toBe(`groups(tools(tools?) ${attention} ${reise("")})`);
    expect(listOf(groups, { cardCount: 60, hasClosed: true })).toBe(
      `groups(tools(tools?) ${attention} ${reise("reise0")})`,
    );
  });
});
