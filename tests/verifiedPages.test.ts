import { expect, test } from "vitest";
import { portalPages } from "#app/startup/portalPages.ts";
import { pagePaths } from "#contract/pagePaths.ts";
import { openedPaths } from "#scripts/quality/browser/BrowserCheck.ts";

test("every path of the contract has a page, and no other has one", () => {
  expect(portalPages.map(({ path }) => path)).toEqual(pagePaths);
});

test("verify opens every page of the portal, and one that does not exist", () => {
  expect(openedPaths).toEqual([...portalPages.map(({ path }) => path), "/finnes-ikke"]);
});
