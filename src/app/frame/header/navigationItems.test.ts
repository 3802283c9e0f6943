import { describe, expect, test } from "vitest";
import { testTenant } from "#tests/support/screens/brandBlock.ts";
import { isActiveItem, type NavigationItem, navigationItems } from "./navigationItems.ts";

const ids = (tenant = testTenant) => navigationItems(tenant, 3).map(({ id }) => id);

describe("Navigation bar (spec: navigation-2)", () => {
  test("lists the items in the order of the specification", () => {
    expect(ids()).toEqual(["oversikt", "dokumenter", "faktura", "kjop", "meldSkade", "skadesaker", "profil", "tilbud"]);
  });

  test.each([0, undefined])("Tilbud is hidden when the number of offers is %s", (tilbudCount) => {
    expect(navigationItems(testTenant, tilbudCount).map(({ id }) => id)).not.toContain("tilbud");
  });

  test("Tilbud shows the number of offers", () => {
    expect(navigationItems(testTenant, 3).at(-1)).toMatchObject({ count: 3 });
  });

  test("Dokumenter leads to the documents of the other application", () => {
    const items = navigationItems(testTenant);
    expect(items.find(({ id }) => id === "dokumenter")?.address).toBe("/privat/forsikring/dokumenter");
  });

  test("an item whose address the brand has not set is left out", () => {
    const remaining = ids({ ...testTenant, urls: { timeout: "/" } });
    expect(remaining).toEqual(["oversikt", "dokumenter", "faktura", "kjop", "profil", "tilbud"]);
  });

  test("a page that the brand does not have has no item", () => {
    const features = { ...testTenant.features, purchase: false, profile: false, offers: false };
    const remaining = ids({ ...testTenant, features });
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
