import { describe, expect, test } from "vitest";
import type { Avtale } from "./avtale.ts";
import { avtaleCard, avtalerTotalCard, type CardDrawing, type CardSetting } from "./avtaleCard.ts";

/** Draws a part as its look, its address and what is in it: `foot(price(100) link /a(card.link))`. */
const drawing: CardDrawing<string> = {
  draw: (look, { href = "" }, ...content) =>
    `${look}${href && ` ${href}`}(${content.filter((one) => one !== undefined && one !== false).join(" ")})`,
  text: (key, values) => [key, ...Object.values(values ?? {})].join(" "),
};

const setting: CardSetting = {
  products: new Map([["BIL", { icon: "car" }]]),
  partnerDetailUrl: "https://partner.example/avtale",
  linkTo: (address) => (address === undefined ? undefined : { href: address }),
};

const linkOf = "link /privat/forsikring/detaljer/1(card.link)";
const head = "head(icon(icon-shield()) name(Hus))";
const rows: readonly (readonly [string, Avtale, string])[] = [
  ["a name alone", { name: "Hus" }, `card(${head} foot())`],
  ["a name of white space is none", { name: " " }, "card(head(icon(icon-shield()) name(card.nameless)) foot())"],
  ["its product's icon", { name: "Bil", productType: "BIL" }, "card(head(icon(icon-car()) name(Bil)) foot())"],
  ["a description", { name: "Hus", description: " Vei 1 " }, `card(${head} line(Vei 1) foot())`],
  ["a state", { name: "Hus", avtaleStatus: "RENEWAL" }, `card(${head} state(badge-info(badge.fornyelse)) foot())`],
  [
    "the date of its end",
    { name: "Hus", avtaleStatusDescription: "Til Annullasjon", endDate: "2027-03-01" },
    `card(${head} state(badge-error(badge.avsluttes 01.03.2027)) foot())`,
  ],
  [
    "its end without a date",
    { name: "Hus", avtaleStatusDescription: "Til Annullasjon" },
    `card(${head} state(badge-error(badge.avsluttesWithoutDate)) foot())`,
  ],
  ["a price, also of nothing", { name: "Hus", monthlyPriceOre: 0 }, `card(${head} foot(price(0)))`],
  ["a link", { name: "Hus", policyNumber: "1" }, `card(${head} foot(${linkOf}))`],
  [
    "a link to the partner",
    { name: "Hus", policyNumber: "1", systemSource: "EIKA_SKADE" },
    `card(${head} foot(partnerLink https://partner.example/avtale?forsikringsnummer=1(card.partnerLink)))`,
  ],
];

describe("The card of an agreement (spec: avtaler-14, avtaler-23)", () => {
  test.each(rows)("shows %s", (_what, avtale, card) => {
    expect(avtaleCard(avtale, "avtale-0", setting, drawing)).toBe(card);
  });

  test("has no link to an address that is refused (spec: links-5)", () => {
    const refusing = { ...setting, linkTo: () => undefined };
    expect(avtaleCard({ name: "Hus", policyNumber: "1" }, "avtale-0", refusing, drawing)).toBe(`card(${head} foot())`);
  });
});

describe("The card of the total (spec: avtaler-2, avtaler-5)", () => {
  test.each([
    [{ status: "pending" } as const, "totalSkeleton()"],
    [
      { status: "complete", monthlyOre: 100, yearlyOre: undefined } as const,
      "totalCard(figures(figure(label(total.month) sum(monthlySum(1)))))",
    ],
    [
      { status: "soFar", monthlyOre: undefined, yearlyOre: 100 } as const,
      "totalCard(figures(figure(label(total.year.soFar ?) sum(yearlySum(1)))))",
    ],
    [
      { status: "incomplete", monthlyOre: 100, yearlyOre: undefined } as const,
      "totalCard(figures(figure(label(total.month) sum(monthlySum(1)))) lack(total.incomplete))",
    ],
  ])("of %j", (total, card) => {
    expect(avtalerTotalCard(total, "?", drawing)).toBe(card);
  });
});
