import { describe, expect, test } from "vitest";
import { allCustomers } from "./allCustomers.ts";
import { mangeAvtaler, partnerAvtaler } from "./mangeAvtaler.ts";
import { mangeTilbud } from "./mangeTilbud.ts";

const customer = (id: string) => {
  const found = allCustomers.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No customer ${id}`);
  return found;
};

const weights = {
  first: [3, 7, 6, 1, 8, 9, 4, 5, 2, 1],
  second: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1],
};

const isValidSsn = (ssn: string) =>
  Object.values(weights).every((row) => row.reduce((sum, weight, at) => sum + weight * Number(ssn[at]), 0) % 11 === 0);

describe("The customers are not real people", () => {
  const ssns = allCustomers.flatMap(({ skadekunde }) => (skadekunde?.ssn ? [skadekunde.ssn] : []));

  test.each(ssns)("national ID %s is synthetic and fails its checksum", (ssn) => {
    expect(ssn).toMatch(/^\d{11}$/);
    expect(Number(ssn.slice(2, 4))).toBeGreaterThan(80);
    expect(isValidSsn(ssn)).toBe(false);
  });

  test("the check accepts a number with a valid checksum", () => {
    expect(isValidSsn("00000000000")).toBe(true);
  });

  test("every customer has a unique id, national ID and e-mail address", () => {
    expect(new Set(allCustomers.map(({ id }) => id)).size).toBe(allCustomers.length);
    expect(new Set(ssns).size).toBe(ssns.length);
    for (const { skadekunde } of allCustomers)
      expect(skadekunde?.kontaktInformasjon?.epostAdresse ?? "@kunde.example").toMatch(/@kunde\.example$/);
  });
});

describe("The customers include", () => {
  test("one without agreements", () => expect(customer("ingen").avtaler).toEqual([]));

  test("an LO member, insured twice", () => {
    expect(customer("lo-medlem").skadekunde?.isLoMedlem).toBe(true);
    const kinds = customer("lo-medlem").avtaler.map(({ productType }) => productType);
    expect(kinds).toEqual(["INNBO", "KOLLEKTIV_INNBO"]);
  });

  test("a bank customer", () => expect(customer("bankkunde").skadekunde?.isBankkunde).toBe(true));

  test("a partner-bank customer", () => {
    expect(customer("partnerbank").bankPlace).toBe("0502");
    expect(customer("partnerbank").partnerAvtaler).not.toHaveLength(0);
  });

  test("a life-only customer, without niceKundenummer", () => {
    expect(customer("liv").skadekunde).not.toHaveProperty("niceKundenummer");
    expect(customer("liv").livkunde.eksisterer).toBe(true);
  });

  test("one without offers", () => expect(customer("uten-tilbud").tilbud).toEqual([]));

  test("one in the recommendation control group", () =>
    expect(customer("kontrollgruppe").anbefaling.controlgroup).toBe(true));

  test("one with 500 agreements and 200 offers", () => {
    const { avtaler, tilbud } = customer("femhundre");
    expect(new Set(avtaler.map(({ policyNumber }) => policyNumber)).size).toBe(500);
    expect(new Set(tilbud.map(({ policyNumber }) => policyNumber)).size).toBe(200);
  });

  test("one whose systems are partly down", () => expect(customer("delvis-nede").partlyDown).toContain("avtaler"));
});

describe("The customer with agreements of every kind", () => {
  const all = [...mangeAvtaler, ...partnerAvtaler];

  test("has every product type (spec: avtaler-22)", () => {
    const specified = `KJAELEDYR LOFAVOR_KJAELEDYR INNBO BOLIGSELGER HUS FRITIDSHUS REISE KOLLEKTIV_REISE REISE_UTVIDELSE
      GRUPPELIV BAAT MC MOPED BIL BIL_NAERING VETERANBIL SNOSCOOTER TRAKTOR CAMPING VAREBIL BIL_ANNET ANNET_KJORETOY
      TILHENGER SEK HEST VERDISAK LANDBRUK LO_FAVOR_TILLEGG_INNBO KOLLEKTIV_INNBO KOLLEKTIV_INNBO_ETTERLATTE
      KOLLEKTIV_STONADSKASSE KOLLEKTIV_GRUNNFORSIKRING KOLLEKTIV_FRITIDSULYKKE KOLLEKTIV_ULYKKE_FORENING
      KOLLEKTIV_GRUPPEFORSIKRING KOLLEKTIV_ARBEIDSULYKKE KOLLEKTIV_ULYKKE KOLLEKTIV_LIV KOLLEKTIV_UFORE KOLLEKTIV_BARN`;
    const kinds = all.map(({ productType }) => productType);
    expect(specified.split(/\s+/).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test("has every system source and every status", () => {
    expect(new Set(all.map(({ systemSource }) => systemSource))).toEqual(
      new Set(["NICE", "PROLIFE", "LOFAVOR", "PARIS", "NSF", "EIKA_SKADE", "EIKA_PERSON"]),
    );
    expect(new Set(all.map(({ avtaleStatus }) => avtaleStatus))).toEqual(
      new Set(["ACTIVE", "PENDING", "RENEWAL", "PROCESSING"]),
    );
  });

  test("has unique policy numbers", () => {
    expect(new Set(all.map(({ policyNumber }) => policyNumber)).size).toBe(all.length);
  });

  test("has an offer for each kind of purchase", () => {
    const kinds = mangeTilbud.map(({ productType }) => productType);
    expect(kinds).toEqual(
      expect.arrayContaining(
        "HUS INNBO FRITIDSHUS REISE KJAELEDYR LOFAVOR_KJAELEDYR BIL MC MOPED BAAT SEK TILHENGER".split(" "),
      ),
    );
  });
});
