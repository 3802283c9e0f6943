import { describe, expect, expectTypeOf, test } from "vitest";
import { analyticsCategories, type AnalyticsEvent, type FeedbackGiven, type FormInput } from "./analyticsEvent.ts";
import { allowedProperties, analyticsProperties } from "./analyticsProperties.ts";

const side = "/privat/forsikring/oversikt/tilbud";

const events: readonly (readonly [AnalyticsEvent, string, Record<string, unknown>])[] = [
  [{ kind: "pageLoad" }, "Sidevisning", { side }],
  [{ kind: "componentLoad", komponent: "oppgaver" }, "Komponentvisning", { side, komponent: "oppgaver" }],
  [{ kind: "buttonClick", type: "knapp", navn: "Logg ut" }, "Knappetrykk", { side, type: "knapp", navn: "Logg ut" }],
  [{ kind: "buttonClick", type: "lenke", verdi: "/a" }, "Knappetrykk", { side, type: "lenke", verdi: "/a" }],
  [
    { kind: "purchaseBlock", type: "under18", produkt: "BIL" },
    "Kjopssperre",
    { side, type: "under18", produkt: "BIL" },
  ],
  [
    { kind: "recommendation", hendelse: "klikket", produkt: "HUS" },
    "Anbefaling",
    { side, hendelse: "klikket", produkt: "HUS" },
  ],
  [{ kind: "completedPurchase", produkt: "REISE" }, "GjennomfortKjop", { side, produkt: "REISE" }],
  [{ kind: "nboLoad", produkt: "OVERSIKT", verdi: 3 }, "NBO visning", { side, produkt: "OVERSIKT", verdi: 3 }],
  [
    { kind: "feedback", navn: "fornoyd", verdi: 4, hendelse: "sendt" },
    "Tilbakemelding",
    { side, navn: "fornoyd", verdi: 4, hendelse: "sendt" },
  ],
  [{ kind: "formInput", felt: "E-post", verdi: true }, "Skjemainput", { side, felt: "E-post", verdi: true }],
  [{ kind: "abTest", navn: "hilsen", verdi: "B" }, "AB-test", { side, navn: "hilsen", verdi: "B" }],
  [{ kind: "statistics", navn: "avtaler", verdi: 12 }, "Statistikk", { side, navn: "avtaler", verdi: 12 }],
];

describe("Analytics event categories (spec: analytics-10)", () => {
  test.each(events)("%o is sent as '%s'", (event, category, fields) => {
    expect(analyticsProperties({ event, time: 1_500, side })).toEqual({
      category,
      properties: { ...fields, time: 1.5 },
    });
  });

  test("every kind has its label, and no two have the same", () => {
    expect(new Set(events.map(([{ kind }]) => kind))).toEqual(new Set(Object.keys(analyticsCategories)));
    expect(new Set(Object.values(analyticsCategories)).size).toBe(11);
  });

  test("an event has the fields of its kind and no others", () => {
    type Fields<Kind extends AnalyticsEvent["kind"]> = Exclude<
      keyof Extract<AnalyticsEvent, { kind: Kind }>,
      "kind" | "side"
    >;
    expectTypeOf<Fields<"pageLoad">>().toBeNever();
    expectTypeOf<Fields<"componentLoad">>().toEqualTypeOf<"komponent">();
    expectTypeOf<Fields<"completedPurchase">>().toEqualTypeOf<"produkt">();
    expectTypeOf<{ kind: "componentLoad" }>().not.toExtend<AnalyticsEvent>();
    expectTypeOf<{ kind: "recommendation"; hendelse: "sett"; produkt: "BIL" }>().not.toExtend<AnalyticsEvent>();
    expectTypeOf<{ kind: "sale" }>().not.toExtend<AnalyticsEvent>();
  });

  test("what a customer wrote fits in no event: neither a field's value nor the text of a feedback", () => {
    expectTypeOf<FormInput["verdi"]>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Exclude<keyof FeedbackGiven, "kind" | "side">>().toEqualTypeOf<
      "navn" | "verdi" | "hendelse" | "produkt"
    >();
  });
});

describe("What is sent with an event", () => {
  test("has the portal's properties and the library's technical ones; no referrer and no address bar", () => {
    window.history.replaceState(null, "", "/privat/forsikring/oversikt/tilbud/123?navn=Vanja#vanja@epost.example");
    const sent = allowedProperties({
      navn: "Logg ut",
      side,
      distinct_id: "$device:1",
      $browser: "Firefox",
      $current_url: window.location.href,
      $referrer: "https://bank.example/konto/12345678901",
      $referring_domain: "bank.example",
      utm_source: "vanja",
      ip: "192.0.2.1",
      city: "Bergen",
    });
    expect(sent).toEqual({
      navn: "Logg ut",
      side,
      distinct_id: "$device:1",
      $browser: "Firefox",
      $current_url: "http://test.localhost:8000/privat/forsikring/oversikt/tilbud",
    });
  });

  test("has the address of the page on which it happened, masked, not of the one that it leaves from", () => {
    window.history.replaceState(null, "", "/privat/forsikring/oversikt/sak/123?navn=Vanja");
    const addressOf = (of: Record<string, unknown>) => allowedProperties(of)["$current_url"];
    expect(addressOf({ side })).toBe("http://test.localhost:8000/privat/forsikring/oversikt/tilbud");
    expect(addressOf({ side: "https://kjop.fjelltrygd.example/a" })).toBe("https://kjop.fjelltrygd.example/a");
    expect(addressOf({})).toBe("http://test.localhost:8000/privat/forsikring/oversikt/sak/[number]");
  });
});
