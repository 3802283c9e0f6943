import { execFile } from "node:child_process";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import type { BrandHistory, FormerVersion } from "#studio/document/BrandHistory.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { BrandHistories } from "./BrandHistories.ts";
import { runGit } from "#studio/git/runGit.ts";

const run = promisify(execFile);

let studio: StudioHarness;
let day = 1;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const inside = (path: string) => join(studio.folder, path);
const git = (...args: string[]) => {
  const date = `2026-01-${String(day).padStart(2, "0")}T10:00:00Z`;
  const who = { GIT_AUTHOR_NAME: "Kari Nordmann", GIT_AUTHOR_EMAIL: "kari@bank.example" };
  const commits = { GIT_COMMITTER_NAME: "Kari Nordmann", GIT_COMMITTER_EMAIL: "kari@bank.example" };
  const env = { ...process.env, ...who, ...commits, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return run("git", ["-c", "init.defaultBranch=main", ...args], { cwd: studio.folder, env });
};
const commit = async (message: string) => {
  await git("add", "-A", "tenants", "themes");
  await git("commit", "-q", "-m", message);
  day += 1;
};
const history = async (id = "fjord") => (await (await studio.ask(`/api/brands/${id}/history`)).json()) as BrandHistory;
const versions = async (id?: string) => {
  const found = await history(id);
  return found.status === "here" ? found.versions : [];
};
const version = async (hash: string) =>
  (await (await studio.ask(`/api/brands/fjord/history/${hash}`)).json()) as FormerVersion;
const textsOf = async (hash: string) => (await version(hash)).texts;

describe("What git says of a brand", () => {
  test("a folder without git, and a repository without a commit", async () => {
    expect(await history()).toEqual({ status: "no-repository" });
    await git("init", "-q");
    expect(await history()).toMatchObject({
      status: "here",
      versions: [],
      uncommitted: ["descriptor", "theme", "resolver", "logo", "icon"],
    });
  });

  test("the commits of both files from the newest, without who made them", async () => {
    await commit("Two brands «æøå»");
    const descriptor = await readFile(inside("tenants/fjord/tenant.jsonc"), "utf8");
    await writeFile(inside("tenants/fjord/tenant.jsonc"), descriptor.replace("Godt å ha deg her", "Velkommen"));
    await commit("Another greeting");
    await writeFile(inside("themes/vidde.tokens.json"), "{}\n");
    await commit("Only the other brand");

    const found = await history();
    expect(found).toMatchObject({ status: "here", isShallow: false, isCut: false, uncommitted: [] });
    const listed = await versions();
    expect(
      listed.map(({ message, date, files }) => [message, date.slice(0, 10), files.map(({ kind }) => kind)]),
    ).toEqual([
      ["Another greeting", "2026-01-02", ["descriptor"]],
      ["Two brands «æøå»", "2026-01-01", ["descriptor", "theme", "resolver", "logo", "icon"]],
    ]);
    expect(listed.map(({ changes }) => changes.map(({ path, before, after }) => [path.at(-1), before, after]))).toEqual(
      [[["heroTitle", "Godt å ha deg her", "Velkommen"]], []],
    );
    expect(JSON.stringify(found)).not.toMatch(/kari/i);
    expect(await textsOf(listed[1]?.hash ?? "")).toMatchObject({ descriptor });
  });

  test("an image that today's checks refuse is named with the reasons; one that is saved now is not", async () => {
    const logo = await readFile(inside("tenants/fjord/logo.svg"), "utf8");
    const hostile = logo.replace(/(<svg[^>]*>)/, "$1<script>alert(1)</script>");
    await writeFile(inside("tenants/fjord/logo.svg"), hostile);
    await commit("A script in the logo");
    const hash = (await versions())[0]?.hash ?? "";
    expect((await version(hash)).refused).toEqual({});
    await writeFile(inside("tenants/fjord/logo.svg"), logo);
    await commit("Without it");
    const found = await version(hash);
    expect(Object.keys(found.refused)).toEqual(["logo"]);
    expect(found.refused.logo?.[0]?.message).toMatch(/^Bildet /);
    expect(found.texts.logo).toBe(hostile);
  });

  test("the history has an image that is removed since", async () => {
    const path = inside("tenants/fjord/bil.svg");
    await writeFile(path, "<svg/>");
    await commit("An image");
    const hash = (await versions())[0]?.hash ?? "";
    await rm(path);
    await commit("No image");
    expect((await textsOf(hash))["recommendationImages.BIL"]).toBe("<svg/>");
    expect((await versions())[0]?.files.map(({ kind }) => kind)).toEqual(["recommendationImages.BIL"]);
  });

  test("an image that had another file name comes back under the name of now", async () => {
    const descriptor = await readFile(inside("tenants/fjord/tenant.jsonc"), "utf8");
    const logo = await readFile(inside("tenants/fjord/logo.svg"), "utf8");
    const former = logo.replace("<svg", '<svg id="former"');
    await writeFile(inside("tenants/fjord/merke.svg"), former);
    await writeFile(inside("tenants/fjord/tenant.jsonc"), descriptor.replace('"logo.svg"', '"merke.svg"'));
    await commit("Another logo");
    const hash = (await versions())[0]?.hash ?? "";
    await rm(inside("tenants/fjord/merke.svg"));
    await writeFile(inside("tenants/fjord/tenant.jsonc"), descriptor);
    await commit("The usual logo");
    const texts = await textsOf(hash);
    expect(texts.logo).toBe(former);
    expect(texts.descriptor).toBe(descriptor);
  });

  test("a file that was renamed has the history of its old name", async () => {
    await rename(inside("tenants/fjord/tenant.jsonc"), inside("tenants/fjord/old.jsonc"));
    await commit("Away");
    await rename(inside("tenants/fjord/old.jsonc"), inside("tenants/fjord/tenant.jsonc"));
    await commit("And back");
    const listed = await versions();
    const away = listed.find(({ message }) => message === "Away");
    expect(away?.files).toEqual([{ kind: "descriptor", path: "tenants/fjord/old.jsonc" }]);
    expect((await textsOf(away?.hash ?? "")).descriptor).toContain("Velkommen");
    expect(listed.at(-1)?.message).toBe("Two brands «æøå»");
  });

  test("a brand that is not committed yet", async () => {
    await mkdir(inside("tenants/ny"));
    await writeFile(inside("tenants/ny/tenant.jsonc"), "{}\n");
    expect(await history("ny")).toMatchObject({
      status: "here",
      versions: [],
      uncommitted: ["descriptor", "theme", "resolver", "logo", "icon"],
    });
    await rm(inside("tenants/ny"), { recursive: true });
  });

  test("a clone that has only a part of the history says so", async () => {
    const full = studio.folder;
    const shallow = `${full}-shallow`;
    await run("git", ["clone", "-q", "--depth=1", `file://${full}`, shallow]);
    const paths = { descriptor: "tenants/fjord/tenant.jsonc", theme: "themes/fjord.tokens.json" };
    const found = await new BrandHistories(shallow).read(paths);
    expect(found).toMatchObject({ status: "here", isShallow: true });
    await rm(shallow, { recursive: true });
  });

  test("brands in a folder of a repository", async () => {
    const outer = `${studio.folder}-outer`;
    await run("git", ["clone", "-q", studio.folder, join(outer, "clone")]);
    await rename(join(outer, "clone/.git"), join(outer, ".git"));
    const options = { cwd: outer };
    await run("git", ["add", "-A"], options);
    await run("git", ["-c", "user.name=a", "-c", "user.email=b@c.example", "commit", "-q", "-m", "Moved"], options);
    const histories = new BrandHistories(join(outer, "clone"));
    const paths = { descriptor: "tenants/fjord/tenant.jsonc", theme: "themes/fjord.tokens.json" };
    const found = await histories.read(paths);
    const first = found.status === "here" ? found.versions.at(-1) : undefined;
    expect(first?.message).toBe("Two brands «æøå»");
    expect((await histories.texts(paths, first?.hash ?? "")).descriptor).toContain("Godt å ha deg her");
    await rm(outer, { recursive: true });
  });

  test("a brand that was copied from another one begins with the copy", async () => {
    const text = await readFile(inside("tenants/fjord/tenant.jsonc"), "utf8");
    await mkdir(inside("tenants/kopi"));
    await writeFile(inside("tenants/kopi/tenant.jsonc"), `${text}// Kopi\n`);
    await commit("A copy");
    await writeFile(inside("tenants/kopi/tenant.jsonc"), `${text}// Endret kopi\n`);
    await commit("A changed copy");
    const kopi = { descriptor: "tenants/kopi/tenant.jsonc" };
    const found = await new BrandHistories(studio.folder).read(kopi as DocumentTexts);
    expect(found.status === "here" && found.versions.map(({ message }) => message)).toEqual([
      "A changed copy",
      "A copy",
    ]);
    await rm(inside("tenants/kopi"), { recursive: true });
    await commit("Without the copy");
  });

  test("nothing of the repository is written", async () => {
    const before = await run("find", [".git", "-newermt", "2000-01-01", "-printf", "%p %T@\n"], { cwd: studio.folder });
    await versions();
    const after = await run("find", [".git", "-newermt", "2000-01-01", "-printf", "%p %T@\n"], { cwd: studio.folder });
    expect(after.stdout).toBe(before.stdout);
  });

  test.each([
    ["a name of a branch", "main"],
    ["an option", "--output=x"],
    ["a commit that has not changed the brand", "other"],
    ["a short hash", "0123abc"],
    ["a hash that does not exist", "0".repeat(40)],
    ["a path", "HEAD:secret"],
  ])("%s is not a version", async (_, asked) => {
    const { stdout } = await git("log", "--format=%H", "--grep=Only the other brand");
    const hash = asked === "other" ? stdout.trim() : asked;
    const answer = await studio.ask(`/api/brands/fjord/history/${encodeURIComponent(hash)}`);
    expect([answer.status, await answer.json()]).toEqual([404, { refused: "unknown-version" }]);
  });

  test("a machine without git", async () => {
    const path = process.env["PATH"];
    process.env["PATH"] = "/nonexistent";
    try {
      await expect(runGit(studio.folder, ["log"])).rejects.toMatchObject({ kind: "no-git" });
    } finally {
      process.env["PATH"] = path;
    }
  });

  test.each([
    ["a file of a version", "HEAD~:./tenants/fjord/tenant.jsonc"],
    ["a commit", "HEAD~^{commit}"],
  ])("a repository in which %s is broken says so", async (_, name) => {
    const { stdout } = await git("log", "--format=%H", "-1", "--", "tenants/fjord/tenant.jsonc");
    const { stdout: found } = await git("rev-parse", name);
    const object = inside(`.git/objects/${found.slice(0, 2)}/${found.trim().slice(2)}`);
    const whole = await readFile(object);
    await rm(object);
    await writeFile(object, "broken");
    expect(await history()).toEqual({ status: "damaged" });
    const answer = await studio.ask(`/api/brands/fjord/history/${stdout.trim()}`);
    expect([200, 404]).toContain(answer.status);
    await rm(object);
    await writeFile(object, whole);
    expect(await history()).toMatchObject({ status: "here" });
  });
});
