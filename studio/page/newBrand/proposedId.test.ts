import { expect, test } from "vitest";
import { idProblem } from "#contract/descriptor/formats.ts";
import { proposedId } from "./proposedId.ts";

test.each([
  ["Bank Sør", "bank-sor"],
  ["  Nordlys Forsikring AS ", "nordlys-forsikring-as"],
  ["Ålesund & Ørsta Sparebank", "alesund-orsta-sparebank"],
  ["Café Ærlig", "cafe-aerlig"],
  ["…", ""],
])("the id of %j is proposed as %j", (name, id) => {
  expect(proposedId(name)).toBe(id);
});

test("a long name has an id that a brand can have", () => {
  const id = proposedId(`${"Sparebank ".repeat(9)}1`);
  expect(idProblem(id)).toBeUndefined();
  expect(id.length).toBeLessThanOrEqual(40);
});
