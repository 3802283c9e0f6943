import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";

import {
  type FixtureFiles,
  fixtureDescriptor,
  fixtureFiles,
  withFolder,
} from "#tests/support/brandFixtures/fixtureFolder.ts";
import { reportFindings } from "../report/reportFindings.ts";
import { validateBrands } from "../validateBrands.ts";

const pathOf = (id: string) => `tenants/${id}/tenant.jsonc`;

async function findingsOf(files: FixtureFiles, commit?: (folder: string) => void) {
  return withFolder(files, async (folder) => {
    commit?.(folder);
    const { findings } = reportFindings(await validateBrands(folder));
    return findings.map(({ file, line, code, message }) => `${file}:${line} ${code}: ${message}`);
  });
}

async function withChange(id: string, change: (text: string) => string): Promise<Record<string, string | Uint8Array>> {
  const files = await fixtureFiles("fjord", "vidde");
  const before = fixtureDescriptor(id);
  const after = change(before);
  expect(after).not.toBe(before);
  return { ...files, [pathOf(id)]: after };
}

/** Copies the value of a key in the descriptor of fjord to that of vidde. */
const copied = (key: RegExp) =>
  withChange("vidde", (text) => text.replace(key, () => key.exec(fixtureDescriptor("fjord"))?.[0] ?? ""));

function commitFolders(...paths: string[]) {
  return (folder: string) => {
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
        stdio: "ignore",
      });
    git("init", "-q");
    git("add", ...paths);
    git("commit", "-q", "-m", "x");
  };
}

describe("facts that belong to one brand (spec: brands-11)", () => {
  test("a company is shown as it is written", async () => {
    const files = await fixtureFiles("fjord", "vidde");
    const both = ["fjord", "vidde"].map((id) => [
      pathOf(id),
      fixtureDescriptor(id).replace(/"name": "[^"]+ AS"/, '"name": "Felles Selskap AS"'),
    ]);
    const [finding] = await findingsOf({ ...files, ...(Object.fromEntries(both) as Record<string, string>) });
    expect(finding).toContain("Felles Selskap AS is also the company of the brand");
  });

  test.each([
    ["phone number", /"telefon": "[^"]+"/],
    ["organisation number", /"organisationNumber": "\d+"/],
  ])("a copied %s is found at its line, with the line of the other brand", async (kind, key) => {
    const [finding, ...more] = await findingsOf(await copied(key));
    expect(more).toEqual([]);
    expect(finding).toMatch(/^tenants\/vidde\/tenant\.jsonc:\d+ shared-fact: /);
    expect(finding).toContain(`the ${kind} of the brand "fjord" (tenants/fjord/tenant.jsonc:`);
  });

  test.each([
    ["an analytics token", '"analytics": { "token": "felles-1", "endpoint": "https://statistikk.example.com/eu" }'],
    ["a project for error reports", '"errorReporting": { "dsn": "https://key@feil.delt.example/1" }'],
    ["a consent cookie", '"cookieConsent": { "cookieName": "delt-v3" }'],
    ["a market source", '"marketSource": "DELT"'],
    ["a shortname", '"partnerAgreements": { "shortnames": ["delt"] }'],
    ["an origin that may frame the portal", '"frameAncestors": ["https://bank.delt.example"]'],
  ])("%s is shown as it is written", async (_, field) => {
    const files = await fixtureFiles("fjord", "vidde");
    for (const id of ["fjord", "vidde"])
      files[pathOf(id)] = fixtureDescriptor(id).replace('"id":', () => `${field},\n  "id":`);
    const found = await findingsOf(files);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^tenants\/vidde\/tenant\.jsonc:\d+ shared-fact/);
  });

  test("a host of another brand in an address is found, also in one environment only", async () => {
    const files = await withChange("fjord", (text) =>
      text.replace('"QA": {', '"QA": { "urls": { "meldSkade": "https://skade.delt.example/a" },'),
    );
    files[pathOf("vidde")] = fixtureDescriptor("vidde").replace(
      "https://www.vidde.example/utlogget",
      "https://skade.delt.example/b",
    );
    const found = await findingsOf(files);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('skade.delt.example is also the host of the brand "fjord"');
  });

  test("brands that really share a fact say so", async () => {
    const files = await copied(/"telefon": "[^"]+"/);
    files[pathOf("vidde")] = String(files[pathOf("vidde")]).replace(
      '"id":',
      () => '"sharesFactsWith": ["fjord"],\n  "id":',
    );
    expect(await findingsOf(files)).toEqual([]);
  });

  test("what comes from the base belongs to no brand", async () => {
    const files = await fixtureFiles("fjord", "vidde");
    const base = String(files["tenants/base.jsonc"]).replace(
      '"privacyUrl":',
      () => '"companyLine": "Felles AS", "privacyUrl":',
    );
    expect(await findingsOf({ ...files, "tenants/base.jsonc": base })).toEqual([]);
  });
});

describe("which of two brands has the finding", () => {
  test.each([
    ["the one whose folder is not in the last commit", ["tenants/base.jsonc", "tenants/vidde"], "fjord"],
    ["of two in the last commit, the later in the alphabet", ["tenants"], "vidde"],
    ["without their folders in the last commit, the later in the alphabet", ["tenants/base.jsonc"], "vidde"],
  ])("%s", async (_, paths, blamed) => {
    const host = await withChange("vidde", (text) => text.replace("qa.vidde.example", "qa.fjord.example"));
    const facts = await copied(/"telefon": "[^"]+"/);
    const names = await withChange("vidde", (text) => text.replace('"Forsikring vidde",', '"Forsikring fjord",'));
    for (const [code, files] of [
      ["duplicate-host", host],
      ["shared-fact", facts],
      ["duplicate-name", names],
    ] as const) {
      const found = (await findingsOf(files, commitFolders(...paths))).filter((one) => one.includes(` ${code}:`));
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(new RegExp(`^tenants/${blamed}/tenant\\.jsonc:\\d+ ${code}`));
    }
  });
});
