import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";

let brands: Map<string, Brand>;
/** The same with the stand-ins of `tenants/local.jsonc`. */
let localBrands: Map<string, Brand>;
beforeAll(async () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const byId = (loaded: { brands: Brand[] }) => new Map(loaded.brands.map((brand) => [brand.id, brand]));
  brands = byId(await loadBrands(root));
  localBrands = byId(await loadBrands(root, "local"));
});

function brandOf(id: string, among = brands): Brand {
  const brand = among.get(id);
  if (brand === undefined) throw new Error(`There is no brand ${id}`);
  return brand;
}

const localBrandOf = (id: string): Brand => brandOf(id, localBrands);

const inProduction = (id: string): EffectiveDescriptor => brandOf(id).effective.Production;

const table = [
  {
    id: "sb1",
    logo: "left",
    direct: false,
    logout: "returned-url",
    consent: "opt-in-service",
    shortnames: [],
    row: true,
  },
  {
    id: "dnb",
    logo: "centered",
    direct: false,
    logout: "returned-url",
    consent: "bank-cookie-level",
    shortnames: [],
    row: false,
  },
  {
    id: "eika",
    logo: "left",
    direct: true,
    logout: "configured-url",
    consent: "consent-cookie",
    shortnames: ["eika"],
    row: false,
  },
  {
    id: "fana",
    logo: "left",
    direct: true,
    logout: "configured-url",
    consent: "consent-cookie",
    shortnames: ["fana"],
    row: false,
  },
  {
    id: "sbm",
    logo: "centered",
    direct: true,
    logout: "configured-url",
    consent: "consent-cookie",
    shortnames: ["sbm"],
    row: false,
  },
  {
    id: "fremtind",
    logo: "left",
    direct: true,
    logout: "configured-url",
    consent: "consent-cookie",
    shortnames: [],
    row: false,
  },
  {
    id: "lo",
    logo: "left",
    direct: true,
    logout: "configured-url",
    consent: "consent-cookie",
    shortnames: [],
    row: false,
  },
] as const;

describe("The brands (spec: brands-1)", () => {
  test("include the seven of the specification", () => {
    expect([...brands.keys()]).toEqual(expect.arrayContaining(table.map(({ id }) => id)));
  });

  test.each(table)("$id: logo $logo, direct login $direct, $logout, $consent", (row) => {
    const { logo, login, logout, analytics, partnerAgreements, profile } = inProduction(row.id);
    expect({
      id: row.id,
      logo: logo.alignment,
      direct: login.direct,
      logout: logout.behaviour,
      consent: analytics.consent.strategy,
      shortnames: partnerAgreements.shortnames,
      row: profile.loMemberRow,
    }).toEqual(row);
  });

  test.each(table)("$id shows partner agreements to customers of the bank places 2050 and 0502", ({ id }) => {
    expect(inProduction(id).partnerAgreements.bankPlaces).toEqual(["2050", "0502"]);
  });
});

describe("The cookies of the brands (spec: consent-15)", () => {
  test.each(table)("$id keeps consent in its own cookie", ({ id }) => {
    const { cookieName, coding, required } = inProduction(id).cookieConsent;
    expect(cookieName).toBe(`${id}-cookie-consent-v3`);
    expect(coding).toBe(id === "fremtind" ? "named" : "coded");
    // Without direct login the bank asks.
    expect(required.length > 0).toBe(id !== "sb1" && id !== "dnb");
  });

  test("dnb reads the bank's level, where 2 means opted in", () => {
    expect(inProduction("dnb").analytics.consent).toEqual({
      strategy: "bank-cookie-level",
      cookieName: "consent-level-v3",
      optedInLevel: "2",
    });
  });
});

describe("The brands' environments (spec: portal-7)", () => {
  test("share no host", () => {
    const hosts = [...brands.values()].flatMap(({ hostnames }) => environmentNames.flatMap((name) => hostnames[name]));
    expect(hosts.length).toBeGreaterThan(0);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  test.each(table)("$id is served in Production, QA and Dev at placeholder hosts", ({ id }) => {
    for (const environment of ["Production", "QA", "Dev"] as const) {
      expect(brandOf(id).hostnames[environment]).not.toEqual([]);
      for (const host of brandOf(id).hostnames[environment]) expect(host).toMatch(/\.example$/);
    }
  });

  test.each(table)(
    "$id: Test has addresses of its own, and no stand-in of the simulator (spec: brands-10)",
    ({ id }) => {
      const text = JSON.stringify(brandOf(id).effective.Test);
      expect(text).not.toMatch(/\/simulator\/|localhost/);
      expect(brandOf(id).effective.Test.urls.timeout).toMatch(/^https:\/\/www-test\./);
    },
  );

  test.each(table)("$id: on localhost every address outside the portal is a stand-in (spec: brands-10)", ({ id }) => {
    const { urls, logout, analytics, errorReporting, allowedHosts } = localBrandOf(id).effective.Test;
    const { onlineBank, claimsCases, ...plain } = urls;
    const addresses = [
      ...Object.values(plain),
      onlineBank?.default,
      ...Object.values(onlineBank?.byLoginContext ?? {}),
      ...Object.values(claimsCases ?? {}),
      logout.url,
      analytics.endpoint,
    ].filter((address) => address !== undefined);
    for (const address of addresses) expect(address).toMatch(/^\/simulator\//);
    expect(allowedHosts).toEqual([`${id}.localhost`, "localhost"]);
    expect(errorReporting.dsn).toBeUndefined();
    expect(errorReporting.crashUrl).toBeUndefined();
    // A stand-in adds nothing that the brand does not have.
    expect(Object.keys(urls).sort()).toEqual(Object.keys(brandOf(id).effective.Test.urls).sort());
  });

  test.each(table)("$id: local stand-ins change Test only", ({ id }) => {
    const { Test: _, ...others } = localBrandOf(id).effective;
    expect(brandOf(id).effective).toMatchObject(others);
  });
});

describe("The marketing texts (spec: anbefalinger-15)", () => {
  test.each(table)("$id mentions up to 15 % bundle discount", ({ id }) => {
    expect(inProduction(id).marketing.bundleDiscount.text).toMatch(/inntil 15\s%/);
  });

  test("the trade-union brand mentions 1000 kroner lower deductible", () => {
    const { memberBenefits, bundleDiscount } = inProduction("lo").marketing;
    expect(memberBenefits?.text).toContain("1000 kroner lavere egenandel");
    expect(bundleDiscount.text).toContain("1000 kroner lavere egenandel");
  });

  test.each(["sb1", "dnb"])("the bank's brand %s mentions 10 %% discount on car insurance bought online", (id) => {
    expect(inProduction(id).marketing.carCampaign?.text).toMatch(/på nett, får du 10\s% rabatt/);
  });

  test("the trade-union brand recommends other products than the default", () => {
    expect(inProduction("lo").recommendations.candidates).not.toEqual(
      inProduction("fremtind").recommendations.candidates,
    );
  });
});

describe("The wordmarks", () => {
  test.each(table)("of $id have no text elements, so they need no font", async ({ id }) => {
    for (const file of Object.values(brandOf(id).files))
      expect(await readFile(file, "utf8")).not.toMatch(/<(?:text|tspan|image)\b/);
  });
});
