import { afterAll, beforeAll, expect, test } from "vitest";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import { fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { openMachine } from "./machine/openMachine.ts";
import { Workshop } from "./Workshop.ts";
import { Refusal } from "./Refusal.ts";

let folders: readonly string[];
beforeAll(async () => {
  folders = [await writeFolder(await fixtureFiles("fjord")), await writeFolder(await fixtureFiles("fjord", "vidde"))];
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

const open = (brandsDir = "", work = "", main?: Workshop) =>
  new Workshop({
    ...openMachine({ brandsDir, draftsDir: join(brandsDir, "drafts") }),
    site: { ...localSite(8010), work },
    compilation: { ...madeUpCompilation, packages: [] },
    ...(main !== undefined && { main: () => Promise.resolve(main) }),
  });

test("a proposal shows a brand as the main branch has it, on a host of its own", async () => {
  const main = open(folders[0], "main");
  const proposal = open(folders[1], "forslag12", main);
  const { texts, revision } = await proposal.open("fjord");
  const after = { ...texts, theme: texts.theme.replace(/#[0-9a-f]{6}/i, "#123456") };
  await proposal.save("fjord", (await proposal.change("fjord", revision, after)).revision);
  expect(proposal.saved("fjord").theme).not.toBe(main.saved("fjord").theme);
  const cssOf = async (version: "main" | "saved") => (await proposal.preview("fjord", { version })).state.look.css;
  const css = (await main.preview("fjord")).state.look.css;
  expect(await cssOf("main")).toBe(css);
  expect(await cssOf("saved")).not.toBe(css);
});

test("a brand that the main branch does not have is not shown as it has it", async () => {
  const proposal = open(folders[1], "forslag12", open(folders[0], "main"));
  await expect(proposal.preview("vidde", { version: "main" })).rejects.toThrow(Refusal);
  await expect(open(folders[0]).preview("fjord", { version: "main" })).rejects.toThrow(Refusal);
});
