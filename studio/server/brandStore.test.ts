import { afterAll, beforeAll, expect, test } from "vitest";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import { fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { BrandsFolder } from "./machine/BrandsFolder.ts";
import { openMachine } from "./machine/openMachine.ts";
import { Workshop } from "./Workshop.ts";

let folder: string;
beforeAll(async () => {
  folder = await writeFolder(await fixtureFiles("fjord", "vidde"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A store that remembers the files that it has written. */
class RememberingFolder extends BrandsFolder {
  readonly written: (readonly string[])[] = [];

  override async write(...[paths, texts]: Parameters<BrandsFolder["write"]>) {
    const changed = await super.write(paths, texts);
    this.written.push(changed.map((kind) => paths[kind] ?? ""));
    return changed;
  }

  override async create(id: string, files: ReadonlyMap<string, string>) {
    await super.create(id, files);
    this.written.push([...files.keys()]);
  }
}

test("the store writes a saved brand, the base and a new brand, and knows the files", async () => {
  const files = new RememberingFolder(folder);
  const workshop = new Workshop({
    ...openMachine({ brandsDir: folder, draftsDir: join(folder, "drafts") }),
    files,
    site: localSite(8010),
    compilation: { ...madeUpCompilation, packages: [] },
  });
  const brand = await workshop.open("fjord");
  const texts = { ...brand.texts, descriptor: brand.texts.descriptor.replace("Godt å ha deg her", "Velkommen") };
  await workshop.save("fjord", (await workshop.change("fjord", brand.revision, texts)).revision);
  const base = workshop.base.open();
  const edited = { ...base.texts, descriptor: base.texts.descriptor.replace("NORMAL", "HIGH") };
  await workshop.base.save(workshop.base.change(base.revision, edited).revision);
  await workshop.brands.create({ id: "nordlys", name: "Nordlys", from: "fjord" });
  expect(files.written).toEqual([
    ["tenants/fjord/tenant.jsonc"],
    ["tenants/base.jsonc"],
    [
      "tenants/nordlys/tenant.jsonc",
      "tenants/nordlys/logo.svg",
      "tenants/nordlys/icon.svg",
      "themes/nordlys.tokens.json",
      "themes/nordlys.resolver.json",
    ],
  ]);
});
