import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderStore, removeAbandonedWrites } from "./FolderStore.ts";
import { Conflict } from "./DeploymentStore.ts";

let root: string;
let store: FolderStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "store-"));
  store = new FolderStore(root);
});
afterEach(() => rm(root, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (key: string) => new TextDecoder().decode((await store.get(key))?.bytes);

/** What another deployment does with links and old releases. It counts how often it has removed them. */
const makeAndRemove = `
  const { mkdirSync, rmSync, symlinkSync, writeFileSync } = require("node:fs");
  const { root, removals } = require("node:worker_threads").workerData;
  for (;;) {
    for (const brand of ["alfa", "beta", "gamma"]) {
      mkdirSync(root + "/" + brand + "/_links/old", { recursive: true });
      symlinkSync("../..", root + "/" + brand + "/_links/old/release");
      writeFileSync(root + "/" + brand + "/_links/old/page.html", "");
    }
    for (const brand of ["alfa", "beta", "gamma"]) rmSync(root + "/" + brand + "/_links", { recursive: true });
    Atomics.add(removals, 0, 1);
  }
`;

describe("A store in a folder", () => {
  test("gives back what was put, and lists it with its size", async () => {
    await store.put("alfa/assets/a.js", bytes("12"));
    expect(await text("alfa/assets/a.js")).toBe("12");
    expect(await store.list("alfa/")).toEqual([{ key: "alfa/assets/a.js", bytes: 2 }]);
    expect(await store.folders()).toEqual(["alfa"]);
    await store.remove("alfa/assets/a.js");
    await store.remove("alfa/assets/a.js");
    expect([await store.get("alfa/assets/a.js"), await store.list("alfa/")]).toEqual([undefined, []]);
    expect(await store.list("beta/")).toEqual([]);
  });

  test("of many writes under the same condition, one succeeds", async () => {
    const race = async (condition: "absent" | { tag: string }) => {
      const stores = Array.from({ length: 8 }, () => new FolderStore(root));
      const results = await Promise.allSettled(
        stores.map((each, at) => each.put("a.json", bytes(`${at}`.padStart(2)), { condition })),
      );
      const lost = results.filter((result) => result.status === "rejected");
      expect(lost.map(({ reason }) => (reason as Error).constructor)).toEqual(Array(7).fill(Conflict));
      return results.find((result) => result.status === "fulfilled")?.value ?? "";
    };
    const tag = await race("absent");
    expect((await store.get("a.json"))?.tag).toBe(tag);
    await store.put("a.json", bytes("ny"));
    const changed = await race({ tag: (await store.get("a.json"))?.tag ?? "" });
    expect((await store.get("a.json"))?.tag).toBe(changed);
    await expect(store.put("b.json", bytes("1"), { condition: { tag } })).rejects.toBeInstanceOf(Conflict);
  });

  test("a write that fails leaves nothing behind", async () => {
    await store.put("a.json", bytes("1"));
    await expect(store.put("a.json", bytes("2"), { condition: "absent" })).rejects.toBeInstanceOf(Conflict);
    expect([await text("a.json"), await readdir(root)]).toEqual(["1", ["a.json"]]);
  });

  test("what a killed process has left behind is not a file, and is removed", async () => {
    const [left, young] = [".writing-0123456789abcdef", ".writing-fedcba9876543210"];
    // Both times are set: the clock of the file system need not be the clock of this process.
    const writtenMs = { [left]: Date.now() - 11 * 60_000, [young]: Date.now() };
    for (const [name, ms] of Object.entries(writtenMs)) {
      await writeFile(join(root, name), "halv");
      await utimes(join(root, name), new Date(ms), new Date(ms));
    }
    expect(await store.list("")).toEqual([]);
    removeAbandonedWrites(root);
    expect(await readdir(root)).toEqual([young]);
  });

  test("a link is not a file, and what it leads to is listed once", async () => {
    await store.put("alfa/a.js", bytes("1"));
    await symlink("alfa", join(root, "link"));
    await symlink("nowhere", join(root, "broken"));
    expect((await store.list("")).map(({ key }) => key)).toEqual(["alfa/a.js"]);
  });

  test("another process removes folders all the while: the store opens, and lists every file that stays", async () => {
    await store.put("alfa/stays.js", bytes("1"));
    const removals = new Int32Array(new SharedArrayBuffer(4));
    const other = new Worker(makeAndRemove, { eval: true, workerData: { root, removals } });
    try {
      while (Atomics.load(removals, 0) < 100) {
        removeAbandonedWrites(root);
        expect((await store.list("")).map(({ key }) => key)).toContain("alfa/stays.js");
        await setImmediate();
      }
    } finally {
      await other.terminate();
    }
  });
});
