import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callDeployCommand } from "#tests/support/deploy/callDeployCommand.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import type { BuiltRelease } from "../BuiltRelease.ts";
import type { DeployOptions } from "../deployReleases.ts";
import { EdgeFiles } from "../edge/EdgeFiles.ts";
import { deployPreview } from "../preview/deployPreview.ts";
import { retireBrands } from "../retireBrands.ts";
import { rollBack } from "../rollBack.ts";
import type { Pointer } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { isAncestorIn } from "../utgave/commitOrder.ts";
import { type RecordedChange, readChanges } from "./changeRecord.ts";
import { readMainHistory } from "./mainHistory.ts";
import { recordedReleases } from "./recordedReleases.ts";

let store: MemoryStore;
let target: DeployTarget;
let clone: string;
beforeEach(async () => {
  store = new MemoryStore();
  target = await DeployTarget.open(store);
  clone = mkdtempSync(join(tmpdir(), "record-clone-"));
});
afterEach(async () => {
  rmSync(clone, { recursive: true });
  await target.close();
});

const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Studio", "-c", "user.email=studio@studio.example", ...args], { cwd: clone })
    .toString()
    .trim();

/** Commits files of a clone, with a message, by somebody. */
function commit(message: string, files: readonly string[], author = "Dag Dahl <dag@bank.example>"): string {
  for (const file of files) {
    mkdirSync(join(clone, dirname(file)), { recursive: true });
    writeFileSync(join(clone, file), `${Math.random()}`);
  }
  git("add", "--all");
  git("commit", "--quiet", "--author", author, "-m", message);
  return git("rev-parse", "HEAD");
}

const texts = new TextDecoder();
const fileAt = async (key: string) => texts.decode((await store.get(key))?.bytes);
const linesOf = async (brand: string) =>
  (await fileAt(`_record/${brand}/2026-11.jsonl`))
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as RecordedChange);
const actionsOf = async (brand: string) => (await linesOf(brand)).map(({ action }) => action);

const pointers = async (): Promise<readonly Pointer[]> =>
  (await Promise.all(["alfa", "beta"].map((brand) => target.pointer(brand)))).filter((one) => one !== undefined);

const back = { by: "kari@ci", at: expect.any(String) as string };
const rollback = (brand: string) => rollBack(store, { deployer: target.deployer, brand, edge: new EdgeFiles(store) });

async function deploy(
  text: Readonly<Record<string, string>>,
  of: string,
  options: Partial<DeployOptions> = {},
  to?: DeploymentStore,
): Promise<readonly BuiltRelease[]> {
  const releases = (await target.build("a1", text)).map((release) => ({ ...release, commit: of }));
  await target.deploy(releases, { isAncestor: isAncestorIn(clone), ...options }, to);
  return releases;
}

describe("The record at a target", () => {
  const some = "1".repeat(40);

  test("gets a line for everything that is done with a brand, and keeps those that are there byte by byte", async () => {
    await deploy({ alfa: "en", beta: "en" }, some);
    await deploy({ alfa: "to" }, some, { share: 30 });
    const before = await fileAt("_record/alfa/2026-11.jsonl");
    await deploy({ alfa: "to", beta: "en" }, some);
    await rollback("alfa");
    await retireBrands(store, ["beta"], { deployer: target.deployer, edge: new EdgeFiles(store) });
    expect([await actionsOf("alfa"), await actionsOf("beta")]).toEqual([
      ["deploy", "canary", "deploy", "rollback"],
      ["deploy", "retire"],
    ]);
    expect((await fileAt("_record/alfa/2026-11.jsonl")).startsWith(before)).toBe(true);
    const [pointer] = await pointers();
    expect((await linesOf("alfa")).toReversed()).toMatchObject(pointer?.changes ?? []);
  });

  test("has more than the 200 changes that a pointer keeps", async () => {
    await deploy({ alfa: "en" }, some);
    const [pointer] = await pointers();
    if (pointer === undefined) throw new Error("no pointer");
    const [first] = pointer.changes;
    if (first === undefined) throw new Error("no change");
    const many = Array.from({ length: 199 }, (_, at) => ({
      ...first,
      at: new Date(Date.UTC(2026, 10, 30, 0, 0, -at)).toISOString(),
    }));
    await store.put("alfa/current.json", new TextEncoder().encode(JSON.stringify({ ...pointer, changes: many })));
    await deploy({ alfa: "to" }, some);
    const all = await readChanges(store, await pointers());
    expect([(await target.pointer("alfa"))?.changes.length, all.get("alfa")?.length]).toEqual([200, 201]);
  });

  test("killed before any write: the same command, or another one, adds what is missing, once", async () => {
    await deploy({ alfa: "en", beta: "en" }, some);
    store.save();
    for (const next of ["the same", "another"])
      for (let writes = 0, isComplete = false; !isComplete; writes += 1) {
        store.restore();
        const failing = new FailingStore(store, writes);
        await deploy({ alfa: "to", beta: "to" }, some, {}, failing).catch((error: unknown) =>
          expect(String(error)).toContain("killed"),
        );
        isComplete = !failing.hasFailed;
        if (next === "the same") await deploy({ alfa: "to", beta: "to" }, some);
        else await deploy({ gamma: "ny" }, some);
        for (const pointer of await pointers())
          expect((await linesOf(pointer.brand)).toReversed()).toMatchObject(pointer.changes);
      }
  });

  test("another program that writes at the same time loses no line, and a damaged line stays as it is", async () => {
    await deploy({ alfa: "en" }, some);
    const key = "_record/alfa/2026-11.jsonl";
    const damaged = `${await fileAt(key)}{"brand":"alfa","act`;
    await store.put(key, new TextEncoder().encode(damaged));
    const interfering = new FailingStore(store, Number.POSITIVE_INFINITY);
    const put = interfering.put.bind(interfering);
    let isFirst = true;
    interfering.put = async (at, bytes, options) => {
      if (at === key && isFirst) {
        isFirst = false;
        await store.put(key, new TextEncoder().encode(`${damaged}\n{"from":"somebody else"}\n`));
      }
      return put(at, bytes, options);
    };
    await deploy({ alfa: "to" }, some, {}, interfering);
    expect(
      (await fileAt(key)).startsWith(`${damaged}\n{"from":"somebody else"}\n{"brand":"alfa","action":"deploy"`),
    ).toBe(true);
    expect((await readChanges(store, await pointers())).get("alfa")?.map(({ action }) => action)).toEqual([
      "deploy",
      "deploy",
    ]);
  });

  test("a preview is not in it", async () => {
    const options = { name: "pr-1", days: 14, keep: 5, hasEdge: true, deployer: target.deployer };
    await deployPreview(store, await target.build("p1", { alfa: "gren" }, "pr-1"), options);
    expect((await store.list("")).filter(({ key }) => key.includes("_record"))).toEqual([]);
  });
});

describe("The releases of an auditor", () => {
  const trailers = (number: number, title: string, more: string) =>
    `${title}\n\nForslag: ${title}\nForslagsnummer: ${number}\n${more}\n`;
  const recorded = async () =>
    recordedReleases(await readChanges(store, await pointers()), await readMainHistory(clone));

  beforeEach(() => git("init", "--quiet", "-b", "main"));

  test("join proposal, authors, approvers, first served and taken back, by brand", async () => {
    const first = commit("Begin", ["tenants/alfa/tenant.jsonc", "tenants/beta/tenant.jsonc"]);
    await deploy({ alfa: "en", beta: "en" }, first);
    commit(
      trailers(7, "Ny telefon", "Co-authored-by: Ola Lie <ola@bank.example>\nApproved-by: Eva Moe <eva@bank.example>"),
      ["tenants/alfa/tenant.jsonc"],
      "Kari Vik <kari@bank.example>",
    );
    commit(trailers(8, "Annet merke", "Approved-by: Eva Moe <eva@bank.example>"), ["tenants/beta/tenant.jsonc"]);
    const code = commit("A change of a developer", ["src/main.tsx"]);
    const [alfa] = await deploy({ alfa: "to" }, code, { share: 5 });
    await deploy({ alfa: "to" }, code);
    await rollback("alfa");
    const all = await recorded();
    expect(all.map(({ brand, proposals }) => [brand, proposals?.length])).toEqual([
      ["alfa", 0],
      ["alfa", 1],
      ["beta", 0],
    ]);
    expect(all[1]).toEqual({
      brand: "alfa",
      release: alfa?.id,
      digest: alfa?.digest,
      commit: code,
      fromCommit: first,
      proposals: [
        {
          number: 7,
          title: "Ny telefon",
          commit: git("rev-parse", "HEAD~2"),
          authors: ["Kari Vik <kari@bank.example>", "Ola Lie <ola@bank.example>"],
          approvers: ["Eva Moe <eva@bank.example>"],
        },
      ],
      firstServed: { ...back, share: 5 },
      servedToAll: back,
      takenBack: [{ ...back, to: all[0]?.release }],
    });
  });

  test("a merge, a squashed commit and a revert each name their proposal; a commit that was noted is not new", async () => {
    const first = commit("Begin", ["tenants/alfa/tenant.jsonc"]);
    await deploy({ alfa: "en" }, first);
    const before = commit(trailers(3, "Uten virkning", "Approved-by: Eva Moe <eva@bank.example>"), [
      "tenants/base.jsonc",
    ]);
    await deploy({ alfa: "en" }, before);
    git("checkout", "--quiet", "-b", "forslag/4");
    commit(trailers(4, "Farge", ""), ["themes/alfa.tokens.json"], "Kari Vik <kari@bank.example>");
    git("checkout", "--quiet", "main");
    git(
      "merge",
      "--quiet",
      "--no-ff",
      "-m",
      trailers(4, "Farge", "Proposed-by: Kari Vik <kari@bank.example>"),
      "forslag/4",
    );
    const merge = git("rev-parse", "HEAD");
    const revert = commit(trailers(4, "Farge", `Tar tilbake: ${merge}`), ["themes/alfa.tokens.json"]);
    await deploy({ alfa: "to" }, revert);
    const { proposals } = (await recorded()).at(-1) ?? {};
    expect(proposals).toMatchObject([
      { number: 4, commit: merge, authors: ["Kari Vik <kari@bank.example>"] },
      { number: 4, commit: revert, takesBack: merge },
    ]);
  });

  test("npm run releases -- --json has them, of the brands that are asked for", async () => {
    const folder = await DeployTarget.open();
    await folder.deploy(await folder.build("a1", { alfa: "en", beta: "en" }));
    const { stdout, stderr } = await callDeployCommand("releases", "--to", folder.path, "--brand", "beta", "--json");
    await folder.close();
    const { record } = JSON.parse(stdout) as { readonly record: { readonly history: string } };
    expect(record).toMatchObject({ releases: [{ brand: "beta", proposals: [], servedToAll: { by: "kari@ci" } }] });
    // That of the clone in which this test runs.
    expect(stderr === "").toBe(record.history === "whole");
  });

  test("a shallow clone says that it is one, and does not say that there were no proposals", async () => {
    const first = commit("Begin", ["tenants/alfa/tenant.jsonc"]);
    await deploy({ alfa: "en" }, first);
    const next = commit(trailers(7, "Ny telefon", ""), ["tenants/alfa/tenant.jsonc"]);
    await deploy({ alfa: "to" }, next);
    const shallow = join(clone, "shallow");
    execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${clone}`, shallow]);
    const history = await readMainHistory(shallow);
    const releases = recordedReleases(await readChanges(store, await pointers()), history);
    expect([history.extent, releases.at(-1)?.proposals]).toEqual(["shallow", null]);
    expect((await recorded()).at(-1)?.proposals).toHaveLength(1);
    expect(await readMainHistory(tmpdir())).toEqual({ extent: "none", commits: [] });
  });
});
