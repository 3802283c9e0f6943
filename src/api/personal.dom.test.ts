import { type FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { isObject } from "#contract/isObject.ts";
import { personalFields } from "#core/errorReporting/personalFields.ts";
import { personalValues } from "#core/errorReporting/personalValues.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { bankkontaktQuery } from "./bankkontakt.ts";
import { egneAvtalerQuery } from "./avtaler.ts";
import { skadekundeQuery } from "./skadekunde.ts";

const simulator = startSimulator();

type Query = (argument: unknown) => FetchQueryOptions;

/** Every query of this folder. */
const queries = Object.values(
  import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], { eager: true }),
).flatMap((exports) =>
  Object.entries(exports).flatMap(([name, value]) => (name.endsWith("Query") ? [value as Query] : [])),
);

/** The names of the fields that hold a text, at any depth. */
function textFields(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(textFields);
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => (typeof value === "string" ? [name] : textFields(value)));
}

/** The texts in the answers to all queries, as the customers of the simulator fill them. */
async function allTextFields(): Promise<string[]> {
  const found = new Set<string>();
  for (const customer of ["mange", "liv", "uten-tilbud"]) {
    simulator.logIn(customer);
    simulator.customer(customer).adresser = [
      {
        gatenavn: "Gate",
        gatenummer: "1",
        gatenummerBokstav: "A",
        gaardsnummer: "2",
        bruksnummer: "3",
        postnummer: "0150",
      },
    ];
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await Promise.all(queries.map((query) => queryClient.fetchQuery(query(true))));
    for (const { queryKey, state } of queryClient.getQueryCache().getAll())
      if (queryKey[1] !== "postnummer") for (const field of textFields(state.data)) found.add(field);
  }
  return [...found];
}

describe("Fields of the API that are personal", () => {
  test("every text field is marked as personal, or listed here as not", async () => {
    // `navn`, `telefon` and `epost` of the bank are not personal either, but have the names of fields that are.
    const brand = ["loginContext", "loginBankplassRegisterNummer", "shortname", "loginUrl", "domene", "dag", "timer"];
    const what = ["name", "description", "productType", "productCode", "systemSource", "versionNumber"];
    const state = ["avtaleStatus", "avtaleStatusDescription", "endDate", "expirationDate"];
    // Without the street these parts of an address do not identify a person.
    const address = ["gatenummer", "gatenummerBokstav", "gaardsnummer", "bruksnummer", "postnummer"];
    const consent = ["marketingConsent", "crossDomainConsent", "samtykke", "tittel", "ingress", "tekst"];
    const notPersonal = [brand, what, state, address, consent, ["oppgavetype", "beskrivelse"]].flat();
    const fields = await allTextFields();
    expect(fields.filter((field) => !personalFields.has(field)).toSorted()).toEqual(notPersonal.toSorted());
  });

  test("these are marked", () => {
    const customer = ["navn", "ssn", "trackingId", "niceKundenummer", "kfpSessionId", "gatenavn"];
    const contact = ["epostAdresse", "mobilNummer", "epost", "telefon"];
    const policies = ["policyNumber", "avtalenummer", "konvertertAvtalenummer"];
    expect([...personalFields.keys()].toSorted()).toEqual([customer, contact, policies].flat().toSorted());
  });
});

describe("What the portal knows of the customer", () => {
  test("is the values of marked fields in all cached answers; a name counts by its parts too", () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData<unknown>(skadekundeQuery().queryKey, {
      navn: "Kari Nordmann-Lie",
      ssn: "01017012345",
      isLoMedlem: true,
      kontaktInformasjon: { epostAdresse: "kari@epost.example", mobilNummer: "90012345" },
    });
    queryClient.setQueryData<unknown>(egneAvtalerQuery().queryKey, {
      avtaler: [{ policyNumber: "AB-1", name: "Bil" }],
    });
    expect([...personalValues(queryClient)]).toEqual([
      "Kari Nordmann-Lie",
      "Kari",
      "Nordmann",
      "Lie",
      "01017012345",
      "kari@epost.example",
      "90012345",
      "AB-1",
    ]);
  });

  test("does not include the bank's name, phone number and e-mail address", async () => {
    simulator.logIn();
    const queryClient = new QueryClient();
    const bankkontakt = await queryClient.fetchQuery(bankkontaktQuery());
    expect(bankkontakt.navn).toBe("Testmerket kundesenter");
    expect([...personalValues(queryClient)]).toEqual([]);
  });
});
