import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { fillIn } from "#tests/support/brandFixtures/fillIn.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { tenantCommand } from "./tenantCommand.ts";
import { TenantUsageError } from "./TenantUsageError.ts";

const root = join(import.meta.dirname, "../..");
const ids = (await loadBrands(root)).brands.map(({ id }) => id);

async function withCopy<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "tenant-"));
  try {
    for (const part of ["tenants", "themes"]) await cp(join(root, part), join(folder, part), { recursive: true });
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const run = (folder: string, ...args: string[]) => tenantCommand([...args, "--brands", folder], root);

async function textOf(folder: string, id: string): Promise<string> {
  const files = (await readdir(join(folder, "tenants", id))).map((name) => join(folder, "tenants", id, name));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return [...texts, await readFile(join(folder, "themes", `${id}.tokens.json`), "utf8")].join("\n");
}

describe("npm run tenant -- new (spec: commands-16)", () => {
  test.each(ids.map((id) => [id]))(
    "from %s: validate lists the values to fill in and nothing else; filled in, it is valid",
    { timeout: 60_000 },
    async (from) => {
      await withCopy(async (folder) => {
        await run(folder, "new", "nordlys", "--from", from);
        const { findings } = await validateBrands(folder);
        expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(["unfilled-value"]));
        expect(findings.every(({ file }) => file.includes("nordlys"))).toBe(true);
        await fillIn(folder, "nordlys", findings);
        const filled = await validateBrands(folder);
        expect(filled.findings).toEqual([]);
        expect(filled.brands.map(({ id }) => id)).toContain("nordlys");
      });
    },
  );

  test.each(ids.map((id) => [id]))("from %s: no host, number, key or name of it is copied", async (from) => {
    await withCopy(async (folder) => {
      await run(folder, "new", "nordlys", "--from", from);
      const text = (await textOf(folder, "nordlys")).toLowerCase();
      const original = (await loadBrands(folder)).brands.find(({ id }) => id === from);
      const { name, footer, dataController, analytics, errorReporting } = original?.effective.Production ?? {};
      const hosts = Object.values(original?.hostnames ?? {}).flat();
      const facts = [
        name,
        footer?.contact?.telefon,
        footer?.contact?.epost,
        dataController?.organisationNumber,
        analytics?.token,
        errorReporting?.dsn,
        ...hosts,
        ...hosts.map((host) => host.split(".").at(-2)),
      ].filter((fact) => fact !== undefined);
      expect(facts.length).toBeGreaterThan(5);
      expect(facts.filter((fact) => text.includes(fact.toLowerCase()))).toEqual([]);
    });
  });

  test("overwrites nothing", async () => {
    await withCopy(async (folder) => {
      const [id = ""] = ids;
      const before = await textOf(folder, id);
      await expect(run(folder, "new", id, "--from", id)).rejects.toThrow("exists already");
      await writeFile(join(folder, "themes", "nordlys.tokens.json"), "mine");
      await expect(run(folder, "new", "nordlys", "--from", id)).rejects.toThrow("Nothing was written");
      expect(await textOf(folder, id)).toBe(before);
      expect(await readdir(join(folder, "tenants"))).not.toContain("nordlys");
    });
  });
});

const descriptor = "tenants/fjord/tenant.jsonc";
const replaced = (files: FixtureFiles, file: string, from: string, to: string): FixtureFiles => ({
  ...files,
  [file]: String(files[file]).replace(from, () => to),
});

describe("npm run tenant -- explain", () => {
  test("has value, place, what it replaces, and who shares it, in each environment", async () => {
    await withFolder(await fixtureFiles("fjord", "vidde"), async (folder) => {
      const { output } = await run(folder, "explain", "fjord", "urls.timeout", "--json");
      const { environments } = JSON.parse(output) as { environments: unknown[] };
      expect(environments).toHaveLength(4);
      expect(environments.at(-1)).toMatchObject({
        environment: "Test",
        value: "https://test.felles.example/tidsavbrudd",
        from: { layer: "tenants/base.jsonc, Test", file: "tenants/base.jsonc", line: 18 },
        shadows: [{ file: descriptor, line: 11 }],
        sharedWith: ["vidde"],
      });
      expect((await run(folder, "explain", "fjord", "urls.timeout", "--environment", "QA")).output).toBe(
        [
          "fjord, urls.timeout: Where the browser goes when the session has run out.",
          "",
          'QA: "https://www.fjord.example/tidsavbrudd"',
          `  from ${descriptor} line 11: "https://www.fjord.example/tidsavbrudd"`,
          "",
        ].join("\n"),
      );
    });
  });
});

describe("npm run tenant -- diff", () => {
  test("lists each field once, with the environments", async () => {
    const files = replaced(await fixtureFiles("fjord", "vidde"), "themes/vidde.tokens.json", "#f6f6f6", "#f7f7f7");
    await withFolder(files, async (folder) => {
      const { differences } = JSON.parse((await run(folder, "diff", "fjord", "vidde", "--json")).output) as {
        differences: { field: string; environments: string[] }[];
      };
      const fields = differences.map(({ field }) => field);
      expect(fields).toEqual([...new Set(fields)]);
      expect(differences).toContainEqual({
        field: "urls.timeout",
        environments: ["Production", "QA", "Dev"],
        a: "https://www.fjord.example/tidsavbrudd",
        b: "https://www.vidde.example/tidsavbrudd",
      });
      expect(differences).toContainEqual({ field: "theme color.page", environments: [], a: "#f6f6f6", b: "#f7f7f7" });
      expect((await run(folder, "diff", "fjord", "fjord")).output).toContain("same values");
    });
  });
});

describe("npm run tenant -- fix", () => {
  const broken = async (): Promise<FixtureFiles> => {
    const files = await fixtureFiles("fjord");
    const misspelt = replaced(files, descriptor, '"alignment": "left"', '"alignement": /* kept */ "lefft"');
    return replaced(misspelt, descriptor, '"21 00 00 00"', '"+47 21 00 00 00"');
  };

  test("corrects keys, values and forms, and keeps comments and order", async () => {
    await withFolder(await broken(), async (folder) => {
      const before = await readFile(join(folder, descriptor), "utf8");
      const dry = await run(folder, "fix", "--dry-run");
      expect(dry.output).toContain('- "alignement"\n  + "alignment"');
      expect(dry.output).toContain('- "+47 21 00 00 00"\n  + "21000000"');
      expect(await readFile(join(folder, descriptor), "utf8")).toBe(before);
      await run(folder, "fix", "fjord");
      await run(folder, "fix", "fjord");
      const after = await readFile(join(folder, descriptor), "utf8");
      expect(after).toBe(
        before
          .replace('"alignement"', '"alignment"')
          .replace('"lefft"', '"left"')
          .replace('"+47 21 00 00 00"', '"21000000"'),
      );
      expect((await run(folder, "fix", "fjord")).exitCode).toBe(0);
    });
  });

  test("changes a colour only when asked to", async () => {
    const files = replaced(await fixtureFiles("fjord"), "themes/fjord.tokens.json", '"#555555"', '"#999999"');
    await withFolder(files, async (folder) => {
      expect((await run(folder, "fix")).exitCode).toBe(1);
      expect((await run(folder, "fix", "--colours")).exitCode).toBe(0);
      expect((await validateBrands(folder)).findings).toEqual([]);
    });
  });

  test("does not write a key that is there already", async () => {
    const files = replaced(
      await fixtureFiles("fjord"),
      descriptor,
      '"alignment":',
      '"alignement": "left", "alignment":',
    );
    await withFolder(files, async (folder) => {
      const { exitCode } = await run(folder, "fix");
      expect(exitCode).toBe(1);
      expect(await readFile(join(folder, descriptor), "utf8")).toBe(files[descriptor]);
    });
  });
});

describe("npm run tenant, called in a wrong way", () => {
  test.each([
    [["neww"], 'Did you mean "new"?'],
    [[], "Type what to do: new, explain, diff, fix"],
    [["new", "Nordlys", "--from", "fjord"], "expected lower-case letters"],
    [["new", "nordlys"], "npm run tenant -- new nordlys --from dnb"],
    [["new", "nordlys", "--from", "fjrod"], 'Did you mean "fjord"?'],
    [["explain", "fjord", "urls.timout"], 'Did you mean "urls.timeout"?'],
    [["explain", "fjord", "urls.timeout", "--environment", "Prod"], 'Did you mean "Production"?'],
    [["diff", "fjord"], "Type two brands"],
    [["fix", "--dryrun"], "--dryrun"],
  ])("%j says what to type", async (args, says) => {
    await withFolder(await fixtureFiles("fjord"), async (folder) => {
      await expect(run(folder, ...args)).rejects.toThrow(says);
      await expect(run(folder, ...args)).rejects.toThrow(TenantUsageError);
    });
  });
});
