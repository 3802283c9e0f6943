import { describe, expect, test } from "vitest";
import { avtaleLink } from "./avtaleLink.ts";
import type { Avtale } from "./avtale.ts";
import { productTable } from "./productTable.ts";

const products = new Map(productTable);
const linkOf = (avtale: Avtale, partnerDetailUrl?: string) => avtaleLink(avtale, products, partnerDetailUrl);

const policyNumber = "12345678";
const path = (below: string) => ({ kind: "path", path: `/privat/forsikring${below}` });

describe("Agreement card link targets (spec: avtaler-23)", () => {
  test.each([
    ["KJAELEDYR", "/skade/kjaeledyr/detaljer/12345678"],
    ["LOFAVOR_KJAELEDYR", "/skade/kjaeledyr/detaljer/12345678"],
    ["INNBO", "/skade/innbo/detaljer/12345678"],
    ["KOLLEKTIV_INNBO_ETTERLATTE", "/skade/innbo/detaljer/kollektiv/12345678"],
    ["BOLIGSELGER", "/skade/boligselger/12345678"],
    ["HUS", "/skade/hus/detaljer/12345678"],
    ["FRITIDSHUS", "/skade/fritidshus/detaljer/12345678"],
    ["REISE", "/skade/reise/detaljer/12345678"],
    ["KOLLEKTIV_REISE", "/skade/reise/detaljer/kollektiv/12345678"],
    ["KOLLEKTIV_STONADSKASSE", "/skade/kollektiv/detaljer/stonadskasse/12345678"],
    ["KOLLEKTIV_GRUNNFORSIKRING", "/skade/kollektiv/detaljer/grunnforsikring/12345678"],
    ["KOLLEKTIV_FRITIDSULYKKE", "/skade/kollektiv/detaljer/fritidsulykke/12345678"],
    ["KOLLEKTIV_ULYKKE_FORENING", "/skade/kollektiv/detaljer/kollektiv-ulykke-forening/12345678"],
    ["KOLLEKTIV_GRUPPEFORSIKRING", "/skade/kollektiv/detaljer/gruppeforsikring/12345678"],
    ["KOLLEKTIV_ARBEIDSULYKKE", "/skade/kollektiv/detaljer/arbeidsulykke/12345678"],
    ["GRUPPELIV", "/liv/avtaledetaljer/gruppeliv/12345678"],
    ["BAAT", "/motor/detaljer/12345678"],
    ["MC", "/motor/detaljer/12345678"],
    ["MOPED", "/motor/detaljer/12345678"],
    ["BIL", "/motor/detaljer/12345678"],
    ["BIL_NAERING", "/motor/detaljer/12345678"],
    ["VETERANBIL", "/motor/detaljer/12345678"],
    ["SNOSCOOTER", "/motor/detaljer/12345678"],
    ["TRAKTOR", "/motor/detaljer/12345678"],
    ["CAMPING", "/motor/detaljer/12345678"],
    ["VAREBIL", "/motor/detaljer/12345678"],
    ["BIL_ANNET", "/motor/detaljer/12345678"],
    ["ANNET_KJORETOY", "/motor/detaljer/12345678"],
    ["TILHENGER", "/motor/detaljer/12345678"],
    ["SEK", "/motor/detaljer/12345678"],
    ["HEST", "/detaljer/12345678"],
    ["VERDISAK", "/detaljer/12345678"],
    ["LANDBRUK", "/detaljer/12345678"],
    ["REISE_UTVIDELSE", "/detaljer/12345678"],
    ["KOLLEKTIV_ULYKKE", "/detaljer/12345678"],
    ["KOLLEKTIV_LIV", "/detaljer/12345678"],
    ["KOLLEKTIV_UFORE", "/detaljer/12345678"],
    ["KOLLEKTIV_BARN", "/detaljer/12345678"],
    ["KOLLEKTIV_INNBO", "/detaljer/12345678"],
    ["LO_FAVOR_TILLEGG_INNBO", "/detaljer/12345678"],
    ["ROMFERGE", "/detaljer/12345678"],
    ["constructor", "/detaljer/12345678"],
    [undefined, "/detaljer/12345678"],
  ])("product %s leads to %s", (productType, below) => {
    expect(linkOf({ systemSource: "NICE", productType, policyNumber })).toEqual(path(below));
  });

  test.each([
    ["PROLIFE", "/liv/avtaledetaljer/12345678"],
    ["EIKA_PERSON", "/liv/avtaledetaljer/eika/12345678"],
    ["PARIS", "/skade/mangler-detaljer/P12"],
    ["NSF", "/skade/mangler-detaljer/P12"],
    ["LOFAVOR", "/skade/hus/detaljer/12345678"],
    ["NYTT_SYSTEM", "/skade/hus/detaljer/12345678"],
    [undefined, "/skade/hus/detaljer/12345678"],
  ])("system source %s is read before the product type: %s", (systemSource, below) => {
    expect(linkOf({ systemSource, productType: "HUS", productCode: "P12", policyNumber })).toEqual(path(below));
  });

  test.each([
    ["PROLIFE", "ACTIVE", "/liv/avtaledetaljer/gruppeliv/12345678"],
    ["PROLIFE", "RENEWAL", "/liv/avtaledetaljer/gruppeliv/12345678"],
    ["EIKA_PERSON", "ACTIVE", "/liv/avtaledetaljer/eika/12345678"],
    ["PARIS", "ACTIVE", "/skade/mangler-detaljer/P12"],
  ])(
    "group life keeps its own page in the life system alone: %s, %s (spec: avtaler-43)",
    (systemSource, status, below) => {
      const avtale: Avtale = { systemSource, productType: "GRUPPELIV", productCode: "P12", policyNumber };
      expect(linkOf({ ...avtale, avtaleStatus: status })).toEqual(path(below));
    },
  );

  test("the partner damage system leads to the partner's page, with the query forsikringsnummer", () => {
    const avtale: Avtale = { systemSource: "EIKA_SKADE", productType: "BIL", policyNumber: " E 1/2 " };
    expect(linkOf(avtale, "https://partner.example/avtale?kilde=portal")).toEqual({
      kind: "partner",
      address: "https://partner.example/avtale?kilde=portal&forsikringsnummer=E+1%2F2",
    });
  });

  test("the partner's page can be a path on the portal's own host", () => {
    expect(linkOf({ systemSource: "EIKA_SKADE", policyNumber }, "/partner/avtale?a=b#c")).toEqual({
      kind: "partner",
      address: `/partner/avtale?a=b&forsikringsnummer=${policyNumber}#c`,
    });
  });

  test.each([undefined, ""])("the partner's page has no address where the brand's is %j", (url) => {
    expect(linkOf({ systemSource: "EIKA_SKADE", policyNumber }, url)).toEqual({ kind: "partner" });
  });

  describe("Renewal with converted number starting with E", () => {
    const renewal = (konvertertAvtalenummer: string | undefined, systemSource = "NICE"): Avtale => ({
      systemSource,
      productType: "HUS",
      productCode: "P12",
      policyNumber,
      avtaleStatus: "RENEWAL",
      detaljer: { konvertertAvtalenummer },
    });

    test.each([
      ["E123", "NICE", path("/detaljer/eika/12345678")],
      ["E123", "PARIS", path("/detaljer/eika/12345678")],
      ["E123", "PROLIFE", path("/liv/avtaledetaljer/12345678")],
      ["E123", "EIKA_SKADE", { kind: "partner", address: undefined }],
      ["123E", "NICE", path("/skade/hus/detaljer/12345678")],
      [undefined, "NICE", path("/skade/hus/detaljer/12345678")],
    ])("%s from %s", (number, systemSource, link) => {
      expect(linkOf(renewal(number, systemSource))).toEqual(link);
    });

    test("counts for renewals alone", () => {
      const avtale = { ...renewal("E123"), avtaleStatus: "ACTIVE" };
      expect(linkOf(avtale)).toEqual(path("/skade/hus/detaljer/12345678"));
    });
  });

  describe("Travel product codes P48, P44 and Y44", () => {
    test.each([
      ["P48", "ACTIVE", "Hele verden", "/detaljer/12345678"],
      ["P44", "ACTIVE", undefined, "/detaljer/12345678"],
      ["Y44", "PENDING", "Familie", "/detaljer/12345678"],
      ["P48", "RENEWAL", "Hele verden", "/skade/reise/detaljer/12345678"],
      ["P44", "ACTIVE", "REISE UNG", "/skade/reise/detaljer/12345678"],
      ["Y44", "ACTIVE", "UNG", "/skade/reise/detaljer/12345678"],
      ["P45", "ACTIVE", "Familie", "/skade/reise/detaljer/12345678"],
    ])("%s, %s, described as %s: %s", (productCode, avtaleStatus, description, below) => {
      const avtale = { productType: "REISE", productCode, avtaleStatus, description, policyNumber };
      expect(linkOf(avtale)).toEqual(path(below));
    });

    test("do not apply to other products", () => {
      const avtale = { productType: "HUS", productCode: "P48", policyNumber };
      expect(linkOf(avtale)).toEqual(path("/skade/hus/detaljer/12345678"));
    });
  });

  test("a collective scheme is known by its product code, else by its policy number", () => {
    const avtale = { productType: "KOLLEKTIV_ARBEIDSULYKKE", productCode: "K7", policyNumber };
    expect(linkOf(avtale)).toEqual(path("/skade/kollektiv/detaljer/arbeidsulykke/K7"));
    expect(linkOf({ ...avtale, productCode: " " })).toEqual(path("/skade/kollektiv/detaljer/arbeidsulykke/12345678"));
  });

  test.each([
    ["12/34", "12%2F34"],
    ["12 34", "12%2034"],
    ["a?b#c", "a%3Fb%23c"],
    ["../../logout", "..%2F..%2Flogout"],
    ["æ%20", "%C3%A6%2520"],
    ["\ud800", "%EF%BF%BD"],
  ])("policy number %j is one encoded segment", (number, segment) => {
    expect(linkOf({ productType: "BIL", policyNumber: number })).toEqual(path(`/motor/detaljer/${segment}`));
  });

  test.each([[undefined], [""], ["  "], ["."], [".."]])("policy number %j gives no link", (number) => {
    expect(linkOf({ productType: "BIL", policyNumber: number })).toBeUndefined();
    expect(linkOf({ productType: "BIL", policyNumber: number, systemSource: "PROLIFE" })).toBeUndefined();
  });

  test("without a value that the address needs there is no link", () => {
    expect(linkOf({ systemSource: "PARIS", policyNumber })).toBeUndefined();
    expect(linkOf({ systemSource: "EIKA_SKADE" })).toBeUndefined();
  });
});
