import { spawnSync } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callDeployCommand as run } from "#tests/support/deploy/callDeployCommand.ts";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { startCommand } from "#tests/support/releases/startCommand.ts";

let folder: string;
let to: string;
const dist = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "deploy-commands-"));
  to = join(folder, "target");
  await writeMadeUpReleases(dist("first"), ["alfa", "beta"]);
  await writeMadeUpReleases(dist("second"), ["alfa", "beta"], (input) => ({
    ...input,
    security: { email: "annen@sikkerhet.example" },
  }));
});
afterAll(() => rm(folder, { recursive: true }));

const deploy = (name: string, ...more: readonly string[]) =>
  run("deploy", "--to", to, "--dist", dist(name), "--today", "2026-11-22", "--by", "kari", ...more);

/** The releases of a brand with their states. */
const listed = async (brand: string) =>
  (await run("releases", "--to", to, "--brand", brand)).stdout
    .split("\n")
    .flatMap((line) => /^ {2}[0-9a-f]{16} {2}(\S+(?: \S+)*) {2}/.exec(line)?.[1]?.trim() ?? []);

describe("npm run deploy, releases and rollback", () => {
  test("deploy, see what is served, take it back", async () => {
    expect(await deploy("first")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("✓ deployed alfa, beta; ") as string,
    });
    expect((await deploy("first")).stdout).toContain("✓ every brand was deployed already; 0 files sent, 0.0 kB;");
    expect((await deploy("second")).status).toBe(0);
    expect(await listed("alfa")).toEqual(["served", "kept"]);
    expect((await run("rollback", "--to", to, "--brand", "alfa")).stdout).toContain("✓ alfa: ");
    expect([await listed("alfa"), await listed("beta")]).toEqual([
      ["taken back", "served"],
      ["served", "kept"],
    ]);
    const { brands } = JSON.parse((await run("releases", "--to", to, "--json")).stdout) as {
      readonly brands: readonly { readonly changes: readonly unknown[] }[];
    };
    expect(brands.map(({ changes }) => changes.length)).toEqual([3, 2]);
    // The code of both builds is the same.
    expect(await run("rollback", "--to", to)).toMatchObject({
      status: 1,
      stderr: "rollback: No brand has an earlier release with other code.\n",
    });
    expect((await run("retire", "--to", to, "--brand", "beta")).stdout).toContain("✓ beta: no longer served");
    expect(await listed("beta")).toEqual(["retired", "kept"]);
  });

  test("with umask 077, a web server may read what was deployed all the same", async () => {
    const target = join(folder, "private");
    const script = join(import.meta.dirname, "../../deploy.ts");
    const args = ["--to", target, "--dist", dist("first"), "--today", "2026-11-22"];
    const deployment = 'umask 077; exec "$0" "$@"';
    expect(spawnSync("/bin/sh", ["-c", deployment, process.execPath, script, ...args]).status).toBe(0);
    const found = await readdir(target, { recursive: true });
    const modes = found.map(async (path) => (await stat(join(target, path))).mode & 0o777);
    expect(new Set(await Promise.all([...modes, stat(target).then(({ mode }) => mode & 0o777)]))).toEqual(
      new Set([0o755, 0o644]),
    );
  });

  test("--nginx writes the configuration; --share puts a canary into it, which a rollback ends", async () => {
    const [target, conf] = [join(folder, "served"), join(folder, "conf/portal.conf")];
    const nginx = ["--to", target, "--nginx", conf, "--check", "true", "--reload", "true"];
    const send = async (name: string, ...more: readonly string[]) =>
      (await run("deploy", "--dist", dist(name), "--today", "2026-11-22", ...nginx, ...more)).status;
    expect(await send("first")).toBe(0);
    const before = await readFile(conf, "utf8");
    expect(before).toContain(`${target}/$portal_assets`);
    expect(await send("second", "--share", "20")).toBe(0);
    const withCanary = await readFile(conf, "utf8");
    expect(withCanary).toContain('"alfa/Production:19" "alfa/canary";');
    expect(await send("second", "--check", "false")).toBe(2);
    expect(await readFile(conf, "utf8")).toBe(withCanary);
    for (const brand of ["alfa", "beta"]) expect((await run("rollback", "--brand", brand, ...nginx)).status).toBe(0);
    expect(await readFile(conf, "utf8")).toBe(before);
  });

  test.each(["KILL", "TERM", "INT", "HUP"])(
    "a rollback that ends by SIG%s is named by releases and verify, and the same command ends it",
    async (signal) => {
      const [target, conf] = [join(folder, `ended-${signal}`), join(folder, `conf-${signal}/portal.conf`)];
      const nginx = ["--to", target, "--nginx", conf, "--reload", "true"];
      const send = async (name: string, ...more: readonly string[]) =>
        (await run("deploy", "--dist", dist(name), "--today", "2026-11-22", ...nginx, "--check", "true", ...more))
          .status;
      expect([await send("first"), await send("second", "--share", "20")]).toEqual([0, 0]);
      const back = ["--brand", "alfa", ...nginx];
      const ended = startCommand("deploy", "rollback", ...back, "--check", `kill -${signal} $PPID; sleep 5`);
      expect([ended.status, ended.stdout]).toEqual([-1, ""]);
      const releases = () => run("releases", "--to", target).then(({ stdout }) => stdout);
      expect(await releases()).toMatch(/^! "rollback --brand alfa" by .* did not come to its end: run it again\n/);
      expect(await releases()).toMatch(
        /alfa\n {2}! nginx on .*portal\.conf\) has a configuration that it may not have read, so it may not serve [0-9a-f]{16}\n/,
      );
      const { status, stdout: verified } = await run("verify", "--deployed", target, "--today", "2026-11-22");
      expect([status, verified]).toEqual([
        1,
        expect.stringMatching(/deployment\.json {2}cut-off[^]*alfa\/current\.json {2}not-served/),
      ]);
      // Another command has to be told how nginx follows.
      expect(await run("rollback", "--to", target, "--brand", "beta")).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(`Nothing was changed: give --nginx ${conf} with its options`) as string,
      });
      const again = await run("rollback", ...back, "--check", "true");
      expect(again).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^✓ alfa: [0-9a-f]{16} is served\n$/) as string,
        stderr: expect.stringContaining("did not come to its end: this command ends it.") as string,
      });
      expect(await releases()).not.toContain("!");
      const config = await readFile(conf, "utf8");
      expect([config.includes('"alfa/canary"'), config.includes('"beta/canary"')]).toEqual([false, true]);
    },
    60_000,
  );

  test("--dry-run says what would change, and changes nothing", async () => {
    const target = join(folder, "planned");
    const send = (name: string, ...more: readonly string[]) =>
      run("deploy", "--to", target, "--dist", dist(name), "--today", "2026-11-22", ...more);
    await send("first");
    const before = await readFile(join(target, "alfa/current.json"), "utf8");
    expect((await send("second", "--brand", "alfa", "--dry-run")).stdout).toMatch(
      / {2}alfa: [0-9a-f]{16} → [0-9a-f]{16}\nNothing was changed\. 1 of 1 brands would get another release\.\n$/,
    );
    await send("second", "--brand", "alfa");
    const planned = await run("rollback", "--to", target, "--brand", "alfa", "--dry-run", "--json");
    expect(JSON.parse(planned.stdout)).toMatchObject({
      changed: [{ brand: "alfa", release: (JSON.parse(before) as { readonly release: string }).release }],
      isDryRun: true,
    });
    expect((await run("releases", "--to", target, "--brand", "alfa")).stdout).not.toContain("rollback:");
  });

  test("--dry-run of the first deployment makes no folder", async () => {
    const target = join(folder, "planned-first");
    const first = ["--to", target, "--dist", dist("first"), "--today", "2026-11-22"];
    const { status, stdout } = await run("deploy", ...first, "--dry-run");
    expect([status, stdout]).toEqual([0, expect.stringMatching(/ {2}alfa: nothing → [0-9a-f]{16}\n/)]);
    expect(await readdir(folder)).not.toContain("planned-first");
  });

  test("a pointer that is gone is named by releases and verify, and --release makes it again", async () => {
    const [target, conf] = [join(folder, "gone"), join(folder, "conf-gone/portal.conf")];
    const nginx = ["--to", target, "--nginx", conf, "--reload", "true", "--check", "true"];
    await run("deploy", "--dist", dist("first"), "--today", "2026-11-22", ...nginx);
    const { release } = JSON.parse(await readFile(join(target, "beta/current.json"), "utf8")) as { release: string };
    await rm(join(target, "beta/current.json"));
    expect((await run("releases", "--to", target)).stdout).toMatch(
      new RegExp(
        `^! beta: beta/current\\.json is gone, and nginx on .* serves ${release}, which no pointer names\\.` +
          ` npm run rollback -- --brand beta --release ID repairs it; releases: ${release}\n`,
      ),
    );
    expect((await run("releases", "--to", target, "--brand", "beta")).status).toBe(0);
    expect((await run("verify", "--deployed", target, "--today", "2026-11-22")).stdout).toContain(
      "beta/current.json  not-served",
    );
    expect((await run("rollback", "--brand", "beta", "--release", release, ...nginx)).status).toBe(0);
    expect((await run("releases", "--to", target)).stdout).not.toContain("!");
  });

  test("what was taken back stays back, and --again brings it", async () => {
    const target = join(folder, "again");
    const send = (name: string, ...more: readonly string[]) =>
      run("deploy", "--to", target, "--dist", dist(name), "--today", "2026-11-22", ...more);
    await send("first");
    await send("second");
    await run("rollback", "--to", target, "--brand", "alfa");
    expect(await send("second")).toMatchObject({
      status: 1,
      stderr: "  alfa is left as it is: this release was taken back from it. --again deploys it all the same.\n",
    });
    expect(await send("second", "--again")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("✓ deployed alfa; ") as string,
    });
  });

  test("folders that are not what was built are refused, with the findings", async () => {
    await writeMadeUpReleases(dist("changed"), ["alfa"]);
    await appendFile(join(dist("changed"), "alfa/index.html"), " ");
    const { status, stdout } = await deploy("changed");
    expect([status, stdout]).toEqual([1, expect.stringContaining("alfa/index.html  wrong-digest")]);
    expect(stdout).toContain("✗ Nothing was deployed");
  });

  test("--brand deploys some brands of the folder, and leaves the others as they are", async () => {
    const target = join(folder, "some");
    const send = (name: string, brand: string) =>
      run("deploy", "--to", target, "--dist", dist(name), "--today", "2026-11-22", "--brand", brand);
    expect((await send("first", "beta")).stdout).toContain("✓ deployed beta; ");
    expect((await send("second", "alfa, beta")).stdout).toContain("✓ deployed alfa, beta; ");
    expect((await send("first", "alfa")).stdout).toContain("✓ deployed alfa; ");
    const { brands } = JSON.parse((await run("releases", "--to", target, "--json")).stdout) as {
      readonly brands: readonly { readonly brand: string; readonly changes: readonly unknown[] }[];
    };
    expect(brands.map(({ brand, changes }) => [brand, changes.length])).toEqual([
      ["alfa", 2],
      ["beta", 2],
    ]);
    expect(await send("first", "gamma")).toMatchObject({
      status: 2,
      stderr: 'deploy: There is no brand "gamma" in the folder.\nBrands: alfa, beta\nHelp: npm run deploy -- --help\n',
    });
  });

  test("verify --deployed checks what is served, as it is there", async () => {
    const target = join(folder, "checked");
    expect((await run("deploy", "--to", target, "--dist", dist("second"), "--today", "2026-11-22")).status).toBe(0);
    const verify = () => run("verify", "--deployed", target, "--today", "2026-11-22");
    expect(await verify()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`✓ 2 brands in ${target}: every file is as it was built`) as string,
    });
    const [script = ""] = (await readdir(join(target, "beta/assets"))).filter((name) => name.endsWith(".js"));
    await appendFile(join(target, "beta/assets", script), " ");
    expect(await verify()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`beta/assets/${script}  wrong-digest`) as string,
    });
    await rm(join(target, "beta/assets", script));
    expect((await verify()).stdout).toContain(`beta/assets/${script}  missing-file`);
    expect((await run("verify", "--deployed", join(folder, "tom"))).stderr).toContain(
      `verify: There is no folder ${join(folder, "tom")}.`,
    );
  });

  test("exit 1 while another deployment runs, which is named", async () => {
    const claim = { schemaVersion: 1, state: "running", by: "ola", host: hostname(), pid: process.pid };
    const file = join(to, "deployment.json");
    const before = await readFile(file);
    await writeFile(file, JSON.stringify({ ...claim, at: new Date().toISOString() }));
    expect(await deploy("first")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^deploy: Another deployment is running: by ola on /) as string,
    });
    await writeFile(file, before);
  });

  test.each([
    ["deploy", [], "with --to DIR"],
    ["deploy", ["--to", "gs://bucket/portal"], "expected a folder or s3://bucket"],
    ["deploy", ["--to", "x", "--keep", "3"], "--keep 3 is not a whole number from 4"],
    ["deploy", ["--to", "x", "--share", "5"], "--share needs --nginx"],
    ["deploy", ["--to", "x", "--retire", "a"], "It is a command: npm run retire -- --brand a,b"],
    ["retire", ["--to", "x"], "with --brand a,b"],
    ["deploy", ["--to", "x", "--dist", "/finnes/ikke"], "has no folder of a brand"],
    ["rollback", ["--brnd", "x"], "--brnd"],
  ] as const)("%s %j: exit 2, and why", async (name, args, message) => {
    const { status, stderr } = await run(name, ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test("releases marks the commit of a folder that was built with changes that were not committed", async () => {
    const target = join(folder, "changed-target");
    const list = async (name: string) => {
      await run("deploy", "--to", target, "--dist", dist(name), "--brand", "alfa", "--today", "2026-11-22");
      return (await run("releases", "--to", target)).stdout;
    };
    expect(await list("first")).toMatch(/ served .* commit c{10} {2}/);
    await cp(dist("second"), dist("changed"), { recursive: true });
    const file = join(dist("changed"), "alfa/release.json");
    const record = await readFile(file, "utf8");
    await writeFile(file, record.replace('"modified": false', '"modified": true'));
    expect(await list("changed")).toMatch(/ served .* commit c{10}\+ {2}/);
  });

  test("--note-commit notes another commit of what is served, releases lists it, and nothing else changes", async () => {
    const target = join(folder, "noted");
    const send = (name: string, ...more: readonly string[]) =>
      run("deploy", "--to", target, "--dist", dist(name), "--today", "2026-11-22", ...more);
    await send("first");
    await cp(dist("first"), dist("later"), { recursive: true });
    await cp(join(dist("second"), "beta"), join(dist("later"), "beta"), { recursive: true });
    const file = join(dist("later"), "alfa/release.json");
    const record = JSON.parse(await readFile(file, "utf8")) as { readonly source: object };
    const source = { ...record.source, commit: "d".repeat(40), committedAt: "2099-01-01T00:00:00Z" };
    await writeFile(file, JSON.stringify({ ...record, source }));
    const before = await readFile(join(target, "alfa/current.json"), "utf8");
    expect((await send("later", "--note-commit", "--dry-run")).stdout).toContain("is served of alfa.");
    expect(await send("later", "--note-commit")).toMatchObject({
      status: 0,
      stdout: "✓ another commit noted for alfa\n  beta: visitors get another release, so nothing was noted\n",
    });
    expect(await readFile(join(target, "alfa/current.json"), "utf8")).toBe(before);
    expect((await run("releases", "--to", target)).stdout).toMatch(/ served .* commit d{10} {2}/);
    expect(await send("later", "--note-commit", "--share", "5")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--note-commit is about what all visitors get") as string,
    });
  });

  test("releases of a folder without any: exit 1", async () => {
    await mkdir(join(folder, "empty"));
    expect(await run("releases", "--to", join(folder, "empty"))).toMatchObject({ status: 1 });
  });

  test.each([
    ["rollback", []],
    ["retire", ["--brand", "alfa"]],
    ["end-preview", ["--preview", "pr-1"]],
  ] as const)("%s of a folder that nothing was deployed to: exit 1, and nothing is written", async (name, args) => {
    const other = join(folder, `other-${name}`);
    await mkdir(join(other, "www"), { recursive: true });
    expect(await run(name, "--to", other, ...args)).toMatchObject({
      status: 1,
      stderr: `${name}: Nothing was deployed to ${other}. Correct --to, or run npm run deploy first.\n`,
    });
    expect(await readdir(other)).toEqual(["www"]);
  });

  test.each(["releases", "rollback"] as const)(
    "%s of a folder that is not there: exit 2, and none is made",
    async (name) => {
      const to = join(folder, "skrivefeil");
      const { status, stderr } = await run(name, "--to", to);
      expect([status, stderr]).toEqual([2, expect.stringContaining(`There is no folder ${to}. Correct --to`)]);
      expect(await readdir(folder)).not.toContain("skrivefeil");
    },
  );

  test.each([
    ["deploy", [], "with --to DIR"],
    ["deploy", ["rollback", "--brnd", "x"], "--brnd"],
    ["deploy", ["releases"], "with --to DIR"],
    ["deploy", ["rolback", "--to", "x"], '"rolback" belongs to no option'],
    ["verify", ["--brwser"], "--brwser"],
  ])("the process of %s %j writes what the command says, and ends with its exit code", (name, args, message) => {
    const { status, stdout, stderr } = startCommand(name, ...args);
    expect([status, stdout, stderr]).toEqual([2, "", expect.stringContaining(message)]);
  });
});
