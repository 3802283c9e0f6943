import { repository } from "#scripts/files/repository.ts";
import { textOf } from "#scripts/leaks/findLeaks.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

import { reportFindings } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { createLeakCheck } from "#scripts/leaks/createLeakCheck.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { readPortalText } from "./readPortalText.ts";

let portal: PortalText;
beforeAll(async () => {
  portal = await readPortalText(repository);
});

async function check(files: Readonly<Record<string, string | Uint8Array>>) {
  return withFolder(files, async (folder) => {
    const validation = await validateBrands(folder, undefined, undefined, () => Promise.resolve(portal));
    const leaks = await createLeakCheck(repository, folder, validation.brands);
    const { findings } = reportFindings(validation);
    return {
      found: findings.map(({ code, file, line, message }) => `${file}:${line} ${code} ${message}`),
      /** What the build would say. */
      leaked: leaks.shared(portal.files),
    };
  });
}

describe("ids and names that are words of the code (spec: brands-11)", () => {
  test.each(["button", "assets", "constructor", "tenant", "left", "forsikring", "hostnames"])(
    "the id %j is found by validate, where the build would refuse it",
    async (id) => {
      const { found, leaked } = await check(await fixtureFiles(id));
      expect(leaked.join("\n")).toContain(`the id "${id}" of ${id}`);
      expect(found.join("\n")).toContain(`tenants/${id}/tenant.jsonc:3 word-of-code The id "${id}" is a word`);
    },
  );

  test.each(["Forsikring", "Bil", "Oversikt"])(
    "the name %j is found by validate, where the build would refuse it",
    async (name) => {
      const files = await fixtureFiles("fjord");
      const path = "tenants/fjord/tenant.jsonc";
      const { found, leaked } = await check({
        ...files,
        [path]: String(files[path]).replace("Forsikring fjord", name),
      });
      expect(leaked.join("\n")).toContain(`the name "${name}" of fjord`);
      expect(found.join("\n")).toContain(`${path}:6 word-of-code The name "${name}" is a word`);
    },
  );

  test("a host that a library names is found by validate", async () => {
    const files = await fixtureFiles("fjord");
    const path = "tenants/fjord/tenant.jsonc";
    const host = /https:\/\/((?:[a-z]+\.)+(?:com|org|io))\//.exec(portal.files.map(textOf).join("\n"))?.[1];
    const changed = String(files[path]).replace("www.fjord.example/utlogget", `${host}/utlogget`);
    const { found, leaked } = await check({ ...files, [path]: changed });
    expect(leaked.join("\n")).toContain(`the host "${host}" of fjord`);
    expect(found.join("\n")).toContain(`word-of-code The host "${host}" is a word`);
  });

  test("a brand with words of its own has no such finding, and the build nothing to refuse", async () => {
    expect(await check(await fixtureFiles("fjord", "vidde"))).toEqual({ found: [], leaked: [] });
  });
});

describe("the words of the portal", () => {
  test("are those of the chunks, of a page and its headers, and the names of all fields", () => {
    const paths = portal.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["index.html", "headers.json"]));
    expect(textOf(portal.files.at(-1) ?? { path: "", bytes: "" })).toContain('"partnerAgreements"');
  });

  test("of a folder without sources are an error, and nothing is kept", async () => {
    const empty = await mkdtemp(join(tmpdir(), "no-portal-"));
    await expect(readPortalText(empty)).rejects.toThrow("ENOENT");
    await rm(empty, { recursive: true });
  });
});
