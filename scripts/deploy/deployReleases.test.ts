import { readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";
import { rollBack } from "./rollBack.ts";

let target: DeployTarget;
beforeEach(async () => {
  target = await DeployTarget.open();
});
afterEach(() => target.close());

describe("A deployment", () => {
  test("sends what is new, and nothing a second time", async () => {
    const first = await target.deploy(await target.build("a1", { alfa: "en", beta: "to" }));
    expect(first).toMatchObject({ changed: ["alfa", "beta"], known: 0 });
    expect(await target.served()).toEqual({ alfa: "en", beta: "to" });
    const again = await target.deploy(await target.build("a1", { alfa: "en", beta: "to" }));
    expect(again).toMatchObject({ changed: [], files: 0, bytes: 0, known: first.files });
  });

  test("of one brand's text sends that brand's own files only", async () => {
    await target.deploy(await target.build("a1", { alfa: "en", beta: "to" }));
    const paths = (await readdir(join(target.path, "beta/assets"))).length;
    const second = await target.deploy(await target.build("a1", { alfa: "en", beta: "ny" }));
    expect(second.changed).toEqual(["beta"]);
    expect(paths).toBe(3);
    // index.html with two compressed forms, headers.json and release.json.
    expect(second.files).toBe(5);
  });

  test("replaces a file at the target that is not what was built", async () => {
    const releases = await target.build("a1", { alfa: "en" });
    await target.deploy(releases);
    await truncate(join(target.path, "alfa/assets/main-a1.js"), 3);
    expect((await target.deploy(releases)).files).toBe(1);
    expect(await target.served()).toEqual({ alfa: "en" });
  });

  test("continues after a loss of power that has left an empty claim", async () => {
    await target.store.put("deployment.json", new Uint8Array());
    await target.deploy(await target.build("a1", { alfa: "en" }));
    expect(await target.served()).toEqual({ alfa: "en" });
  });

  test("keeps a list of what was done, by whom and when", async () => {
    const [one] = await target.build("a1", { alfa: "en" });
    const [two] = await target.build("b2", { alfa: "to" });
    for (const release of [one, two]) if (release !== undefined) await target.deploy([release]);
    const pointer = await target.pointer("alfa");
    expect(pointer?.changes).toMatchObject([
      { action: "deploy", from: one?.id, to: two?.id, digest: two?.digest, commit: "b2", by: "kari@ci" },
      { action: "deploy", to: one?.id, digest: one?.digest, commit: "a1", by: "kari@ci" },
    ]);
    expect(pointer?.changes[0]?.at).toMatch(/^2026-11-22T08:\d\d:\d0\.000Z$/);
  });
});

describe("Old releases", () => {
  test("a page that was opened before three deployments finds every chunk; what no kept release has is removed", async () => {
    const all: BuiltRelease[] = [];
    for (const code of ["a1", "b2", "c3", "d4", "e5", "f6", "g7"]) {
      const [release] = await target.build(code, { alfa: code });
      if (release === undefined) throw new Error("no release");
      all.push(release);
      await target.deploy([release]);
      for (const { id, commit } of all.slice(-4)) expect(await target.wholePage("alfa", id)).toBe(commit);
    }
    expect(await readdir(join(target.path, "alfa/releases"))).toHaveLength(5);
    const scripts = (await readdir(join(target.path, "alfa/assets"))).filter((name) => name.endsWith(".js"));
    expect(scripts.toSorted()).toEqual(["c3", "d4", "e5", "f6", "g7"].map((code) => `main-${code}.js`));
  });

  test("the release that most visitors get is kept while newer ones are tried on a share of them", async () => {
    await target.deploy(await target.build("a1", { alfa: "a1" }));
    for (const code of ["b2", "c3", "d4"])
      await target.deploy(await target.build(code, { alfa: code }), { share: 10, keep: 2 });
    expect(await target.served()).toEqual({ alfa: "a1" });
    expect((await readdir(join(target.path, "alfa/assets"))).filter((name) => name.endsWith(".js"))).toContain(
      "main-a1.js",
    );
  });

  test.each([
    ["is gone", (file: string) => rm(file)],
    ["was cut off", (file: string) => truncate(file, 20)],
  ])("nothing is removed when the record of a kept release %s", async (_, damage) => {
    for (const code of ["a1", "b2", "c3"]) await target.deploy(await target.build(code, { alfa: code }));
    const [oldest] = (await readdir(join(target.path, "alfa/releases"))).toSorted();
    await damage(join(target.path, `alfa/releases/${oldest}/release.json`));
    const { removed } = await target.deploy(await target.build("d4", { alfa: "d4" }), { keep: 4 });
    expect(removed).toBe(0);
  });
});

describe("Source maps (spec: errors-16)", () => {
  const maps = () => readdir(join(target.path, "_maps"));
  const commitOf = async (name: string) =>
    (JSON.parse(await readFile(join(target.path, "_maps", name), "utf8")) as { x_commit: string }).x_commit;

  test("are kept once for all brands, beside them", async () => {
    await target.deploy(await target.build("a1", { alfa: "en", beta: "to" }));
    expect(await maps()).toEqual(["main-a1.js.map"]);
    for (const brand of ["alfa", "beta"])
      expect((await target.store.list(`${brand}/`)).filter(({ key }) => key.includes(".map"))).toEqual([]);
  });

  test("stay as the first build of their chunk has made them", async () => {
    await target.deploy(await target.build("a1", { alfa: "en" }));
    const [later] = await target.build("a1", { alfa: "to" });
    await writeFile(join(later?.folder ?? "", "../_maps/main-a1.js.map"), '{"x_commit":"b2"}');
    await target.deploy(later === undefined ? [] : [later]);
    expect(await commitOf("main-a1.js.map")).toBe("a1");
  });

  test("go with the last release of any brand that has their chunk", async () => {
    await target.deploy(await target.build("a1", { alfa: "a1", beta: "a1" }));
    for (const code of ["b2", "c3", "d4", "e5"])
      await target.deploy(await target.build(code, { alfa: code }), { keep: 4 });
    expect(await maps()).toEqual(["a1", "b2", "c3", "d4", "e5"].map((code) => `main-${code}.js.map`));
    for (const code of ["b2", "c3", "d4", "e5"])
      await target.deploy(await target.build(code, { beta: code }), { keep: 4 });
    expect(await maps()).toEqual(["b2", "c3", "d4", "e5"].map((code) => `main-${code}.js.map`));
  });

  test("of a build without any are not missed", async () => {
    const releases = await target.build("a1", { alfa: "en" });
    await rm(join(releases[0]?.folder ?? "", "../_maps"), { recursive: true });
    await target.deploy(releases);
    expect(await target.served()).toEqual({ alfa: "en" });
  });
});

describe("A deployment of another machine that was cut off", () => {
  const claimOf = (minutes: number) => ({
    schemaVersion: 1,
    state: "running",
    by: "ola",
    host: "another-machine",
    pid: 1,
    at: new Date(target.deployer.now().getTime() - minutes * 60_000).toISOString(),
  });

  test("is waited for during 10 minutes after its last sign of life, and no longer", async () => {
    const releases = await target.build("a1", { alfa: "en" });
    const claim = join(target.path, "deployment.json");
    await writeFile(claim, JSON.stringify(claimOf(9)));
    await expect(target.deploy(releases)).rejects.toThrow("Another deployment is running: by ola");
    await writeFile(claim, JSON.stringify(claimOf(11)));
    await target.deploy(releases);
    expect(await target.served()).toEqual({ alfa: "en" });
  });
});

describe("A rollback", () => {
  test("of one brand takes back its last release", async () => {
    await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
    await target.deploy(await target.build("a1", { alfa: "to", beta: "en" }));
    expect(await rollBack(target.store, { deployer: target.deployer, brand: "alfa" })).toMatchObject({
      changed: [{ brand: "alfa" }],
    });
    expect(await target.served()).toEqual({ alfa: "en", beta: "en" });
    await expect(rollBack(target.store, { deployer: target.deployer, brand: "alfa" })).rejects.toThrow(
      "has no earlier release",
    );
    await expect(rollBack(target.store, { deployer: target.deployer, brand: "delta" })).rejects.toThrow(
      'There is no brand "delta" that was deployed here.',
    );
  });

  test("without a brand takes back the code of all brands, also where data was deployed since", async () => {
    await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
    await target.deploy(await target.build("b2", { alfa: "to", beta: "to", gamma: "ny" }));
    await target.deploy(await target.build("b2", { alfa: "tre" }));
    const { changed, unchanged } = await rollBack(target.store, { deployer: target.deployer });
    expect([changed.map(({ brand }) => brand), unchanged]).toEqual([["alfa", "beta"], ["gamma"]]);
    expect(await target.served()).toEqual({ alfa: "en", beta: "en", gamma: "ny" });
  });

  test("without a brand takes back the code of the last deployment, also when its machine was a day behind", async () => {
    await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
    const late = { ...target.deployer, now: () => new Date("2026-11-21T08:00:00Z") };
    await target.deploy(await target.build("b2", { alfa: "to" }), { deployer: late });
    await rollBack(target.store, { deployer: target.deployer });
    expect(await target.served()).toEqual({ alfa: "en", beta: "en" });
  });

  test("leads to a release that is named, also one that was taken back", async () => {
    const ids: string[] = [];
    for (const code of ["a1", "b2", "c3"]) {
      const releases = await target.build(code, { alfa: code });
      ids.push(releases[0]?.id ?? "");
      await target.deploy(releases);
    }
    const [oldest = "", , newest = ""] = ids;
    await rollBack(target.store, { deployer: target.deployer, release: oldest });
    expect(await target.served()).toEqual({ alfa: "a1" });
    await rollBack(target.store, { deployer: target.deployer, brand: "alfa", release: newest });
    expect(await target.served()).toEqual({ alfa: "c3" });
    await rollBack(target.store, { deployer: target.deployer, brand: "alfa", release: newest });
    expect((await target.pointer("alfa"))?.changes).toHaveLength(5);
    const unknown = { deployer: target.deployer, release: "0".repeat(16) };
    await expect(rollBack(target.store, unknown)).rejects.toThrow(
      "There is no brand with the release 0000000000000000 alone.",
    );
    await expect(rollBack(target.store, { ...unknown, brand: "alfa" })).rejects.toThrow(
      `alfa has no release ${"0".repeat(16)}. It has ${ids.toReversed().join(", ")}.`,
    );
  });

  test("after a deployment of which visitors have got nothing takes nothing back; once more, and it does", async () => {
    for (const code of ["a1", "b2"]) await target.deploy(await target.build(code, { alfa: code }));
    const next = await target.build("c3", { alfa: "c3" });
    await expect(target.deploy(next, {}, new FailingStore(target.store, 4))).rejects.toThrow("killed");
    await expect(rollBack(target.store, { deployer: target.deployer })).rejects.toThrow(
      "Visitors have got nothing of it",
    );
    expect(await target.served()).toEqual({ alfa: "b2" });
    await rollBack(target.store, { deployer: target.deployer });
    expect(await target.served()).toEqual({ alfa: "a1" });
  });

  test("that takes over a deployment's claim stops it before its pointers, also with nothing to take back", async () => {
    for (const code of ["a1", "b2"]) await target.deploy(await target.build(code, { alfa: code }));
    const running = { ...target.deployer, pid: process.pid, now: () => new Date() };
    const takeOver = () =>
      rollBack(target.store, { deployer: { ...running, started: "1" }, takeOver: async () => true });
    const store = new FailingStore(target.store, Number.POSITIVE_INFINITY);
    const put = store.put.bind(store);
    store.put = async (key, bytes, options) => {
      // The last file of the release.
      if (key.endsWith("/release.json")) await expect(takeOver()).rejects.toThrow("Visitors have got nothing of it");
      return put(key, bytes, options);
    };
    await expect(target.deploy(await target.build("c3", { alfa: "c3" }), { deployer: running }, store)).rejects.toThrow(
      "Another deployment was faster",
    );
    expect(await target.served()).toEqual({ alfa: "b2" });
  });

  test("does not lead to a release that was taken back", async () => {
    for (const code of ["a1", "b2"]) await target.deploy(await target.build(code, { alfa: code }));
    await rollBack(target.store, { deployer: target.deployer });
    await target.deploy(await target.build("c3", { alfa: "c3" }));
    await rollBack(target.store, { deployer: target.deployer });
    expect(await target.served()).toEqual({ alfa: "a1" });
  });
});

describe("A rollback to a release that was removed by hand", () => {
  test("is refused before anything changes, for one brand and for all", async () => {
    for (const code of ["a1", "b2"]) await target.deploy(await target.build(code, { alfa: code, beta: code }));
    const goal = `alfa/releases/${(await target.pointer("alfa"))?.releases[1]?.id}`;
    await rm(join(target.path, goal), { recursive: true });
    for (const brand of [{ brand: "alfa" }, {}])
      await expect(rollBack(target.store, { deployer: target.deployer, ...brand })).rejects.toThrow(
        `Nothing was changed: ${goal} was removed from the target.`,
      );
    expect(await target.served()).toEqual({ alfa: "b2", beta: "b2" });
    await rollBack(target.store, { deployer: target.deployer, brand: "beta" });
    expect(await target.served()).toEqual({ alfa: "b2", beta: "a1" });
  });
});

describe("A canary", () => {
  const pointerOf = async () => await target.pointer("alfa");

  test("leaves the release of the others, and ends with the share of 100 or a rollback", async () => {
    await target.deploy(await target.build("a1", { alfa: "en" }));
    const next = await target.build("b2", { alfa: "to" });
    await target.deploy(next, { share: 5 });
    expect(await target.served()).toEqual({ alfa: "en" });
    expect((await pointerOf())?.canary).toEqual({ release: next[0]?.id, share: 5 });
    await rollBack(target.store, { deployer: target.deployer });
    expect([await target.served(), (await pointerOf())?.canary]).toEqual([{ alfa: "en" }, undefined]);
    await target.deploy(next, { share: 5, isAgain: true });
    await target.deploy(next, { share: 100 });
    expect([await target.served(), (await pointerOf())?.canary]).toEqual([{ alfa: "to" }, undefined]);
  });

  test("ends when the release of the others is deployed again, and a later rollback does not lead to it", async () => {
    const stable = await target.build("a1", { alfa: "a1" });
    await target.deploy(stable);
    await target.deploy(await target.build("b2", { alfa: "b2" }), { share: 5 });
    await target.deploy(stable);
    expect((await pointerOf())?.canary).toBeUndefined();
    await target.deploy(await target.build("c3", { alfa: "c3" }));
    await rollBack(target.store, { deployer: target.deployer });
    expect(await target.served()).toEqual({ alfa: "a1" });
  });

  test("the first release of a brand is for everybody", async () => {
    await target.deploy(await target.build("a1", { alfa: "en" }), { share: 5 });
    expect([await target.served(), (await pointerOf())?.canary]).toEqual([{ alfa: "en" }, undefined]);
  });
});
