import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Comparison } from "./compareReleases.ts";
import { roadOfBuilds, roadOfPaths } from "./findRoad.ts";
import { readChange } from "./readChange.ts";

const run = promisify(execFile);

/** A repository of git. Its commit `served` was deployed. */
let root: string;
const folders: string[] = [];

const git = (...args: readonly string[]) =>
  run("git", ["-c", "user.name=Test", "-c", "user.email=test@portal.example", ...args], { cwd: root });

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function commit(): Promise<void> {
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "A change");
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "find-road-"));
  folders.push(root);
  await git("init", "--quiet", "--initial-branch=main");
  const paths = ["tenants/base.jsonc", "tenants/alfa/tenant.jsonc", "tenants/beta/tenant.jsonc", "src/main.tsx"];
  for (const path of [...paths, "themes/alfa.tokens.json", "package.json"])
    await write(path, "{ /* long enough */ }\n");
  await commit();
  await git("tag", "served");
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** `undefined`: data alone, as far as paths say. */
const reason = async () => {
  const road = roadOfPaths(await readChange(root, "served"));
  return road?.name === "whole" ? road.reason : road;
};

describe("The road of what differs from the commit that was deployed last, in a repository", () => {
  test("data of a brand, of the base and of a theme takes the quick road; a brand that is new or gone too", async () => {
    await write("tenants/alfa/tenant.jsonc", "{}\n");
    await write("tenants/base.jsonc", "{}\n");
    await commit();
    await write("themes/alfa.dark.tokens.json", "{}\n");
    await git("rm", "--quiet", "-r", "tenants/beta");
    await commit();
    await write("tenants/gamma/tenant.jsonc", "not committed yet\n");
    expect(await reason()).toBeUndefined();
  });

  test.each([
    ["code", "src/main.tsx"],
    ["a package", "package.json"],
    ["the workflow", ".github/workflows/portal.yml"],
    ["a test", "tenants/alfa/tenant.test.ts"],
    ["a file of this machine", "tenants/local.jsonc"],
  ])("%s among data takes the whole road, committed or not", async (_, path) => {
    await write("tenants/alfa/tenant.jsonc", "{}\n");
    await write(path, "planted\n");
    expect(await reason()).toBe(`${path} is not data of a brand`);
    await commit();
    expect(await reason()).toBe(`${path} is not data of a brand`);
  });

  test("data after code that is not deployed waits for it, although its parent differs by data alone", async () => {
    await write("src/main.tsx", "other code\n");
    await commit();
    await write("tenants/alfa/tenant.jsonc", "{}\n");
    await commit();
    expect(await reason()).toBe("src/main.tsx is not data of a brand");
    expect(roadOfPaths(await readChange(root, "HEAD^"))).toBeUndefined();
  });

  test("a link in a brand's folder takes the whole road, also in the place of a file", async () => {
    await rm(join(root, "tenants/alfa/tenant.jsonc"));
    await symlink("../../package.json", join(root, "tenants/alfa/tenant.jsonc"));
    expect(await reason()).toBe("tenants/alfa/tenant.jsonc is not a plain file, or was none");
    await commit();
    expect(await reason()).toBe("tenants/alfa/tenant.jsonc is not a plain file, or was none");
  });

  test("a file of a brand that becomes a program takes the whole road", async () => {
    await chmod(join(root, "tenants/alfa/tenant.jsonc"), 0o755);
    expect(await reason()).toBe("tenants/alfa/tenant.jsonc is not a plain file, or was none");
  });

  test("a file that is moved out of the code, or into it, takes the whole road", async () => {
    await rename(join(root, "src/main.tsx"), join(root, "tenants/alfa/icon.svg"));
    await commit();
    expect(await reason()).toBe("src/main.tsx is not data of a brand");
    await git("reset", "--quiet", "--hard", "served");
    await rename(join(root, "tenants/alfa/tenant.jsonc"), join(root, "src/tenant.jsonc"));
    await commit();
    expect(await reason()).toBe("src/tenant.jsonc is not data of a brand");
  });
});

describe("The builds of both states decide too", () => {
  const road = ({ affected = [], scripts = [] }: Partial<Comparison>, path = "tenants/alfa/tenant.jsonc") => {
    const paths = [{ path, modeBefore: "100644", modeNow: "100644" }];
    const change = { commit: "c".repeat(40), paths, isCode: false, isPackages: false, isBrands: true };
    return roadOfBuilds({ change, affected, scripts });
  };

  test("equal scripts: the quick road, with the brands whose pages differ and that are still there", () => {
    const affected = [
      { id: "alfa", change: "changed", files: [] },
      { id: "beta", change: "removed", files: [] },
      { id: "gamma", change: "added", files: [] },
    ] as const;
    expect(road({ affected })).toEqual({ name: "quick", brands: ["alfa", "gamma"] });
  });

  test("a shared script that differs is the whole road, whatever the paths are", () => {
    expect(road({ scripts: [{ path: "assets/main-0a1b2c3d.js", change: "added" }] })).toEqual({
      name: "whole",
      reason: "assets/main-0a1b2c3d.js, which all brands share, is added",
    });
  });

  test("equal builds of another path are the whole road: a test, or the workflow, is in no build", () => {
    expect(road({}, ".github/workflows/portal.yml")).toMatchObject({ name: "whole" });
  });
});
