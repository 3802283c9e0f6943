import { describe, expect, test } from "vitest";
import type { PagePath } from "#contract/pagePaths.ts";
import { testTenant } from "#tests/support/screens/brandBlock.ts";
import { isActiveItem, type NavigationItem, navigationItems } from "./navigationItems.ts";

const paths: readonly PagePath[] = [
  "/",
  "/betaling",
  "/kjopsinnganger",
  "/forsikringsprofil",
  "/tilbud",
  "/jump/seopp/skadesaker",
];
const ids = (situation: Partial<Parameters<typeof navigationItems>[0]>) =>
  navigationItems({ tenant: testTenant, paths, tilbudCount: 3, ...situation }).map(({ id }) => id);

describe("Navigation bar (spec: navigation-2)", () => {
  test("lists the items in the order of the specification", () => {
    expect(ids({})).toEqual([
      "oversikt",
      "dokumenter",
      "faktura",
      "kjop",
      "meldSkade",
      "skadesaker",
      "profil",
      "tilbud",
    ]);
  });

  test.each([0, undefined])("Tilbud is hidden when the number of offers is %s", (tilbudCount) => {
    expect(ids({ tilbudCount })).not.toContain("tilbud");
  });

  test("Tilbud shows the number of offers", () => {
    expect(navigationItems({ tenant: testTenant, paths, tilbudCount: 3 }).at(-1)).toMatchObject({ count: 3 });
  });

  test("Dokumenter leads to the documents of the other application", () => {
    const items = navigationItems({ tenant: testTenant, paths, tilbudCount: 0 });
    expect(items.find(({ id }) => id === "dokumenter")?.address).toBe("/privat/forsikring/dokumenter");
  });

  test("an item without a page or an address of its own is left out", () => {
    expect(ids({ paths: ["/"], tenant: { ...testTenant, urls: { timeout: "/" } } })).toEqual([
      "oversikt",
      "dokumenter",
    ]);
  });

  test("a feature that is off has no item", () => {
    const features = { ...testTenant.features, purchase: false, profile: false, offers: false };
    const remaining = ids({ tenant: { ...testTenant, features } });
    expect(remaining).toEqual(["oversikt", "dokumenter", "faktura", "meldSkade", "skadesaker"]);
  });
});

describe("The active item is derived from the path", () => {
  const overview: NavigationItem = { id: "oversikt", kind: "route", address: "/" };
  const profile: NavigationItem = { id: "profil", kind: "route", address: "/forsikringsprofil" };
  const documents: NavigationItem = { id: "dokumenter", kind: "page", address: "/forsikringsprofil" };

  test.each([
    [overview, "/", true],
    [overview, "/forsikringsprofil", false],
    [profile, "/forsikringsprofil", true],
    [profile, "/forsikringsprofil/epost", true],
    [profile, "/forsikringsprofiler", false],
    [documents, "/forsikringsprofil", false],
  ])("%o at %s: %s", (item, path, isActive) => {
    expect(isActiveItem(item, path)).toBe(isActive);
  });
});
