import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { previewInput } from "#scripts/stamp/previewInput.ts";
import { callDeployCommand as run } from "#tests/support/deploy/callDeployCommand.ts";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";

let folder: string;
let to: string;
const dist = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "preview-commands-"));
  to = join(folder, "target");
  await writeMadeUpReleases(dist("production"), ["alfa"]);
  const change: Parameters<typeof writeMadeUpReleases>[2] = (input) =>
    previewInput(input, { name: "pr-12", commit: "c".repeat(10) }).input ?? input;
  await writeMadeUpReleases(dist("preview"), ["alfa"], change, { preview: "pr-12" });
});
afterAll(() => rm(folder, { recursive: true }));

const deploy = (name: string, ...more: readonly string[]) =>
  run("deploy", "--to", to, "--dist", dist(name), "--today", "2026-11-22", "--by", "kari", ...more);

describe("npm run deploy -- --preview", () => {
  test("verify accepts the folders of a preview", async () => {
    expect(await run("verify", dist("preview"), "--today", "2026-11-22")).toMatchObject({ status: 0 });
  });

  test("deploy one, see it, end it; production is as before", async () => {
    const conf = join(folder, "portal.conf");
    const nginx = ["--nginx", conf, "--check", "true", "--reload", "true"];
    expect((await deploy("production", ...nginx)).status).toBe(0);
    const before = await readFile(conf, "utf8");
    const { status, stdout } = await deploy("preview", "--preview", "pr-12", ...nginx);
    const host = /https:\/\/(pr-12--[\w.-]+)\/privat\/forsikring\/oversikt\//.exec(stdout)?.[1] ?? "";
    expect([status, host]).toEqual([0, expect.stringContaining("alfa")]);
    expect(await readFile(conf, "utf8")).toContain(`"${host}" "_previews/pr-12/alfa/Test";`);
    const listed = (await run("releases", "--to", to)).stdout;
    expect(listed).toMatch(
      /^preview pr-12: served since [\dT:-]+Z, expires [\dT:-]+Z {2}kari\n {2}[0-9a-f]{16} {2}alfa {2}commit c{10}$/m,
    );
    const { previews } = JSON.parse((await run("releases", "--to", to, "--json")).stdout) as {
      readonly previews: readonly { readonly since: string; readonly expires: string }[];
    };
    expect(previews).toMatchObject([{ name: "pr-12", by: "kari", brands: [{ brand: "alfa" }] }]);
    const [listedOne] = previews;
    expect(Date.parse(listedOne?.expires ?? "") - Date.parse(listedOne?.since ?? "")).toBe(14 * 86_400_000);
    expect(await run("end-preview", "--to", to, "--preview", "pr-12", ...nginx)).toMatchObject({
      status: 0,
      stdout: "✓ the preview pr-12 is no longer served, and its files are removed\n",
    });
    expect(await readFile(conf, "utf8")).toBe(before);
    expect((await run("releases", "--to", to)).stdout).not.toContain("pr-12");
    expect((await run("end-preview", "--to", to, "--preview", "pr-12")).stdout).toContain("There is no preview pr-12");
  });

  test("a deployment of production ends the previews that have expired, and says so", async () => {
    expect((await deploy("preview", "--preview", "pr-12")).status).toBe(0);
    const file = join(to, "_previews/pr-12/preview.json");
    const record = JSON.parse(await readFile(file, "utf8")) as object;
    await writeFile(file, JSON.stringify({ ...record, expires: "2026-01-01T00:00:00.000Z" }));
    expect((await run("releases", "--to", to)).stdout).toContain(
      "expired 2026-01-01T00:00:00Z: the next deployment ends it",
    );
    expect((await deploy("production")).stdout).toContain("Previews that have expired were ended: pr-12");
    expect((await run("releases", "--to", to)).stdout).not.toContain("pr-12");
  });

  test.each([
    ["preview", [], 1, "The folder of alfa is the preview pr-12: deploy it with --preview pr-12."],
    ["production", ["--preview", "pr-12"], 1, "The folder of alfa is not a preview: build it with"],
    ["preview", ["--preview", "pr-13"], 1, "The folder of alfa is the preview pr-12: build it with"],
    ["preview", ["--preview", "../x"], 2, '--preview "../x" cannot be part of a host name'],
    ["preview", ["--preview", "pr-12", "--share", "5", "--nginx", "x"], 2, "--preview cannot be used with --share"],
    ["preview", ["--preview", "pr-12", "--preview-days", "0"], 2, "--preview-days 0 is not a whole number from 1"],
    ["preview", ["--end-preview", "pr-12"], 2, "It is a command: npm run end-preview -- --preview NAME"],
  ] as const)("%s %j: exit %i, and why", async (name, args, status, message) => {
    expect(await deploy(name, ...args)).toMatchObject({ status, stderr: expect.stringContaining(message) as string });
  });
});
