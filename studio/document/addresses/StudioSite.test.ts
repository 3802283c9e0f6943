import { expect, test } from "vitest";
import { studioPreviewHost } from "./studioPreviewHost.ts";
import {
  hostOfSite,
  localSite,
  originOfSite,
  siteOfPage,
  siteOfPreview,
  type StudioSite,
  withPort,
} from "./StudioSite.ts";

const company: StudioSite = { protocol: "https:", hostname: "studio.example", port: "" };
const sites: readonly (readonly [origin: string, site: StudioSite])[] = [
  ["http://studio.localhost:8010", localSite(8010)],
  ["https://studio.example", company],
  ["https://forslag12.studio.example", { ...company, work: "forslag12" }],
  ["http://main.studio.localhost:8010", { ...localSite(8010), work: "main" }],
];

test.each(sites)("%s: the page knows its site from its own address", (origin, site) => {
  expect(originOfSite(site)).toBe(origin);
  expect(siteOfPage(new URL(`${origin}/merke/fjord`))).toEqual(site);
  expect(new URL(origin).host).toBe(hostOfSite(site));
});

test.each(
  sites.flatMap(([origin, site]) => ["fjord", "main--fjord", "forslag12"].map((id) => [id, origin, site] as const)),
)("a previewed page of %s knows that %s shows it", (id, origin, site) => {
  for (const parts of [{}, { version: "saved" as const, tab: 2 }]) {
    const preview = new URL(`${site.protocol}//${withPort(studioPreviewHost(site, id, parts), site)}`);
    expect(originOfSite(siteOfPreview(preview))).toBe(origin);
  }
});
