import { expect, test } from "vitest";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { repository } from "#scripts/files/repository.ts";
import { chooseBrands } from "./chooseBrands.ts";

const brands = [...(await loadBrands(repository, "local")).brands];
const idsOf = (...names: readonly string[]) => chooseBrands(brands, names).map(({ id }) => id);

test("brands are chosen by their ids, in their own order", () => {
  expect(idsOf("sb1", "dnb")).toEqual(brands.map(({ id }) => id).filter((id) => ["dnb", "sb1"].includes(id)));
});

test.each([
  [["dnbb"], 'Did you mean "dnb"?'],
  [["dnb", "ukjent-merke"], "Brands: "],
])("an unknown brand is an error: %j", (names, help) => {
  expect(() => chooseBrands(brands, names)).toThrow(help);
});
