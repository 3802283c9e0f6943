import { describe, expect, test } from "vitest";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type PreviewParts, studioPreviewHost } from "#studio/document/addresses/studioPreviewHost.ts";
import { hostOfSite, localSite, type StudioSite, withPort } from "#studio/document/addresses/StudioSite.ts";
import { hostOf, idOfHost } from "./hostsOf.ts";

const all = (["draft", "main", "saved"] as const).flatMap((version) =>
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
  "main",
  "main--fjord",
  "forslag12",
  "forslag12--lagret--fjord",
  "a-brand-with-an-id-of-forty-characters-x",
];

const local = localSite(8010);
const company: StudioSite = { protocol: "https:", hostname: "studio.example", port: "" };

/** Each portal of a workplace, below each site. */
const places = [local, company].flatMap((site) =>
  [undefined, "main", "forslag12"].map(
    (work) => [`${work ?? "no workplace"} of ${site.hostname}`, site, work] as const,
  ),
);

/** The host of a preview, as a `Host` header has it; undefined when there is no room for it. */
function headerOf(site: StudioSite, work: string | undefined, id: string, shown: PreviewParts): string | undefined {
  try {
    return withPort(studioPreviewHost({ ...site, work }, id, shown), site);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

describe.each(places)("The hosts of previews: %s", (_, site, work) => {
  test.each(ids)("%s: each of its portals has a host of its own, which leads back to it", (id) => {
    const brands = { has: () => true, ids: () => ids };
    for (const shown of all) {
      const header = headerOf(site, work, id, shown);
      if (header === undefined) continue;
      const host = hostOf(header, site);
      expect(host).toMatchObject({ kind: "preview", work, shown });
      expect(host.kind === "preview" && idOfHost(host, brands)).toBe(id);
    }
  });

  test("two brands never share a host", () => {
    const hosts = ids.flatMap((id) => all.flatMap((shown) => headerOf(site, work, id, shown) ?? []));
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  test("a host is one label below the studio's, which is not too long", () => {
    for (const shown of all) {
      const [label = "", ...rest] = (headerOf(site, work, "fjord", shown) ?? hostOfSite(site)).split(".");
      expect(label.length).toBeLessThanOrEqual(63);
      if (label !== "studio") expect(rest.join(".")).toBe(hostOfSite(site));
    }
  });

  test.each([
    "2--qa--lagret--fjord",
    "2--lagret--lagret--fjord",
    "1--test--fjord",
    "1--QA--fjord",
    "1--fane1--fjord",
    "1--fane0--fjord",
    "1--fane02--fjord",
    "1--fane100--fjord",
    "2--qa--fane2--fjord",
    "2--vindu-felt--fane2--fjord",
    "1--vindu---fjord",
    "1--vindu-a-b--fjord",
    "2--lagret--forslag12--fjord",
    "1--forslag0--fjord",
    "1--forslag012--fjord",
    "1--forslag123456--fjord",
    "2--forslag12--main--fjord",
    "1--utgave-0123456789abc--fjord",
    "fjord",
    "lagret--fjord",
    "0--",
    "00--fjord",
    "01--lagret--fjord",
    "10--lagret--fjord",
    "x--fjord",
    "0--Fjord",
    "0--0fjord",
    "0--fjord.qa",
    "qa.0--fjord",
    "a.b",
    ".fjord",
    "fjord.",
    `0--${"a".repeat(61)}`,
    "",
  ])('"%s" leads to no brand', (label) => {
    expect(hostOf(withPort(`${label}.${site.hostname}`, site), site)).toEqual({ kind: "foreign" });
  });
});

describe("Ids for which a host has no room", () => {
  const long = "a-brand-with-an-id-of-forty-characters-x";
  const first = "sparebanken-i-den-lange-dalen-og-bygda-a";
  const second = "sparebanken-i-den-lange-dalen-og-bygda-b";
  /** What the pages of the studio ask for at most. */
  const most: readonly PreviewParts[] = [
    { version: "saved", environment: "Production", tab: 99, window: "s9" },
    { environment: "Production", tab: 99, window: "before" },
    { environment: "Production", tab: 99, window: "during" },
    { base: "edited", environment: "Production", tab: 99 },
  ];

  test.each(most)("%j has a host for every id that a brand can have, in every proposal", (parts) => {
    expect(long).toHaveLength(40);
    for (const id of [long, first, second]) {
      const header = withPort(studioPreviewHost({ ...company, work: "forslag99999" }, id, parts), company);
      const host = hostOf(header, company);
      expect(header.split(".")[0]?.length).toBeLessThanOrEqual(63);
      const brandIds = [long, first, second, "fjord"];
      const brands = { has: (each: string) => brandIds.includes(each), ids: () => brandIds };
      expect(host.kind === "preview" && idOfHost(host, brands)).toBe(id);
    }
  });

  test("a brand that is not there has none, and a digest leads to no brand whose id has room", () => {
    const header = studioPreviewHost({ ...company, work: "forslag99999" }, long, most[1]);
    const host = hostOf(header, company);
    if (host.kind !== "preview") throw new Error("It is the host of a preview");
    expect(host.id).toMatch(/^0[0-9a-z]{7}$/);
    expect(idOfHost(host, { has: () => true, ids: () => ["fjord"] })).toBeUndefined();
    const alone = hostOf(`0--${host.id}.studio.example`, company);
    expect(alone.kind === "preview" && idOfHost(alone, { has: () => true, ids: () => [long] })).toBeUndefined();
  });

  test("more parts than a page asks for are an error, not another brand's host", () => {
    const parts = {
      version: "saved",
      base: "edited",
      environment: "Production",
      tab: 99,
    } as const;
    expect(() => studioPreviewHost({ ...company, work: "forslag99999" }, long, { ...parts, window: "before" })).toThrow(
      RangeError,
    );
  });
});

describe("The other hosts of a studio", () => {
  test.each([
    ["studio.localhost:8010", local, { kind: "studio" }],
    ["studio.example", company, { kind: "studio" }],
    ["forslag12.studio.example", company, { kind: "work", work: "forslag12" }],
    ["main.studio.example", company, { kind: "work", work: "main" }],
    ["localhost:8010", local, { kind: "typed" }],
    ["127.0.0.1:8010", local, { kind: "typed" }],
    ["localhost", company, { kind: "foreign" }],
    ["studio.example:443", company, { kind: "foreign" }],
    ["studio.localhost:8011", local, { kind: "foreign" }],
    ["forslag012.studio.example", company, { kind: "foreign" }],
    ["main.main.studio.example", company, { kind: "foreign" }],
    ["studio.example.evil.example", company, { kind: "foreign" }],
    ["xstudio.example", company, { kind: "foreign" }],
    [undefined, company, { kind: "foreign" }],
  ] as const)("%s", (header, site, expected) => {
    expect(hostOf(header, site)).toEqual(expected);
  });
});
