import { madeUpPortal } from "#tests/support/madeUpPortal.ts";
import { repository } from "#scripts/files/repository.ts";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { themeColours } from "#scripts/shared/colours/themeColours.ts";
import { describe, expect, test } from "vitest";

import { isError } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { fillIn } from "#tests/support/brandFixtures/fillIn.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { tenantCommands, type TenantSource } from "./tenantCommand.ts";

const ids = (await loadBrands(repository)).brands.map(({ id }) => id);

/** The id of the brand that is added to those of the repository: one that no real brand has. */
const added = "nyttmerke";

async function withCopy<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "tenant-"));
  try {
    for (const part of ["tenants", "themes"]) await cp(join(repository, part), join(folder, part), { recursive: true });
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runWith(source: Partial<TenantSource>, folder: string, ...args: string[]) {
  const commands = tenantCommands({ root: repository, ...source });
  const { status, stdout, stderr } = await callGroup(commands, [...args, "--brands", folder]);
  return { exitCode: status, output: stdout + stderr };
}
const run = (folder: string, ...args: string[]) => runWith({}, folder, ...args);

/** A command that was refused with a message. */
const refused = (says: string) => ({ exitCode: 2, output: expect.stringContaining(says) as string });

async function textOf(folder: string, id: string): Promise<string> {
  const files = (await readdir(join(folder, "tenants", id))).map((name) => join(folder, "tenants", id, name));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return [...texts, await readFile(join(folder, "themes", `${id}.tokens.json`), "utf8")].join("\n");
}

const descriptor = "tenants/fjord/tenant.jsonc";
const replaced = (files: FixtureFiles, file: string, from: string, to: string): FixtureFiles => ({
  ...files,
  [file]: String(files[file]).replace(from, () => to),
});

describe("npm run tenant -- new", () => {
  test.each(ids.map((id) => [id]))(
    "from %s: validate lists the values to fill in and nothing else; filled in, it is valid",
    async (from) => {
      await withCopy(async (folder) => {
        await run(folder, "new", added, "--from", from);
        // That a campaign of the brands is over is a note, from the day after it.
        const findings = (await validateBrands(folder)).findings.filter(isError);
        expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(["unfilled-value"]));
        expect((await validateBrands(folder)).findings.map(({ code }) => code)).not.toContain("image-letters");
        expect(findings.every(({ file }) => file.includes(added))).toBe(true);
        await fillIn(folder, added, findings);
        const filled = await validateBrands(folder);
        expect(filled.findings.filter(isError)).toEqual([]);
        const [original, brand] = [from, added].map((id) => filled.brands.find((each) => each.id === id));
        // It has the same languages, each in a file of its own (spec: brands-56).
        const languages = original?.languages.map(({ language }) => language);
        expect(brand?.languages.map(({ language }) => language)).toEqual(languages);
      });
    },
  );

  test("a finding says what can be left out: without all of that, and the rest filled in, the brand is valid", () =>
    withCopy(async (folder) => {
      await run(folder, "new", added, "--from", "eika");
      const found = (await validateBrands(folder)).findings.filter(isError);
      const messages = found
        .map((finding) => inWords(finding))
        .map(({ message, expected }) => `${message}: ${expected}`);
      expect(messages).toContainEqual(expect.stringMatching(/^"name" has to be filled in: /));
      expect(messages).toContainEqual(expect.stringMatching(/^"owner" has to be filled in, or left out: /));
      expect(messages).toContainEqual(
        expect.stringMatching(/^"environments.QA.hostnames.0" .*, or "environments.QA" left out: /),
      );
      expect(messages).toContainEqual(
        expect.stringMatching(/^logo.dark.svg .*: .*, or none: without "assets.logoDark"$/),
      );
      const file = join(folder, "tenants", added, "tenant.jsonc");
      const without = found.flatMap((each) =>
        each.id === "unfilled-value/part"
          ? [each.values.part]
          : each.id === "unfilled-value/optional" || each.id === "unfilled-value/optional-image"
            ? [each.values.field]
            : [],
      );
      const text = await readFile(file, "utf8");
      await writeFile(
        file,
        without.reduce((next, part) => removeValue(next, part.split(".")), text),
      );
      await rm(join(folder, "tenants", added, "logo.dark.svg"));
      const left = (await validateBrands(folder)).findings.filter(isError);
      expect(left.length).toBeLessThan(found.length / 2);
      await fillIn(folder, added, left);
      expect((await validateBrands(folder)).findings.filter(isError)).toEqual([]);
    }));

  test.each(ids.map((id) => [id]))("from %s: no host, number, key or name of it is copied", async (from) => {
    await withCopy(async (folder) => {
      await run(folder, "new", added, "--from", from);
      const text = (await textOf(folder, added)).toLowerCase();
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

  test("a comment stays, unless it has a name or a domain of the original", async () => {
    const hosts = (text: string) => text.replaceAll("forsikring.fjord.example", "portal-qa.fjord-bank.example");
    const comments = "  // For the portal's visitors.\n  // See www.fjord-bank.example.\n  // Ask Fjord.\n";
    const files = await fixtureFiles("fjord");
    const text = hosts(String(files[descriptor])).replace(/^( *"name")/m, `${comments}$1`);
    await withFolder({ ...files, [descriptor]: text }, async (folder) => {
      await run(folder, "new", "nordlys", "--from", "fjord");
      const written = await readFile(join(folder, "tenants/nordlys/tenant.jsonc"), "utf8");
      expect(written).toContain("// For the portal's visitors.");
      expect(written.toLowerCase()).not.toContain("fjord");
    });
  });

  test("gets all colours from one that is named, in light and dark", async () => {
    await withFolder(await fixtureFiles("fjord"), async (folder) => {
      const refusedColour = await run(folder, "new", "nordlys", "--from", "fjord", "--colour", "bluish");
      expect(refusedColour).toEqual(refused("--colour bluish is not a colour"));
      await run(folder, "new", "nordlys", "--from", "fjord", "--colour", "#7a1fa2");
      const theme = await readFile(join(folder, "themes/nordlys.tokens.json"), "utf8");
      const found = themeColours(JSON.parse(theme))("action");
      expect(found?.colour.css).toBe("#7a1fa2");
    });
  });

  test("with --json: the paths of the files", async () => {
    await withFolder(await fixtureFiles("fjord"), async (folder) => {
      const { output, exitCode } = await run(folder, "new", "nordlys", "--from", "fjord", "--json");
      const { files } = JSON.parse(output) as { files: string[] };
      expect(exitCode).toBe(0);
      expect(files).toEqual([
        "tenants/nordlys/tenant.jsonc",
        "tenants/nordlys/logo.svg",
        "tenants/nordlys/icon.svg",
        "themes/nordlys.tokens.json",
        "themes/nordlys.resolver.json",
      ]);
      const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
      expect(texts.filter((text) => text.includes("TODO"))).toEqual([]);
      expect(texts[1]).toContain(">nordlys</text>");
      expect(texts[2]).toContain(">N</text>");
    });
  });

  test("says what comes next, with the folder of the brands", async () => {
    await withFolder(await fixtureFiles("fjord"), async (folder) => {
      const { output } = await run(folder, "new", "nordlys", "--from", "fjord");
      expect(output).toContain(`Next: npm run validate -- --brands ${folder} lists what to fill in`);
    });
  });

  test.each([
    ["Nordlys", "expected lower-case letters"],
    ["con", "no folder of this name can exist on Windows"],
    ["n".repeat(41), "at most 40 letters"],
    ["fjord", "exists already"],
    ["knapp", "is a word of the portal's code"],
  ])("writes nothing for the id %j", async (id, says) => {
    const readPortal = () => Promise.resolve(madeUpPortal('const knapp = "knapp";'));
    await withFolder(await fixtureFiles("fjord"), async (folder) => {
      expect(await runWith({ readPortal }, folder, "new", id, "--from", "fjord")).toEqual(refused(says));
      expect(await readdir(join(folder, "tenants"))).toEqual(["base.jsonc", "fjord"]);
      expect(await readdir(join(folder, "themes"))).toEqual(["fjord.resolver.json", "fjord.tokens.json"]);
    });
  });

  test("an image with a name that leads out of the folder is not written", async () => {
    const files = replaced(await fixtureFiles("fjord"), descriptor, '"logo.svg"', '"../vidde.svg"');
    await withFolder(files, async (folder) => {
      await run(folder, "new", "nordlys", "--from", "fjord");
      expect(await readdir(join(folder, "tenants"))).toEqual(["base.jsonc", "fjord", "nordlys"]);
    });
  });

  test("half a brand is removed again when a file cannot be written", async () => {
    await withFolder(await fixtureFiles("fjord"), async (folder) => {
      // The theme is the last file: a folder of that name comes between the check and the writing.
      const readPortal = async () => {
        await mkdir(join(folder, "themes/nordlys.tokens.json"));
        return madeUpPortal("");
      };
      const outcome = await runWith({ readPortal }, folder, "new", "nordlys", "--from", "fjord");
      expect(outcome).toEqual(refused("EEXIST"));
      expect(await readdir(join(folder, "tenants"))).toEqual(["base.jsonc", "fjord"]);
    });
  });

  test("overwrites nothing", async () => {
    await withCopy(async (folder) => {
      const [id = ""] = ids;
      const before = await textOf(folder, id);
      expect(await run(folder, "new", id, "--from", id)).toEqual(refused("exists already"));
      await writeFile(join(folder, "themes", `${added}.tokens.json`), "mine");
      expect(await run(folder, "new", added, "--from", id)).toEqual(refused("Nothing was written"));
      expect(await textOf(folder, id)).toBe(before);
      expect(await readdir(join(folder, "tenants"))).not.toContain(added);
    });
  });
});
