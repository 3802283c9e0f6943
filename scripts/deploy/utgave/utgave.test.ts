import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { baseFolder } from "#contract/basePath.ts";
import { parseUtgave, type Utgave } from "#contract/utgave.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import type { BuiltRelease } from "../BuiltRelease.ts";
import type { DeployOptions } from "../deployReleases.ts";
import { answerAtEdge } from "../edge/answerAtEdge.ts";
import { EdgeFiles } from "../edge/EdgeFiles.ts";
import { deployPreview } from "../preview/deployPreview.ts";
import { retireBrands } from "../retireBrands.ts";
import { rollBack } from "../rollBack.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import type { IsAncestor } from "./commitOrder.ts";
import { noteCommits } from "../noteCommits.ts";

let store: MemoryStore;
let target: DeployTarget;
beforeEach(async () => {
  store = new MemoryStore();
  target = await DeployTarget.open(store);
});
afterEach(() => target.close());

const textAt = async (key: string) => new TextDecoder().decode((await store.get(key))?.bytes);

/** What a host answers, as the function at the edge sends it; the status where it is no `utgave.json`. */
async function utgaveAt(host: string, random = 0.5): Promise<Utgave | number> {
  const { status, keys = [] } = await answerAtEdge(
    { method: "GET", host, path: `${baseFolder}utgave.json`, query: "", isSecure: true },
    {
      random: () => random,
      read: async (key) => {
        const stored = await store.get(key);
        return stored && (JSON.parse(new TextDecoder().decode(stored.bytes)) as unknown);
      },
    },
  );
  return parseUtgave(await textAt(keys[0] ?? "")) ?? (status === 200 ? 404 : status);
}

/** Commits of one history, the oldest first; a commit is written as the number in it. */
const commit = (at: number) => String(at).padStart(40, "0");

/** The folders of a build, as a commit that was made at a minute. */
async function built(
  at: number,
  texts: Readonly<Record<string, string>>,
  more: Partial<BuiltRelease> = {},
): Promise<readonly BuiltRelease[]> {
  const releases = await target.build("a1", texts);
  const committedAt = `2026-11-02T10:${String(at).padStart(2, "0")}:00Z`;
  return releases.map((release) => ({ ...release, commit: commit(at), committedAt, ...more }));
}

/** Deploys folders; the history knows every commit and its order. */
const deploy = (releases: readonly BuiltRelease[], options: Partial<DeployOptions> = {}, to?: DeploymentStore) =>
  target.deploy(releases, { isAncestor: async (one, other) => one <= other, ...options }, to);

const commitOf = async (brand = "alfa") => {
  const utgave = await utgaveAt(`${brand}.example`);
  return typeof utgave === "number" ? utgave : utgave.commit;
};

describe("utgave.json of a host", () => {
  test("names the release that all visitors get, its commit, and since when", async () => {
    expect(await utgaveAt("alfa.example")).toBe(404);
    const releases = await built(1, { alfa: "en", beta: "en" });
    await deploy(releases);
    const pointer = await target.pointer("alfa");
    expect(await utgaveAt("alfa.example")).toEqual({
      brand: "alfa",
      release: releases[0]?.id,
      commit: commit(1),
      since: pointer?.changes[0]?.at,
    });
  });

  test("a commit with the same folder of a brand is noted, and nothing else of that brand changes", async () => {
    await deploy(await built(1, { alfa: "en", beta: "en" }));
    const [pointer, before] = [await textAt("beta/current.json"), await utgaveAt("beta.example")];
    expect((await deploy(await built(2, { alfa: "to", beta: "en" }))).changed).toEqual(["alfa"]);
    expect(await textAt("beta/current.json")).toBe(pointer);
    expect(await utgaveAt("beta.example")).toEqual({ ...(before as Utgave), commit: commit(2) });
    // For a CDN without the function.
    expect(parseUtgave(await textAt("beta/utgave.json"))).toEqual(await utgaveAt("beta.example"));
  });

  test("an older commit that is deployed late does not replace a newer one", async () => {
    await deploy(await built(3, { alfa: "en" }));
    await deploy(await built(2, { alfa: "en" }));
    expect(await commitOf()).toBe(commit(3));
  });

  test.each([
    ["later", 4, 4],
    ["earlier", 2, 3],
  ])(
    "where the history does not have the noted commit, the time of the commit decides: a %s one",
    async (_, at, expected) => {
      const isAncestor: IsAncestor = async () => undefined;
      await deploy(await built(3, { alfa: "en" }));
      await deploy(await built(at, { alfa: "en" }), { isAncestor });
      expect(await commitOf()).toBe(commit(expected));
    },
  );

  test("a folder with changes that were not committed has no commit", async () => {
    await deploy(await built(1, { alfa: "en" }, { isModified: true }));
    expect(await commitOf()).toBeNull();
    await deploy(await built(2, { alfa: "en" }, { isModified: true }));
    expect(await commitOf()).toBeNull();
    await deploy(await built(3, { alfa: "en" }));
    expect(await commitOf()).toBe(commit(3));
  });

  test("during a canary it names the release that all visitors have, also for those who get the canary", async () => {
    const [first, next] = [await built(1, { alfa: "en" }), await built(2, { alfa: "to" })];
    await deploy(first);
    await deploy(next, { share: 30 });
    for (const random of [0, 0.99])
      expect(await utgaveAt("alfa.example", random)).toMatchObject({ release: first[0]?.id, commit: commit(1) });
    await deploy(next);
    const { changes = [] } = (await target.pointer("alfa")) ?? {};
    expect(changes[0]?.action).toBe("deploy");
    expect(await utgaveAt("alfa.example")).toMatchObject({ commit: commit(2), since: changes[0]?.at });
  });

  test("after a rollback it names the release of before with its own commit and time", async () => {
    await deploy(await built(1, { alfa: "en" }));
    await deploy(await built(2, { alfa: "en" }));
    const before = await utgaveAt("alfa.example");
    await deploy(await built(3, { alfa: "to" }));
    expect(await commitOf()).toBe(commit(3));
    await rollBack(store, { deployer: target.deployer, brand: "alfa", edge: new EdgeFiles(store) });
    expect(await utgaveAt("alfa.example")).toEqual(before);
    expect(parseUtgave(await textAt("alfa/utgave.json"))).toEqual(before);
  });

  test("a release that an earlier version has deployed gets one with the next command", async () => {
    await deploy(await built(1, { alfa: "en" }));
    const before = await utgaveAt("alfa.example");
    for (const { key } of await store.list("alfa/utgave")) await store.remove(key);
    expect(await utgaveAt("alfa.example")).toBe(404);
    await deploy(await built(1, { alfa: "en" }));
    expect(await utgaveAt("alfa.example")).toEqual(before);
  });

  test("a retired brand and a preview have none", async () => {
    await deploy(await built(1, { alfa: "en", beta: "en" }));
    await retireBrands(store, ["beta"], { deployer: target.deployer, edge: new EdgeFiles(store) });
    expect([await utgaveAt("beta.example"), await textAt("beta/utgave.json")]).toEqual([404, ""]);
    const options = { name: "pr-1", days: 14, keep: 5, hasEdge: true, deployer: target.deployer };
    await deployPreview(store, await target.build("p1", { alfa: "gren" }, "pr-1"), options);
    expect([await utgaveAt("pr-1--alfa.example"), await commitOf()]).toEqual([404, commit(1)]);
    expect((await store.list("_previews/")).filter(({ key }) => key.includes("utgave"))).toEqual([]);
  });

  test("goes with its release when that is not kept any more", async () => {
    for (let at = 1; at <= 6; at += 1) await deploy(await built(at, { alfa: `tekst${at}` }), { keep: 4 });
    const ids = (await target.pointer("alfa"))?.releases.map(({ id }) => `alfa/utgave/${id}.json`);
    expect((await store.list("alfa/utgave/")).map(({ key }) => key).toSorted()).toEqual(ids?.toSorted());
  });

  test("killed before any write: it names what is served, and the same command brings commit and time", async () => {
    const next = await built(2, { alfa: "to", beta: "en" });
    await deploy(await built(1, { alfa: "en", beta: "en" }));
    store.save();
    for (let writes = 0, isComplete = false; !isComplete; writes += 1) {
      store.restore();
      const failing = new FailingStore(store, writes);
      await deploy(next, {}, failing).catch((error: unknown) => expect(String(error)).toContain("killed"));
      isComplete = !failing.hasFailed;
      const release = (await target.pointer("alfa"))?.release;
      const between = await utgaveAt("alfa.example");
      expect(between).toMatchObject({ release, commit: commit(release === next[0]?.id ? 2 : 1) });
      await deploy(next);
      const since = (await target.pointer("alfa"))?.changes[0]?.at;
      expect(await utgaveAt("alfa.example")).toMatchObject({ release: next[0]?.id, commit: commit(2), since });
      for (const brand of ["alfa", "beta"])
        expect([await commitOf(brand), parseUtgave(await textAt(`${brand}/utgave.json`))?.commit]).toEqual([
          commit(2),
          commit(2),
        ]);
    }
  });
});

/** What a role that may note commits, and nothing else, may write. */
const noting = /^(?:[a-z]+\/utgave(?:\/[0-9a-f]{16})?\.json|deployment\.json)$/;

const note = (releases: readonly BuiltRelease[], at: DeploymentStore = store) =>
  noteCommits(at, releases, {
    deployer: target.deployer,
    edge: new EdgeFiles(at),
    isAncestor: async (one, other) => one <= other,
  });

describe("npm run deploy -- --note-commit", () => {
  test("notes the commit of the brands whose folders are served, without a right to change what visitors get", async () => {
    await deploy(await built(1, { alfa: "en", beta: "en" }));
    const may = new FailingStore(store, Number.POSITIVE_INFINITY);
    const put = may.put.bind(may);
    may.put = async (key, bytes, options) => {
      if (!noting.test(key)) throw new Error(`AccessDenied: ${key}`);
      return put(key, bytes, options);
    };
    expect(await note(await built(2, { alfa: "to", beta: "en" }), may)).toEqual({ noted: ["beta"], others: ["alfa"] });
    expect([await commitOf("alfa"), await commitOf("beta")]).toEqual([commit(1), commit(2)]);
    expect(await note(await built(2, { beta: "en" }), may)).toEqual({ noted: [], others: [] });
    // Nothing is open: another command does not have to end it.
    await deploy(await built(3, { alfa: "tre" }));
  });

  test("a canary, a retired brand and one that was never deployed have nothing to note", async () => {
    await deploy(await built(1, { alfa: "en", beta: "en" }));
    await deploy(await built(2, { alfa: "to" }), { share: 30 });
    await retireBrands(store, ["beta"], { deployer: target.deployer, edge: new EdgeFiles(store) });
    const all = [...(await built(2, { alfa: "to" })), ...(await built(2, { beta: "en", gamma: "ny" }))];
    expect(await note(all)).toEqual({ noted: [], others: ["alfa", "beta", "gamma"] });
    expect(await commitOf()).toBe(commit(1));
  });

  test("is refused after a deployment that was cut off, and that one can still be ended", async () => {
    await deploy(await built(1, { alfa: "en", beta: "en" }));
    const next = await built(2, { alfa: "to", beta: "en" });
    await expect(deploy(next, {}, new FailingStore(store, 5))).rejects.toThrow("killed");
    await expect(note(next)).rejects.toThrow(
      /^"deploy" by kari@ci on ci at .* did not come to its end: run that one again first\. No commit was noted\.$/,
    );
    const lines: string[] = [];
    await deploy(next, { onCutOff: (line) => lines.push(line) });
    expect(lines).toEqual([expect.stringContaining("this command ends it.")]);
    expect(await commitOf()).toBe(commit(2));
  });

  test("killed before any write: the same command notes the rest, also for a CDN without a function", async () => {
    await deploy(await built(1, { alfa: "en", beta: "en" }));
    const next = await built(2, { alfa: "en", beta: "en" });
    store.save();
    for (let writes = 0, isComplete = false; !isComplete; writes += 1) {
      store.restore();
      const failing = new FailingStore(store, writes);
      await note(next, failing).catch((error: unknown) => expect(String(error)).toContain("killed"));
      isComplete = !failing.hasFailed;
      await note(next);
      for (const brand of ["alfa", "beta"])
        expect([await commitOf(brand), parseUtgave(await textAt(`${brand}/utgave.json`))?.commit]).toEqual([
          commit(2),
          commit(2),
        ]);
    }
  });
});
