import sarifSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import Ajv04 from "ajv-draft-04";
import { describe, expect, test } from "vitest";

import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { type Validation, validateBrands } from "../validateBrands.ts";
import { formatReport } from "./formatReport.ts";
import { githubReport } from "./githubReport.ts";
import { jsonReport } from "./jsonReport.ts";
import { sarifReport } from "./sarifReport.ts";

const descriptor = "tenants/fjord/tenant.jsonc";

async function reports(files: FixtureFiles, crashes: Validation["crashes"] = []) {
  return withFolder(files, async (folder) => {
    const validation = { ...(await validateBrands(folder)), crashes };
    return {
      text: formatReport(validation, { colour: false }),
      json: jsonReport(validation),
      sarif: sarifReport(validation),
      github: githubReport(validation),
    };
  });
}

async function withDescriptor(from: string, to: string): Promise<FixtureFiles> {
  const files = await fixtureFiles("fjord");
  return { ...files, [descriptor]: String(files[descriptor]).replace(from, () => to) };
}

const isSarif = new Ajv04({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(sarifSchema);
const sarifProblems = (text: string): unknown => (isSarif(JSON.parse(text)) ? [] : isSarif.errors);

interface SarifLog {
  readonly runs: readonly {
    readonly results: readonly Record<string, unknown>[];
    readonly invocations: readonly { readonly executionSuccessful: boolean }[];
  }[];
}

describe("validate -- --format sarif", () => {
  test("is valid against the schema of SARIF 2.1.0, with findings, without, and when a rule failed", async () => {
    const clean = await reports(await fixtureFiles("fjord"));
    const found = await reports(await withDescriptor('"name":', '"name": "A", "name":'));
    const crashed = await reports(await fixtureFiles("fjord"), [{ rule: "shape", message: "broken\n  at line" }]);
    for (const { sarif } of [clean, found, crashed]) expect(sarifProblems(sarif)).toEqual([]);
    expect((JSON.parse(crashed.sarif) as SarifLog).runs[0]?.invocations[0]?.executionSuccessful).toBe(false);
    expect(sarifProblems('{ "version": "2.1.0" }')).not.toEqual([]);
  });

  test("has both places of a duplicate", async () => {
    const { sarif } = await reports(await withDescriptor('"name":', '"name": "A", "name":'));
    expect((JSON.parse(sarif) as SarifLog).runs[0]?.results).toMatchObject([
      {
        ruleId: "duplicate-key",
        level: "error",
        locations: [
          { physicalLocation: { artifactLocation: { uri: descriptor }, region: { startLine: 6, startColumn: 16 } } },
        ],
        relatedLocations: [{ physicalLocation: { region: { startLine: 6, startColumn: 3 } } }],
      },
    ]);
  });
});

describe("validate -- --format github", () => {
  test("is a workflow command for each finding, escaped by its rules", async () => {
    const { github } = await reports(await withDescriptor('"name":', '"100 %,a:b": 1, "name":'));
    expect(github).toMatch(
      /^::error file=tenants\/fjord\/tenant\.jsonc,line=6,col=3,endColumn=14,title=unknown-key::"100 %25,a:b" is not a field of this file%0Aexpected one of \$schema, id, .*\n$/,
    );
  });

  test("is empty when there are no findings", async () => {
    expect((await reports(await fixtureFiles("fjord"))).github).toBe("");
  });
});

describe("hostile names in a report", () => {
  const hostile = "\u001b[31mRØD\u0007\u009b1m\u202e\n::error::x";

  test("are escaped in every format, as keys and as folders", async () => {
    const files = await withDescriptor('"name":', `${JSON.stringify(hostile)}: 1, "name":`);
    const folder = "tenants/a\n::error::\u001b[31mb\u202e/tenant.jsonc";
    const all = await reports({ ...files, [folder]: '{ "id": "x" }' });
    for (const report of Object.values(all)) {
      expect(report).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
      expect(report).toContain("RØD");
    }
    for (const line of all.github.trimEnd().split("\n")) expect(line).toMatch(/^::error file=/);
    expect(all.text).not.toMatch(/^::error/m);
  });
});
