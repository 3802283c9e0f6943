import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { checkTarget } from "../checkTarget.ts";
import { compressFiles } from "./compressFiles.ts";
import { explainFileError } from "#scripts/command/explainFileError.ts";
import { ReleaseFolder } from "./ReleaseFolder.ts";

let out: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "release-folder-"));
});
afterEach(() => rm(out, { recursive: true, force: true }));

const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });
const origin = { source: undefined, tools: {}, day: undefined };
const noHeaders = { hostnames: [], page: {}, assets: {}, wellKnown: {} };
const headers = { Production: noHeaders, QA: noHeaders, Dev: noHeaders, Test: noHeaders };
const compressed = (path: string, text: string) => compressFiles([file(path, text)], "quick");
const pageOf = (id: string) => readFile(join(out, id, "index.html"), "utf8");

async function build(text: string, ...ids: string[]): Promise<ReleaseFolder> {
  const folder = await ReleaseFolder.open(out, await compressed("assets/main-0.js", "1"), origin);
  for (const id of ids) await folder.add(id, await compressed("index.html", text), headers);
  return folder;
}

async function publish(text: string, ...ids: string[]): Promise<void> {
  const folder = await build(text, ...ids);
  await folder.publish();
  await folder.close();
}

describe("Release folders", () => {
  test("replace what an earlier build has made, and leave nothing else", async () => {
    await publish("før", "alfa", "beta");
    checkTarget(out, ["alfa"]);
    await publish("etter", "alfa");
    expect([await pageOf("alfa"), await pageOf("beta")]).toEqual(["etter", "før"]);
    expect((await readdir(out)).sort()).toEqual(["alfa", "beta"]);
  });

  test("when one cannot be replaced, all keep what they had", async () => {
    await publish("før", "alfa", "beta");
    const folder = await build("etter", "ny", "alfa", "beta");
    const temporary = (await readdir(out)).find((name) => name.startsWith(".writing-")) ?? "";
    await rm(join(out, temporary, "beta"), { recursive: true });
    await expect(folder.publish()).rejects.toThrow("ENOENT");
    await folder.close();
    expect([await pageOf("alfa"), await pageOf("beta")]).toEqual(["før", "før"]);
    expect((await readdir(out)).sort()).toEqual(["alfa", "beta"]);
  });

  test("hold a font that several brands have once", async () => {
    const font = file("assets/font-0.woff2", "font");
    const own = (id: string) => compressFiles([file("index.html", id), font], "quick");
    const folder = await ReleaseFolder.open(out, [], origin);
    for (const id of ["alfa", "beta"]) await folder.add(id, await own(id), headers);
    await folder.publish();
    await folder.close();
    const places = ["alfa", "beta"].map((id) => join(out, id, font.path));
    const [first, second] = await Promise.all(places.map((place) => stat(place)));
    expect(second?.ino).toBe(first?.ino);
    expect(await Promise.all(places.map((place) => readFile(place, "utf8")))).toEqual(["font", "font"]);
    expect([await pageOf("alfa"), await pageOf("beta")]).toEqual(["alfa", "beta"]);
  });

  test("a shared file that cannot be written leaves no temporary folder", async () => {
    const shared = await compressed(`assets/${"a".repeat(300)}.js`, "1");
    await expect(ReleaseFolder.open(out, shared, origin)).rejects.toThrow("ENAMETOOLONG");
    expect(await readdir(out)).toEqual([]);
  });

  test("a brand's file that cannot be written leaves no temporary folder", async () => {
    const folder = await build("1", "alfa");
    const tooLong = await compressed(`${"a".repeat(300)}.html`, "1");
    await expect(folder.add("beta", tooLong, headers)).rejects.toThrow("ENAMETOOLONG");
    await folder.close();
    expect(await readdir(out)).toEqual([]);
  });
});

describe("Temporary folders of builds that were killed", () => {
  const machine = hostname().replaceAll(/[^a-z0-9]/gi, "") || "host";
  // No process has this number: Linux gives at most 4194304.
  const ended = 4_194_305;

  /** A folder whose time is set, since the clock of the file system need not be the clock of this process. */
  async function makeFolder(name: string, ageMs = 0): Promise<void> {
    const madeAt = new Date(Date.now() - ageMs);
    await mkdir(join(out, name));
    await utimes(join(out, name), madeAt, madeAt);
  }

  test.each([
    ["of a process that has ended", `.writing-${machine}-${ended}-abc123`],
    ["of an earlier version", ".writing-Ab12Cd"],
  ])("are removed by the next build: %s", async (_, name) => {
    await mkdir(join(out, name, "alfa"), { recursive: true });
    await writeFile(join(out, name, "alfa/index.html"), "halv");
    await publish("ny", "alfa");
    expect(await readdir(out)).toEqual(["alfa"]);
  });

  test("of another machine are removed after a day", async () => {
    const [young, old] = [`.writing-annen-${ended}-abc123`, `.writing-annen-${ended}-def456`];
    await makeFolder(young);
    await makeFolder(old, 48 * 60 * 60 * 1000);
    await publish("ny", "alfa");
    expect((await readdir(out)).sort()).toEqual([young, "alfa"]);
  });

  test("of a build that still runs, and folders of anybody else, are kept", async () => {
    const names = [`.writing-${machine}-${process.pid}-abc123`, ".writing-notater"];
    for (const name of names) await makeFolder(name);
    await publish("ny", "alfa");
    expect((await readdir(out)).sort()).toEqual([...names, "alfa"].sort());
  });
});

describe("The target of a build", () => {
  test.each([
    ["a folder with other files", "alfa/notater.txt", "was not made by a build"],
    ["a file", "alfa", "is a file"],
    ["the source of a brand", "alfa/tenant.jsonc", "contains the source of the brand"],
    ["a folder with a record of another brand", "alfa/release.json", "was not made by a build"],
  ])("is refused when it would replace %s", async (_, path, says) => {
    await mkdir(join(out, path, ".."), { recursive: true });
    await writeFile(join(out, path), '{ "schemaVersion": 1, "brand": "beta", "files": [] }');
    expect(() => checkTarget(out, ["alfa"])).toThrow(says);
  });

  test("is refused when it is a file, or below one", async () => {
    await writeFile(join(out, "fil"), "");
    expect(() => checkTarget(join(out, "fil"), ["alfa"])).toThrow("is a file, not a folder");
    expect(() => checkTarget(join(out, "fil/under/den"), ["alfa"])).toThrow("is a file, not a folder");
  });

  test("may be new, or have empty folders", async () => {
    await mkdir(join(out, "alfa"));
    checkTarget(out, ["alfa", "beta"]);
    checkTarget(join(out, "ny/mappe"), ["alfa"]);
  });
});

describe("Errors of the file system", () => {
  test.each(["ENOSPC", "ENOENT", "EROFS", "EACCES", "EEXIST", "ENOTDIR", "EDQUOT", "EMFILE"])(
    "%s is one line that says what to do",
    (code) => {
      const line = explainFileError(Object.assign(new Error(`${code}: x`), { code, path: "/ut/alfa" })) ?? "";
      expect(line).toMatch(/^\/ut\/alfa: [A-Z].*\. .* \([A-Z]+\)\.$/);
      expect(line).not.toContain("\n");
    },
  );

  test("the line names the option of the command that chooses the folder", () => {
    const full = Object.assign(new Error("ENOSPC: x"), { code: "ENOSPC" });
    expect(explainFileError(full)).toMatch(/choose another disk with --out \(ENOSPC\)\.$/);
    expect(explainFileError(full, "--to")).toMatch(/choose another disk with --to \(ENOSPC\)\.$/);
  });

  test("any other error keeps its stack", () => {
    expect(explainFileError(new TypeError("x"))).toBeUndefined();
    expect(explainFileError(Object.assign(new Error("x"), { code: "ERR_ASSERTION" }))).toBeUndefined();
  });
});
