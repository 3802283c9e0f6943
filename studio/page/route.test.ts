import { describe, expect, test } from "vitest";
import { historyPath } from "#studio/document/addresses/studioPaths.ts";
import { comparisonFrom, fieldAddress, routeOf } from "./route.ts";
import { addressedField } from "./brand/useAddressedPlace.ts";

describe("The addresses of the studio", () => {
  test.each([
    ["/", { page: "brands" }],
    ["/merke/fjord", { page: "brand", id: "fjord" }],
    ["/merke/fjord/historikk", { page: "history", id: "fjord" }],
    ["/side-om-side", { page: "glance" }],
    ["/sammenlign", { page: "compare" }],
    ["/felles", { page: "base" }],
    ["/nytt-merke", { page: "new" }],
    ["/noe-annet", { page: "brands" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  test("can be read back into what they were made from", () => {
    expect(routeOf(historyPath("fjord"))).toEqual({ page: "history", id: "fjord" });
    expect(comparisonFrom("fjord")).toBe("/sammenlign?a=fjord");
    const address = new URL(fieldAddress("fjord", { kind: "descriptor", path: ["faq", 0, "answer"] }), "http://x");
    expect(addressedField(address.search)).toEqual(["descriptor", "faq", 0, "answer"]);
  });

  test.each(["", "?felt=", "?felt=x", '?felt=["other","name"]', '?felt=["theme",{}]', "?felt={}"])(
    "%j does not name a field",
    (search) => {
      expect(addressedField(search)).toBeUndefined();
    },
  );
});
