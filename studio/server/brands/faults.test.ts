import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { diskProblemOf, storeProblemOf } from "#studio/document/storeProblem.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

let studio: StudioHarness;
beforeEach(async () => {
  studio = await StudioHarness.create();
});
afterEach(() => studio.close());

const post = (path: string, body: object) => studio.ask(path, { method: "POST", body: JSON.stringify(body) });

describe("What cannot be stored is said in a word", () => {
  test("a full disk", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await mkdir(join(studio.folder, "drafts"), { recursive: true });
    const { revision, texts } = await studio.open();
    // A name that is taken by Linux's device without room.
    const name = vi.spyOn(crypto, "randomUUID").mockReturnValue("0-0-0-0-0");
    await symlink("/dev/full", join(studio.folder, "drafts/.0-0-0-0-0.new"));
    const answer = await studio.put(revision, { ...texts, descriptor: `${texts.descriptor}\n` });
    expect([answer.status, await answer.json()]).toEqual([507, { refused: "disk-full" }]);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
    name.mockRestore();
  });

  test.each([
    ["ENOSPC", "disk-full"],
    ["EDQUOT", "disk-full"],
    ["EROFS", "read-only"],
    ["EACCES", "no-permission"],
    ["EPERM", "no-permission"],
    ["SQLITE_FULL", "disk-full"],
    ["SQLITE_READONLY", "read-only"],
    ["SQLITE_CORRUPT", undefined],
    ["EIO", undefined],
    [undefined, undefined],
  ])("%s is %s", (code, problem) => {
    expect(diskProblemOf(code)).toBe(problem);
  });

  test("a text of more than a million characters", async () => {
    const { revision, texts } = await studio.open();
    const answer = await studio.put(revision, { ...texts, descriptor: "x".repeat(1_000_001) });
    expect([answer.status, await answer.json()]).toEqual([413, { refused: "too-large" }]);
    expect((await studio.put(revision, { ...texts, descriptor: "x".repeat(1_000_000) })).status).toBe(200);
  });

  test("a brand whose folder is gone", async () => {
    const { revision, texts } = await studio.open();
    await rm(join(studio.folder, "tenants/fjord"), { recursive: true });
    const answer = await studio.put(revision, texts);
    const { refused } = (await answer.json()) as { refused: string };
    expect(storeProblemOf(refused)).toBe("gone");
  });
});

describe("A file that another program has broken, beside changes that are not saved", () => {
  test("is named with its place and the reason until it can be read", async () => {
    const { revision, texts, paths, saved } = await studio.open();
    await studio.put(revision, { ...texts, theme: `${texts.theme}\n` });
    const file = join(studio.folder, paths.descriptor);
    const lines = saved.descriptor.split("\n");
    await writeFile(file, ["{", "<<<<<<< HEAD", ...lines.slice(1)].join("\n"));
    const found = await studio.open();
    expect(found.brokenOnDisk).toEqual([
      expect.objectContaining({ kind: "descriptor", file: paths.descriptor, line: 2, column: 1 }),
    ]);
    expect(found.brokenOnDisk?.[0]?.message).toContain("<<<<<<<");
    await writeFile(file, saved.descriptor);
    expect((await studio.open()).brokenOnDisk).toBeUndefined();
    expect((await post("/api/brands/fjord/save", { revision: found.revision })).status).toBe(200);
  });

  test("one of a draft is named in the same way: another tab reads it", async () => {
    const { revision, texts, paths } = await studio.open();
    expect((await studio.open()).broken).toBeUndefined();
    await studio.put(revision, { ...texts, descriptor: "{\n<<<<<<< HEAD\n}" });
    expect((await studio.open()).broken).toEqual([
      expect.objectContaining({ kind: "descriptor", file: paths.descriptor, line: 2, column: 1 }),
    ]);
  });

  test("one that was so before is no change of the other program", async () => {
    const { texts, paths, saved } = await studio.open();
    await writeFile(join(studio.folder, paths.descriptor), "{");
    const { revision } = await studio.open();
    await studio.put(revision, { ...texts, descriptor: saved.descriptor });
    await writeFile(join(studio.folder, paths.theme), `// Another program.\n${saved.theme}`);
    const found = await studio.open();
    expect(found.changedOnDisk?.theme).toMatch(/^\/\/ Another/);
    expect(found.brokenOnDisk).toBeUndefined();
  });
});

describe("A file that another program has deleted", () => {
  test("is said to be deleted, and is written again or left out", async () => {
    const { revision, texts, paths } = await studio.open();
    await studio.put(revision, { ...texts, descriptor: `${texts.descriptor}\n` });
    await rm(join(studio.folder, paths.theme));
    const found = await studio.open();
    expect(found.deletedOnDisk).toEqual(["theme"]);
    expect(found.changedOnDisk?.theme).toBe("");
    expect((await post("/api/brands/fjord/save", { revision: found.revision })).status).toBe(409);
    const rebased = await post("/api/brands/fjord/rebase", { revision: found.revision });
    const { revision: next } = (await rebased.json()) as { revision: number };
    expect((await post("/api/brands/fjord/save", { revision: next })).status).toBe(200);
    expect((await studio.open()).saved.theme).toBe(texts.theme);
    expect((await studio.open()).deletedOnDisk).toBeUndefined();
  });
});

describe("The name of a new brand", () => {
  test.each([
    ["Ny <b>Sønn</b>", /Forventet: ren tekst/],
    ["Ny &amp; Sønn", /Forventet/],
    ["Navn ".repeat(13).trim(), /høyst 60 tegn/],
    ["{{navn}}", /Forventet/],
  ])("%j is refused with the reason, and nothing is written", async (name, says) => {
    const answer = await post("/api/new-brand", { id: "ny", name, from: "fjord" });
    const said = (await answer.json()) as { refused: string; problem: string };
    expect([answer.status, said.refused]).toEqual([422, "name"]);
    expect(said.problem).toMatch(says);
    expect(await readdir(join(studio.folder, "tenants"))).not.toContain("ny");
  });
});
