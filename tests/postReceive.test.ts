import { spawn } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseUtgave, type Utgave } from "#contract/utgave.ts";
import { repository } from "#scripts/files/repository.ts";
import { copyRepository } from "#tests/support/releases/copyRepository.ts";

// A push builds the portal for two brands: seconds each, and more on a machine that has much to do.
const timeoutMs = 300_000;
const brands = ["dnb", "sb1"] as const;

let folder: string;
const at = (name: string) => join(folder, name);
/** Where customers are served from. */
const target = () => at("target");

interface Ended {
  readonly status: number | null;
  /** Both streams, without what git writes before each line of a hook. */
  readonly output: string;
}

function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => (output += part));
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output: output.replaceAll(/^remote: /gm, "") }));
  });
}

const git = async (cwd: string, ...args: readonly string[]): Promise<string> => {
  const person = ["-c", "user.name=Kari Vik", "-c", "user.email=kari@bank.example"];
  const { status, output } = await run("git", [...person, ...args], cwd);
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${output}`);
  return output.trim();
};

const push = (branch = "main") => run("git", ["push", "origin", branch], at("work"));

/** Commits a title of a brand, and gives the commit. */
async function commitTitle(brand: string, title: string): Promise<string> {
  const file = join(at("work"), `tenants/${brand}/tenant.jsonc`);
  const text = await readFile(file, "utf8");
  await writeFile(
    file,
    text.replace(/"heroTitle": ".*"/, () => `"heroTitle": ${JSON.stringify(title)}`),
  );
  await git(at("work"), "commit", "--quiet", "--all", "--message", `${brand}: ${title}`);
  return git(at("work"), "rev-parse", "HEAD");
}

/** What `utgave.json` says of the release that the pointer of a brand names. */
async function utgaveOf(brand: string): Promise<Utgave | undefined> {
  const { release } = JSON.parse(await readFile(join(target(), brand, "current.json"), "utf8")) as {
    readonly release: string;
  };
  return parseUtgave(await readFile(join(target(), brand, "utgave", `${release}.json`), "utf8"));
}

const served = async () =>
  Object.fromEntries(await Promise.all(brands.map(async (id) => [id, await utgaveOf(id)] as const)));

/** The page that customers of a brand get. */
async function pageOf(brand: string): Promise<string> {
  return readFile(join(target(), brand, "releases", (await utgaveOf(brand))?.release ?? "", "index.html"), "utf8");
}

/** A clone as an administrator has it after the first deployment: its packages are installed. */
async function prepareServer(): Promise<void> {
  await git(folder, "init", "--quiet", "--bare", "--initial-branch=main", at("server.git"));
  const sample = await readFile(join(repository, "docs/deploy/post-receive"), "utf8");
  const hook = sample
    .replace("ci=/srv/portal-ci", `ci=${at("ci")}`)
    .replace("--to /srv/portal)", `--to ${target()})`)
    // The clone's packages are a link to those of this repository: nothing may install there.
    .replace("npm ci;", "exit 1;");
  await writeFile(at("server.git/hooks/post-receive"), hook);
  await chmod(at("server.git/hooks/post-receive"), 0o755);
  await mkdir(at("ci"));
  await git(folder, "clone", "--quiet", at("server.git"), at("ci/clone"));
  await symlink(join(repository, "node_modules"), at("ci/clone/node_modules"));
  await cp(join(repository, "package-lock.json"), at("ci/installed.json"));
  await cp(join(repository, ".cache/compressed"), at("ci/clone/.cache/compressed"), { recursive: true }).catch(
    () => undefined,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "post-receive-"));
  const files = (await readdir(join(repository, "tenants"))).filter((name) => /\.jsonc?$/.test(name));
  const data = [...files, ...brands].map((name) => `tenants/${name}`);
  await copyRepository(at("work"), ["docs/api", "themes", ".gitignore", ...data]);
  await rm(at("work/node_modules"));
  await rm(at("work/.cache"), { recursive: true, force: true });
  await prepareServer();
  await git(at("work"), "init", "--quiet", "--initial-branch=main");
  await git(at("work"), "remote", "add", "origin", at("server.git"));
  await git(at("work"), "add", "--all");
  await git(at("work"), "commit", "--quiet", "--message", "The portal");
}, timeoutMs);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("The sample for a git server without a CI", () => {
  test(
    "a push to main is built, verified and deployed, and the pusher sees it; a push to another branch is not",
    async () => {
      const { status, output } = await push();
      expect([status, output]).toEqual([0, expect.stringContaining("✓ deployed dnb, sb1; ")]);
      expect(output).toContain("✓ main is live");
      const first = await git(at("work"), "rev-parse", "HEAD");
      expect(await served()).toMatchObject({ dnb: { commit: first }, sb1: { commit: first } });
      await git(at("work"), "branch", "forslag");
      expect((await push("forslag")).output).not.toContain("live");
      // The log of a push that went well is not kept.
      expect((await readdir(at("ci"))).filter((name) => name.endsWith(".log"))).toEqual([]);
    },
    timeoutMs,
  );

  test(
    "a brand that the push does not change keeps its release, and its commit is noted",
    async () => {
      const before = await served();
      const commit = await commitTitle("sb1", "En ny tittel");
      expect((await push()).output).toContain("✓ deployed sb1; ");
      expect(await served()).toEqual({
        dnb: { ...before["dnb"], commit },
        sb1: expect.objectContaining({ commit, brand: "sb1" }) as unknown,
      });
      expect(await pageOf("sb1")).toContain("En ny tittel");
    },
    timeoutMs,
  );

  test(
    "a push that breaks a brand is told why, and customers get what they got",
    async () => {
      const before = await served();
      const file = join(at("work"), "tenants/dnb/tenant.jsonc");
      const text = await readFile(file, "utf8");
      await writeFile(file, text.replace(/"heroTitle": ".*"/, '"heroTitle": 5'));
      await git(at("work"), "commit", "--quiet", "--all", "--message", "dnb: broken");
      const { output } = await push();
      expect(output).toMatch(/tenants\/dnb\/tenant\.jsonc[^]*✗ main is NOT live: see above\./);
      expect(output).not.toContain("✓ main is live");
      expect(await served()).toEqual(before);
      await writeFile(file, text);
      await git(at("work"), "commit", "--quiet", "--all", "--message", "dnb: mended");
      expect((await push()).output).toContain("✓ main is live");
    },
    timeoutMs,
  );

  test(
    "two pushes one after the other are deployed one at a time, in their order",
    async () => {
      await commitTitle("dnb", "Tittel fra den første");
      const one = push();
      const first = await git(at("work"), "rev-parse", "HEAD");
      // The server has the first push, and deploys it.
      await expect.poll(() => git(at("server.git"), "rev-parse", "main"), { timeout: timeoutMs }).toBe(first);
      const last = await commitTitle("dnb", "Tittel fra den andre");
      const two = push();
      const outputs = (await Promise.all([one, two])).map(({ output }) => output);
      for (const output of outputs) {
        expect(output).toContain("✓ main is live");
        expect(output).not.toContain("Another deployment");
      }
      expect(outputs[1]).toContain("dnb: Tittel fra den andre");
      expect(await served()).toMatchObject({ dnb: { commit: last }, sb1: { commit: last } });
      expect(await pageOf("dnb")).toContain("Tittel fra den andre");
    },
    timeoutMs,
  );
});
