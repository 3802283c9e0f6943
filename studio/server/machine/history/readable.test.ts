import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

const run = promisify(execFile);
const descriptor = "tenants/fjord/tenant.jsonc";
const conflict = "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n";

let studio: StudioHarness;
let right = "";
beforeAll(async () => {
  studio = await StudioHarness.create();
  right = await readFile(join(studio.folder, descriptor), "utf8");
});
afterAll(() => studio.close());

const write = (path: string, text: string) => writeFile(join(studio.folder, path), text);
/** A studio on another machine: it has not read the files before. */
async function forget(): Promise<void> {
  await rm(join(studio.folder, "drafts"), { recursive: true, force: true });
  studio.restart();
}
async function commit(message: string, day: number): Promise<void> {
  const at = `2026-01-0${day}T10:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  const git = (...args: string[]) => run("git", args, { cwd: studio.folder, env });
  await git("init", "-q");
  await git("add", "-A", "tenants", "themes");
  await git("-c", "user.name=Kari", "-c", "user.email=kari@bank.example", "commit", "-q", "-m", message);
}
const readable = async (path = "brands/fjord/readable/descriptor"): Promise<unknown> =>
  (await studio.ask(`/api/${path}`)).json();

describe("The newest text of a file that can be read", () => {
  test("is the saved one, while only the edits cannot be read", async () => {
    const { revision, texts } = await studio.open();
    const edited = (await (await studio.put(revision, { ...texts, descriptor: conflict })).json()) as StudioDocument;
    expect((await studio.open()).texts.descriptor).toBe(conflict);
    expect(await readable()).toEqual({ status: "here", text: right });
    await studio.put(edited.revision, texts);
  });

  test("there is none without git, when the file itself cannot be read", async () => {
    await write(descriptor, conflict);
    await forget();
    expect(await readable()).toEqual({ status: "none" });
  });

  test("is the one that was committed last, with its date", async () => {
    await write(descriptor, right);
    await commit("Right", 1);
    await write(descriptor, conflict);
    await forget();
    expect(await readable()).toMatchObject({ text: right, date: expect.stringMatching(/^2026-01-01T10:00:00/) });
  });

  test("is an older one, when what was committed last cannot be read, and where a file was emptied", async () => {
    await commit("With signs of a conflict", 2);
    await write(descriptor, "");
    await commit("Empty", 3);
    await forget();
    expect(await readable()).toMatchObject({ text: right, date: expect.stringMatching(/^2026-01-01T10:00:00/) });
    await write(descriptor, right);
  });

  test("is none of the brand that another one was copied from", async () => {
    await mkdir(join(studio.folder, "tenants/kopi"));
    await write("tenants/kopi/tenant.jsonc", `${right}<<<<<<< HEAD\n`);
    await commit("A copy", 4);
    expect(await readable("brands/kopi/readable/descriptor")).toEqual({ status: "none" });
    await rm(join(studio.folder, "tenants/kopi"), { recursive: true });
  });

  test("also of a file that all brands share", async () => {
    const base = await readFile(join(studio.folder, "tenants/base.jsonc"), "utf8");
    await write("tenants/base.jsonc", "{");
    expect(await readable("base/readable/descriptor")).toMatchObject({ text: base, date: expect.any(String) });
    await write("tenants/base.jsonc", base);
  });

  test.each(["brands/fjord/readable/logo", "base/readable/.git", "brands/fjord/readable/..%2fbase.jsonc"])(
    "%s is not such a file",
    async (path) => expect(await readable(path)).toEqual({ refused: "unknown-file" }),
  );
});

test("What the studio has saved after the last commit is newer than that", async () => {
  const own = await StudioHarness.create();
  const at = (path: string) => join(own.folder, path);
  const ask = async () =>
    (await (await own.ask("/api/brands/fjord/readable/descriptor")).json()) as Record<string, unknown>;
  const git = (...args: string[]) =>
    run("git", args, { cwd: own.folder, env: { ...process.env, GIT_COMMITTER_DATE: "2025-01-01T10:00:00Z" } });
  await git("init", "-q");
  await git("add", "-A", "tenants", "themes");
  await git("-c", "user.name=Kari", "-c", "user.email=kari@bank.example", "commit", "-q", "-m", "First");
  const { revision, texts } = await own.open();
  const saved = texts.descriptor.replace("21 00 00 00", "80 00 07 77");
  const changed = (await (await own.put(revision, { ...texts, descriptor: saved })).json()) as StudioDocument;
  const body = JSON.stringify({ revision: changed.revision });
  expect((await own.ask("/api/brands/fjord/save", { method: "POST", body })).status).toBe(200);
  await writeFile(at(descriptor), saved.replace(",", ""));
  const newest = { status: "here", text: saved, date: expect.any(String) };
  expect(await ask()).toEqual(newest);
  own.restart();
  expect(await ask()).toEqual(newest);

  // Another program has written it since, and the studio has read it.
  const byHand = saved.replace('"name": "', '"name": "Ny ');
  await writeFile(at(descriptor), byHand);
  await own.open();
  await writeFile(at(descriptor), byHand.replace(",", ""));
  await own.open();
  own.restart();
  expect(await ask()).toEqual({ ...newest, text: byHand });
  await own.close();
});
