import { readFileSync } from "node:fs";
import { join } from "node:path";
import data from "@mdn/browser-compat-data" with { type: "json" };
import { expect, test } from "vitest";
import { supportedBrowsers } from "#scripts/compile/supportedBrowsers.ts";
import { repository } from "#scripts/files/repository.ts";

/** `March 2023` of a version of a browser. */
function monthOf(id: (typeof supportedBrowsers)[number]["ids"][0], version: string): string {
  const { releases } = data.browsers[id];
  const release = releases[version] ?? releases[`${version}.0`];
  return new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(release?.release_date ?? Number.NaN),
  );
}

test("the README's table of browsers has those that the build is for (spec: portal-22)", () => {
  const readme = readFileSync(join(repository, "README.md"), "utf8");
  const rows = supportedBrowsers.map(
    ({ name, version, ids }) => `| ${name} | ${version} | ${monthOf(ids[0], version)} |\n`,
  );
  expect(readme).toContain(`| browser | from version | of |\n|---|---|---|\n${rows.join("")}\n`);
});
