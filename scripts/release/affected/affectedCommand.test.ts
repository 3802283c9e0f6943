import { repository } from "#scripts/files/repository.ts";
import { spawn } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Compile } from "#scripts/compile/compile.ts";
import { callCommand } from "#tests/support/releases/callCommand.ts";
import { copyRepository } from "#tests/support/releases/copyRepository.ts";
import { fixtureFiles } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { buildCommand } from "../buildCommand.ts";
import { compileKept } from "../compiled/compileKept.ts";
import { affectedCommand } from "./affectedCommand.ts";

const slow = { timeout: 240_000 };

/** A repository of its own, with two made-up brands. */
let root: string;

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The code of both is the same until a test changes that of the copy. */
const sameCode = { compile: () => compileKept(repository) };

function run(program: string, ...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { PATH: process.env["PATH"], HOME: root } });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (part: Buffer) => (stdout += part.toString()));
    child.stderr.on("data", (part: Buffer) => (stderr += part.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

const call = (args: readonly string[], options: { readonly compile?: Compile } = sameCode) =>
  callCommand(affectedCommand({ ...options, root }), args);

async function commit(message: string): Promise<void> {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@portal.example"];
  const sources = [
    "src",
    "scripts",
    "locales",
    "tenants",
    "themes",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ];
  await run("git", "add", ...sources);
  const { code, stderr } = await run("git", ...author, "commit", "-q", "-m", message);
  expect([code, stderr]).toEqual([0, ""]);
}

async function affected(options = {}): Promise<Record<string, unknown>> {
  const { status, stdout, stderr } = await call(["--since", "HEAD", "--json"], options);
  expect([status, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "portal-affected-test-"));
  await copyRepository(root);
  const files: Record<string, string | Uint8Array> = await fixtureFiles("alfa", "beta");
  for (const name of ["base", "contract"])
    files[`themes/${name}.tokens.json`] = await readFile(join(repository, `themes/${name}.tokens.json`), "utf8");
  files["tenants/tenant.schema.json"] = await readFile(join(repository, "tenants/tenant.schema.json"), "utf8");
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await run("git", "init", "-q");
  await writeFile(join(root, ".git/info/exclude"), "node_modules\n.cache\n/dist\n");
  await commit("Two brands");
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe("npm run affected -- --since REF", () => {
  test("a text of one brand affects that brand alone, and only its page", slow, async () => {
    const file = join(root, "tenants/alfa/tenant.jsonc");
    await writeFile(file, (await readFile(file, "utf8")).replace("Godt å ha deg her", "Fint at du er her"));
    expect(await affected(sameCode)).toMatchObject({
      isCode: false,
      road: { name: "quick", brands: ["alfa"] },
      affected: [{ id: "alfa", change: "changed", files: [{ path: "index.html", change: "changed" }] }],
      same: ["beta"],
    });
    await commit("Another text");
  });

  test("what is not built affects no brand", slow, async () => {
    await writeFile(join(root, "README.md"), "Read me.\n");
    await writeFile(join(root, "src/ny.test.ts"), "");
    const { status, stdout } = await call(["--since", "HEAD"]);
    expect([status, stdout]).toEqual([0, "0 of 2 brands differ from HEAD.\n"]);
  });

  test("code affects every brand; each state is built with its own", slow, async () => {
    await appendFile(join(root, "src/main.tsx"), '\nif (location.hash === "#ny") document.title = "";\n');
    const found = await affected();
    expect(found).toMatchObject({
      isCode: true,
      road: { name: "whole" },
      same: [],
      affected: [{ id: "alfa" }, { id: "beta" }],
    });
    const [first] = found["affected"] as readonly { files: readonly { path: string; change: string }[] }[];
    const names = first?.files.map(({ path, change }) => `${change} ${path.replace(/-[0-9a-f]{8}/, "")}`);
    expect(names).toEqual(
      expect.arrayContaining(["added assets/main.js", "removed assets/main.js", "changed index.html"]),
    );
    expect(names).not.toContain("changed .well-known/security.txt");
    const { stdout } = await run("git", "status", "--porcelain", "--untracked-files=no");
    expect(stdout).toBe(" M src/main.tsx\n");
  });

  test.each([
    [["--since", "finnes-ikke"], 2, "There is no commit finnes-ikke"],
    [[], 2, "--since needs a commit"],
  ])("%j: exit %d, and what is wrong", slow, async (args, exit, message) => {
    const { status, stderr } = await call(args);
    expect(status).toBe(exit);
    expect(stderr).toContain(message);
  });

  test("the process writes what the command says, and ends with its exit code", slow, async () => {
    const { code, stderr } = await run(process.execPath, join(root, "scripts/affected.ts"));
    expect([code, stderr]).toEqual([2, expect.stringContaining("--since needs a commit")]);
  });
});

describe("npm run build -- --json", () => {
  test("is the brands with folders, digests and sizes; and the problems of a build that has failed", slow, async () => {
    await run("git", "checkout", "-q", "--", ".");
    const build = () => callCommand(buildCommand({ ...sameCode, root }), ["--json"]);
    const { status, stdout } = await build();
    expect(status).toBe(0);
    const report = JSON.parse(stdout) as { brands: readonly Record<string, unknown>[] };
    expect(report).toMatchObject({ ok: true, tooLarge: [], source: { modified: true } });
    expect(report.brands.map(({ id, folder }) => [id, folder])).toEqual(
      ["alfa", "beta"].map((id) => [id, join(root, "dist", id)]),
    );
    const record = JSON.parse(await readFile(join(root, "dist/alfa/release.json"), "utf8")) as Record<string, unknown>;
    expect(report.brands[0]).toMatchObject({ digest: record["digest"], files: record["files"] });

    const file = join(root, "tenants/alfa/tenant.jsonc");
    await writeFile(file, (await readFile(file, "utf8")).replace('"alignment"', '"aligment"'));
    const failed = await build();
    expect(failed.status).toBe(1);
    expect(JSON.parse(failed.stdout)).toMatchObject({ ok: false, findings: [{ code: "unknown-key" }] });
    expect((await call(["--since", "HEAD"])).status).toBe(1);
  });
});
