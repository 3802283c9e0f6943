import { describe, expect, test } from "vitest";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { formerPart, studioPreviewHost } from "#studio/document/addresses/studioPreviewHost.ts";
import { hostOf } from "./hostsOf.ts";

const all = (["draft", "saved", formerPart("0123456789abcdef".repeat(4))] as const).flatMap((version) =>
  (["saved", "edited"] as const).flatMap((base) =>
    environmentNames.flatMap((environment) =>
      [1, 2, 37].flatMap((tab) =>
        ["", "before", "felt2"].map((window) => ({ version, base, environment, tab, window })),
      ),
    ),
  ),
);
// Ids that the parts of a host could be taken for.
const ids = [
  "fjord",
  "lagret",
  "felles",
  "qa",
  "studio",
  "localhost",
  "fjord--lagret",
  "fjord--felles",
  "production",
  "fane2",
  "vindu-felt",
  "utgave-0123456",
];

describe("The hosts of previews (spec: studio-37)", () => {
  test.each(ids)("%s: each of its portals has a host of its own, which leads back to it", (id) => {
    for (const shown of all)
      expect(hostOf(`${studioPreviewHost(id, shown)}:8010`, 8010)).toEqual({ kind: "preview", id, shown });
  });

  test("two brands never share a host", () => {
    const hosts = ids.flatMap((id) => all.map((shown) => studioPreviewHost(id, shown)));
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  test.each([
    "qa.lagret.fjord",
    "lagret.lagret.fjord",
    "test.fjord",
    "QA.fjord",
    "fane1.fjord",
    "fane0.fjord",
    "fane02.fjord",
    "fane100.fjord",
    "qa.fane2.fjord",
    "vindu-felt.fane2.fjord",
    "vindu-.fjord",
    "vindu-a-b.fjord",
    "a.b",
    ".fjord",
    "fjord.",
    "",
  ])('"%s" leads to no brand', (part) => {
    expect(hostOf(`${part}.studio.localhost:8010`, 8010)).toEqual({ kind: "foreign" });
  });
});
