import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/releaseRecord.ts";
import { writeTinyReleases } from "#tests/support/tinyReleases.ts";
import { type BuiltRelease, keyOf } from "./BuiltRelease.ts";
import { deployReleases, type DeployOptions } from "./deployReleases.ts";
import { rollBack } from "./rollBack.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { readPointers } from "./state/Pointer.ts";
import { FolderStore } from "./store/FolderStore.ts";
import type { Store } from "./store/Store.ts";

let folder: string;
let target: string;
let store: FolderStore;
let seconds = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "deploy-"));
  target = join(folder, "target");
  store = await FolderStore.open(target);
  seconds = 0;
});
afterEach(() => rm(folder, { recursive: true }));

/** Each reading of the clock is ten seconds later, so a claim is renewed now and then. No process has this number. */
const ended = 4_194_305;
const deployer = {
  by: "kari@ci",
  host: "ci",
  pid: ended,
  now: () => new Date(Date.UTC(2026, 10, 22, 8, 0, (seconds += 10))),
};
const running = { ...deployer, pid: process.pid };

const build = (code: string, texts: Readonly<Record<string, string>>) => writeTinyReleases(folder, code, texts);
const deploy = (releases: readonly BuiltRelease[], options: Partial<DeployOptions> = {}, to: Store = store) =>
  deployReleases(to, releases, { deployer, share: 100, keep: 5, ...options });

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Every file of a release is at the target, as it was built. Gives the text of the page. */
async function wholePage(brand: string, id: string): Promise<string> {
  const read = (path: string) => readFile(join(target, keyOf({ brand, id }, path)));
  const record = JSON.parse((await read(recordFile)).toString()) as ReleaseRecord;
  for (const { path, sha256: digest } of record.files) expect([path, sha256(await read(path))]).toEqual([path, digest]);
  return /<p>(.*)<\/p>/.exec((await read("index.html")).toString())?.[1] ?? "";
}

/** What the visitors of each brand get. */
async function served(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [brand, { pointer }] of await readPointers(store)) pages[brand] = await wholePage(brand, pointer.release);
  return pages;
}

/** A store whose program is killed before its n-th write, or that is full from then on. */
function stopping(after: number, code?: string): { readonly store: Store; readonly writes: () => number } {
  let count = 0;
  const guard = () => {
    if (count >= after) throw Object.assign(new Error(code ?? "killed"), code === undefined ? {} : { code });
    count += 1;
  };
  return {
    writes: () => count,
    store: {
      get: (key) => store.get(key),
      list: (prefix) => store.list(prefix),
      folders: () => store.folders(),
      digest: (key) => store.digest(key),
      put: async (key, bytes, condition) => {
        guard();
        return store.put(key, bytes, condition);
      },
      remove: async (key) => {
        guard();
        return store.remove(key);
      },
    },
  };
}

describe("A deployment (spec: commands-19)", () => {
  test("sends what is new, and nothing a second time", async () => {
    const first = await deploy(await build("a1", { alfa: "en", beta: "to" }));
    expect(first).toMatchObject({ changed: ["alfa", "beta"], known: 0 });
    expect(await served()).toEqual({ alfa: "en", beta: "to" });
    const again = await deploy(await build("a1", { alfa: "en", beta: "to" }));
    expect(again).toMatchObject({ changed: [], files: 0, bytes: 0, known: first.files });
  });

  test("of one brand's text sends that brand's own files only", async () => {
    await deploy(await build("a1", { alfa: "en", beta: "to" }));
    const paths = (await readdir(join(target, "beta/assets"))).length;
    const second = await deploy(await build("a1", { alfa: "en", beta: "ny" }));
    expect(second.changed).toEqual(["beta"]);
    expect(paths).toBe(3);
    // index.html with two compressed forms, headers.json and release.json.
    expect(second.files).toBe(5);
  });

  test("replaces a file at the target that is not what was built", async () => {
    const releases = await build("a1", { alfa: "en" });
    await deploy(releases);
    await truncate(join(target, "alfa/assets/main-a1.js"), 3);
    expect((await deploy(releases)).files).toBe(1);
    expect(await served()).toEqual({ alfa: "en" });
  });

  test("keeps a list of what was done, by whom and when", async () => {
    const [one] = await build("a1", { alfa: "en" });
    const [two] = await build("b2", { alfa: "to" });
    for (const release of [one, two]) if (release !== undefined) await deploy([release]);
    const { pointer } = (await readPointers(store)).get("alfa") ?? {};
    expect(pointer?.changes).toMatchObject([
      { action: "deploy", from: one?.id, to: two?.id, digest: two?.digest, commit: "b2", by: "kari@ci" },
      { action: "deploy", to: one?.id, digest: one?.digest, commit: "a1", by: "kari@ci" },
    ]);
    expect(pointer?.changes[0]?.at).toMatch(/^2026-11-22T08:\d\d:\d0\.000Z$/);
  });
});

describe("A deployment that is cut off (spec: commands-19)", () => {
  const before = { alfa: "en", beta: "en" };
  const after = { alfa: "to", beta: "to" };

  test.each([
    ["killed", undefined],
    ["out of space", "ENOSPC"],
  ])(
    "%s before any write: what is served is whole, and the next run completes it",
    async (_, code) => {
      const [old, next] = [await build("a1", before), await build("b2", after)];
      let isComplete = false;
      let points = 0;
      for (let point = 0; !isComplete; point += step) {
        await rm(target, { recursive: true });
        store = await FolderStore.open(target);
        await deploy(old);
        const faulty = stopping(point, code);
        await deploy(next, {}, faulty.store).then(
          () => (isComplete = faulty.writes() < point),
          (error: unknown) =>
            expect(error).toMatchObject({ message: expect.stringContaining(code ?? "killed") as string }),
        );
        for (const [brand, text] of Object.entries(await served())) expect(["en", "to"], brand).toContain(text);
        await deploy(next);
        expect(await served()).toEqual(after);
        points = point;
      }
      // Two claims, 2 × (3 chunks, 5 files of its own), two pointers, and a claim that is renewed now and then.
      expect(points).toBeGreaterThan(20);
    },
    60_000,
  );

  test("a rollback that is killed before any write can be run again", async () => {
    const [old, next] = [await build("a1", before), await build("b2", after)];
    for (const point of [0, 1, 2, 3]) {
      await rm(target, { recursive: true });
      store = await FolderStore.open(target);
      await deploy(old);
      await deploy(next);
      await rollBack(stopping(point).store, { deployer }).catch(() => undefined);
      const left = Object.values(await served());
      if (left.includes("to")) await rollBack(store, { deployer });
      expect(await served()).toEqual(before);
    }
  });

  test("a pointer that cannot be brought to the web server is put back", async () => {
    await deploy(await build("a1", before));
    const publish = () => Promise.reject(new Error("nginx: no"));
    await expect(deploy(await build("b2", after), { publish })).rejects.toThrow("nginx: no");
    expect(await served()).toEqual(before);
    await expect(deploy(await build("b2", { gamma: "ny" }), { publish })).rejects.toThrow("nginx: no");
    expect(await served()).toEqual(before);
  });
});

describe("Two deployments at once (spec: commands-19)", () => {
  test("one is done, the other says so and changes nothing", async () => {
    await deploy(await build("a1", { alfa: "en" }));
    const [one, two] = [await build("b2", { alfa: "to" }), await build("c3", { alfa: "tre" })];
    const results = await Promise.allSettled([one, two].map((each) => deploy(each, { deployer: running })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = results.find((result) => result.status === "rejected");
    expect(lost?.reason).toBeInstanceOf(DeploymentRefused);
    expect(await served()).toEqual({ alfa: results[0]?.status === "fulfilled" ? "to" : "tre" });
  });

  test("a pointer that another program has written is not written over", async () => {
    await deploy(await build("a1", { alfa: "en", beta: "en" }));
    const next = await build("b2", { alfa: "to", beta: "to" });
    const onSent = (brand: string) => {
      if (brand === "beta") interfering = store.put("beta/current.json", new TextEncoder().encode("{}"));
    };
    let interfering: Promise<string> | undefined;
    const waiting: Store = { ...stopping(1000).store };
    const put = waiting.put.bind(waiting);
    waiting.put = async (key, bytes, condition) => {
      await interfering;
      return put(key, bytes, condition);
    };
    await expect(deploy(next, { onSent }, waiting)).rejects.toThrow(
      "Another deployment was faster: beta/current.json was written by another program meanwhile.",
    );
    const alfa = JSON.parse(await readFile(join(target, "alfa/current.json"), "utf8")) as { release: string };
    expect(await wholePage("alfa", alfa.release)).toBe("en");
  });
});

describe("Old releases (spec: commands-19)", () => {
  test("a page that was opened before three deployments finds every chunk; what no kept release has is removed", async () => {
    const all: BuiltRelease[] = [];
    for (const code of ["a1", "b2", "c3", "d4", "e5", "f6", "g7"]) {
      const [release] = await build(code, { alfa: code });
      if (release === undefined) throw new Error("no release");
      all.push(release);
      await deploy([release]);
      for (const { id, commit } of all.slice(-4)) expect(await wholePage("alfa", id)).toBe(commit);
    }
    expect(await readdir(join(target, "alfa/releases"))).toHaveLength(5);
    const scripts = (await readdir(join(target, "alfa/assets"))).filter((name) => name.endsWith(".js"));
    expect(scripts.toSorted()).toEqual(["c3", "d4", "e5", "f6", "g7"].map((code) => `main-${code}.js`));
  });

  test("nothing is removed when the files of a kept release are not known", async () => {
    for (const code of ["a1", "b2", "c3"]) await deploy(await build(code, { alfa: code }));
    const [oldest] = (await readdir(join(target, "alfa/releases"))).toSorted();
    await rm(join(target, `alfa/releases/${oldest}/release.json`));
    const { removed } = await deploy(await build("d4", { alfa: "d4" }), { keep: 4 });
    expect(removed).toBe(0);
  });
});

describe("A rollback (spec: commands-19)", () => {
  test("of one brand takes back its last release", async () => {
    await deploy(await build("a1", { alfa: "en", beta: "en" }));
    await deploy(await build("a1", { alfa: "to", beta: "en" }));
    expect(await rollBack(store, { deployer, brand: "alfa" })).toMatchObject({ changed: [{ brand: "alfa" }] });
    expect(await served()).toEqual({ alfa: "en", beta: "en" });
    await expect(rollBack(store, { deployer, brand: "alfa" })).rejects.toThrow("has no earlier release");
    await expect(rollBack(store, { deployer, brand: "delta" })).rejects.toThrow("was never deployed");
  });

  test("without a brand takes back the code of all brands, also where data was deployed since", async () => {
    await deploy(await build("a1", { alfa: "en", beta: "en" }));
    await deploy(await build("b2", { alfa: "to", beta: "to", gamma: "ny" }));
    await deploy(await build("b2", { alfa: "tre" }));
    const { changed, unchanged } = await rollBack(store, { deployer });
    expect([changed.map(({ brand }) => brand), unchanged]).toEqual([["alfa", "beta"], ["gamma"]]);
    expect(await served()).toEqual({ alfa: "en", beta: "en", gamma: "ny" });
  });

  test("does not lead to a release that was taken back", async () => {
    for (const code of ["a1", "b2"]) await deploy(await build(code, { alfa: code }));
    await rollBack(store, { deployer });
    await deploy(await build("c3", { alfa: "c3" }));
    await rollBack(store, { deployer });
    expect(await served()).toEqual({ alfa: "a1" });
  });
});

describe("A canary (spec: commands-19)", () => {
  const pointerOf = async () => (await readPointers(store)).get("alfa")?.pointer;

  test("leaves the release of the others, and ends with the share of 100 or a rollback", async () => {
    await deploy(await build("a1", { alfa: "en" }));
    const next = await build("b2", { alfa: "to" });
    await deploy(next, { share: 5 });
    expect(await served()).toEqual({ alfa: "en" });
    expect((await pointerOf())?.canary).toEqual({ release: next[0]?.id, share: 5 });
    await rollBack(store, { deployer });
    expect([await served(), (await pointerOf())?.canary]).toEqual([{ alfa: "en" }, undefined]);
    await deploy(next, { share: 5 });
    await deploy(next, { share: 100 });
    expect([await served(), (await pointerOf())?.canary]).toEqual([{ alfa: "to" }, undefined]);
  });

  test("the first release of a brand is for everybody", async () => {
    await deploy(await build("a1", { alfa: "en" }), { share: 5 });
    expect([await served(), (await pointerOf())?.canary]).toEqual([{ alfa: "en" }, undefined]);
  });
});
