import { repository } from "#scripts/files/repository.ts";
import { spawn } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callCommand } from "#tests/support/releases/callCommand.ts";
import { copyRepository } from "#tests/support/releases/copyRepository.ts";
import { startCommand } from "#tests/support/releases/startCommand.ts";
import { fixtureFiles } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { hexDigest } from "#scripts/stamp/digest.ts";
import { buildCommand } from "./buildCommand.ts";
import type { ReleaseRecord } from "./folder/releaseRecord.ts";

let work: string;
let brands: string;
let all: string;

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs the build command in this process, which compiles the portal of a folder once. */
async function build(args: readonly string[], root = repository): Promise<Outcome> {
  const { status, stdout, stderr } = await callCommand(buildCommand({ root }), args, work);
  return { code: status, output: stdout + stderr };
}

/** Runs the build command of a repository in a process of its own. */
function buildAlone(root: string, args: readonly string[], cwd: string, env: object): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, "scripts/build.ts"), ...args], {
      cwd,
      env: { PATH: process.env["PATH"], ...env },
    });
    const parts: string[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part.toString()));
    child.stderr.on("data", (part: Buffer) => parts.push(part.toString()));
    child.on("close", (code) => resolve({ code: code ?? -1, output: parts.join("") }));
  });
}

/** Runs a build that must write its folders. It may exceed the size budget, which another test covers. */
async function written(args: readonly string[]): Promise<void> {
  const { output } = await build(args);
  expect(output).toMatch(/built in/);
}

/** Digest of every file below a folder, by path. */
async function digests(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.sort().map(async (file) => [file.slice(folder.length), await hexDigest(await readFile(file))]);
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, string>;
}

async function writeBrands(folder: string, change: (files: Record<string, string | Uint8Array>) => void = () => {}) {
  const files = await fixtureFiles("alfa", "beta");
  change(files);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

async function copyOfRepository(root: string): Promise<string> {
  await copyRepository(root, ["tenants", "themes"]);
  await symlink(join(repository, ".git"), join(root, ".git"));
  return root;
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "portal-build-"));
  brands = await writeBrands(join(work, "brands"));
  all = join(work, "all");
  await written(["--brands", brands, "--out", all]);
});

afterAll(() => rm(work, { recursive: true }));

describe("npm run build: the same input gives the same bytes", () => {
  test("one brand built alone equals the one built with all", async () => {
    const out = join(work, "one");
    await written(["--brands", "brands", "--out", out, "--brand", "beta"]);
    expect(await readdir(out)).toEqual(["_maps", "beta"]);
    expect(await digests(join(out, "beta"))).toEqual(await digests(join(all, "beta")));
  });

  test("brands built in another folder, time zone, language and order are the same", async () => {
    const root = await copyOfRepository(join(work, "another place/portal"));
    const out = join(work, "moved");
    const env = { TZ: "Pacific/Chatham", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
    const args = ["--brands", "../brands", "--out", out, "--brand", "beta,alfa"];
    const before = process.umask(0o077);
    const { output } = await buildAlone(root, args, await mkdtemp(`${work}/x-`), env).finally(() =>
      process.umask(before),
    );
    expect(output).toMatch(/2 brands built in/);
    expect(await digests(out)).toEqual(await digests(all));
    // With umask 077, a web server may read it all the same.
    const modes = ["alfa", "alfa/assets", "alfa/index.html"].map(async (path) => (await stat(join(out, path))).mode);
    expect((await Promise.all(modes)).map((mode) => (mode & 0o777).toString(8))).toEqual(["755", "755", "644"]);
  });
});

describe("npm run build: one folder for each brand", () => {
  test("the release record lists every file with digest and sizes", async () => {
    const record = JSON.parse(await readFile(join(all, "alfa/release.json"), "utf8")) as ReleaseRecord;
    const found = await digests(join(all, "alfa"));
    const listed = record.files.flatMap(({ path, gzip, brotli }) => [
      `/${path}`,
      ...(gzip === undefined ? [] : [`/${path}.gz`]),
      ...(brotli === undefined ? [] : [`/${path}.br`]),
    ]);
    expect(listed.sort()).toEqual(
      Object.keys(found)
        .filter((path) => path !== "/release.json")
        .sort(),
    );
    for (const { path, sha256, bytes } of record.files) {
      expect(found[`/${path}`]).toBe(sha256);
      expect(await readFile(join(all, "alfa", path))).toHaveLength(bytes);
    }
  });

  test("the folder lists the packages in its chunks, and the page refers to their licences (spec: brands-21)", async () => {
    const { components } = JSON.parse(await readFile(join(all, "alfa/sbom.cdx.json"), "utf8")) as {
      components: readonly { purl: string }[];
    };
    const purls = components.map(({ purl }) => purl.replace(/@[\d.]+$/, ""));
    expect(purls).toEqual(expect.arrayContaining(["pkg:npm/react-dom", "pkg:npm/i18next", "pkg:npm/%40sentry/react"]));
    expect(purls).not.toContain("pkg:npm/zod");
    const page = await readFile(join(all, "alfa/index.html"), "utf8");
    const path = /<link rel="license" href="\/privat\/forsikring\/oversikt\/([^"]+)">/.exec(page)?.[1] ?? "";
    const licenses = await readFile(join(all, "alfa", path), "utf8");
    expect(licenses).toMatch(/^react-dom [\d.]+ \(MIT\)$/m);
    expect(licenses).toContain("Permission is hereby granted, free of charge");
  });

  test("brands share their chunks, byte for byte", async () => {
    const chunks = async (id: string) =>
      Object.entries(await digests(join(all, id))).filter(([path]) => /\.js(?:\.gz|\.br)?$/.test(path));
    expect(await chunks("alfa")).toEqual(await chunks("beta"));
  });

  test("folders of brands that are not built are kept, and no temporary file is left", async () => {
    const out = join(work, "kept");
    await mkdir(join(out, "annen"), { recursive: true });
    await writeFile(join(out, "annen/index.html"), "som før");
    await written(["--brands", brands, "--out", out, "--brand", "alfa"]);
    expect((await readdir(out)).sort()).toEqual(["_maps", "alfa", "annen"]);
    expect(await readFile(join(out, "annen/index.html"), "utf8")).toBe("som før");
  });
});

describe("npm run build: what is not valid is not built (spec: errors-14)", () => {
  test("a fact of another brand fails the build, also escaped; the message is at the line of the descriptor", async () => {
    const folder = await writeBrands(join(work, "leaky"), (files) => {
      const path = "tenants/alfa/tenant.jsonc";
      files[path] = String(files[path]).replace("utlogget", "utlogget?fra=Forsikring%20beta");
    });
    const out = join(work, "leaky-out");
    const { code, output } = await build(["--brands", folder, "--out", out]);
    expect(code).toBe(1);
    expect(output).toMatch(/tenants\/alfa\/tenant\.jsonc:\d+:\d+ +other-brand/);
    expect(output).toContain('"Forsikring beta" is the name of the brand "beta"');
    await expect(readdir(out)).rejects.toThrow("ENOENT");
  });

  test("the id of a brand in the code fails the build, also when another brand is built", async () => {
    const root = await copyOfRepository(join(work, "knowing"));
    await appendFile(join(root, "src/main.tsx"), '\nif (location.hostname.startsWith("beta")) document.title = "";\n');
    const out = join(work, "knowing-out");
    const { code, output } = await build(["--brands", brands, "--out", out, "--brand", "alfa"], root);
    expect(code).toBe(1);
    expect(output).toMatch(/tenants\/beta\/tenant\.jsonc:3:9 +word-of-code/);
    expect(output).toMatch(/The id "beta" is a word of the portal's code \(assets\/main-[0-9a-f]{8}\.js\)/);
    await expect(readdir(out)).rejects.toThrow("ENOENT");
  });

  test("a finding in a descriptor is reported as by npm run validate, and nothing is written", async () => {
    const folder = await writeBrands(join(work, "faulty"), (files) => {
      const path = "tenants/alfa/tenant.jsonc";
      files[path] = String(files[path]).replace('"alignment"', '"aligment"');
    });
    const { code, output } = await build(["--brands", folder, "--out", join(work, "faulty-out")]);
    expect(code).toBe(1);
    expect(output).toMatch(/tenants\/alfa\/tenant\.jsonc:\d+:\d+/);
    expect(output).toContain('did you mean "alignment"?');
    await expect(readdir(join(work, "faulty-out"))).rejects.toThrow("ENOENT");
  });

  test.each([
    [["--brand", "alpha"], /There is no brand "alpha"\. Did you mean "alfa"\?/],
    [["--brand", "alfa,xyzzy"], /There is no brand "xyzzy"\.\nBrands: alfa, beta/],
    [["--tenant", "alfa"], /There is no option --tenant\. A brand is named with --brand/],
    [["--brand", "alfa,"], /--brand "alfa," has an empty part/],
    [["--brnd", "alfa"], /There is no option --brnd\. Did you mean --brand\?/],
    [["alfa"], /"alfa" belongs to no option\nHelp: npm run build -- --help/],
  ])("the arguments %j are refused, and the message says what is expected", async (args, message) => {
    const { code, output } = await build([...args, "--brands", brands, "--out", join(work, "refused")]);
    expect(output).toMatch(message);
    expect(code).toBe(2);
  });

  test("--help explains the command, and builds nothing", async () => {
    const output = expect.stringMatching(
      /^Usage: npm run build \[[^]*--preview <NAME> {2}folders for a preview/,
    ) as string;
    expect(await build(["--help", "--brand", "fjord"])).toEqual({ code: 0, output });
  });

  test("the process prints the same message, and ends with the exit code", () => {
    const { status, stderr } = startCommand("build", "--brnd", "alfa");
    expect([status, stderr]).toEqual([2, expect.stringContaining("Help: npm run build -- --help")]);
  });

  test("a target that contains the sources of the brands is refused, and they are kept", async () => {
    const out = join(brands, "tenants");
    const { code, output } = await build(["--brands", brands, "--out", out]);
    expect(output).toContain(`${join(out, "alfa")} contains the source of the brand`);
    expect(code).toBe(2);
    expect(await readdir(join(out, "alfa"))).toContain("tenant.jsonc");
  });

  test("a folder that no build has made is not replaced, and a target that is a file is refused", async () => {
    const out = join(work, "taken");
    await mkdir(join(out, "alfa"), { recursive: true });
    await writeFile(join(out, "alfa/notater.txt"), "mine");
    const taken = await build(["--brands", brands, "--out", out]);
    expect(taken.output).toMatch(/taken\/alfa was not made by a build/);
    const isFile = await build(["--brands", brands, "--out", join(out, "alfa/notater.txt")]);
    expect(isFile.output).toMatch(/notater\.txt is a file, not a folder/);
    expect([taken.code, isFile.code]).toEqual([2, 2]);
    expect(await readFile(join(out, "alfa/notater.txt"), "utf8")).toBe("mine");
  });

  test("a missing folder of brands is reported in one line", async () => {
    const { code, output } = await build(["--brands", join(work, "nowhere"), "--out", join(work, "nowhere-out")]);
    expect(output.trim()).toBe(`build: ${join(work, "nowhere")} is not a folder that can be read`);
    expect(code).toBe(2);
  });
});
