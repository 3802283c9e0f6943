import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import { rollBack } from "./rollBack.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

let target: DeployTarget;
beforeEach(async () => {
  target = await DeployTarget.open();
});
afterEach(() => target.close());

describe("A deployment that is cut off", () => {
  const before = { alfa: "en", beta: "en" };
  const after = { alfa: "to", beta: "to" };

  test.each([
    ["killed", undefined, 1],
    ["out of space", "ENOSPC", 6],
  ] as const)(
    "%s before any write: what is served is whole, and the next run completes it",
    async (_, code, step) => {
      const next = await target.build("b2", after);
      await target.deploy(await target.build("a1", before));
      await target.save();
      let writes = 0;
      for (let isComplete = false; !isComplete; writes += step) {
        await target.restore();
        const store = new FailingStore(target.store, writes, code);
        const reason = await target.deploy(next, {}, store).then(
          () => undefined,
          (error: unknown) => String(error),
        );
        isComplete = !store.hasFailed;
        if (reason !== undefined) expect(reason).toContain(code ?? "killed");
        const { alfa, beta } = await target.served();
        expect([before.alfa, after.alfa]).toContain(alfa);
        expect([before.beta, after.beta]).toContain(beta);
        await target.deploy(next);
        expect(await target.served()).toEqual(after);
      }
      // The claim is taken, gets the goal, is confirmed and released; 2 × 8 files, two pointers.
      expect(writes).toBeGreaterThan(20);
    },
    60_000,
  );

  test("the pages of all languages are of one release (spec: languages-22)", async () => {
    const build = (code: string, text: string) => target.build(code, { alfa: text }, undefined, ["nb", "nn", "en"]);
    const next = await build("b2", "to");
    await target.deploy(await build("a1", "en"));
    await target.save();
    for (let writes = 0, isComplete = false; !isComplete; writes += 1) {
      await target.restore();
      const store = new FailingStore(target.store, writes);
      await target.deploy(next, {}, store).catch((error: unknown) => expect(String(error)).toContain("killed"));
      isComplete = !store.hasFailed;
      expect(["en", "to"]).toContain((await target.served())["alfa"]);
      await target.deploy(next);
      expect(await target.served()).toEqual({ alfa: "to" });
      // Three pages with their compressed forms, besides what every release has.
      if (isComplete) expect(writes).toBeGreaterThan(15);
    }
    await rollBack(target.store, { deployer: target.deployer });
    expect(await target.served()).toEqual({ alfa: "en" });
  });

  test("a rollback that is killed before any write can be run again", async () => {
    await target.deploy(await target.build("a1", before));
    await target.deploy(await target.build("b2", after));
    await target.save();
    for (const writes of [0, 1, 2, 3]) {
      await target.restore();
      await rollBack(new FailingStore(target.store, writes), { deployer: target.deployer }).catch(() => undefined);
      const left = Object.values(await target.served());
      if (left.includes("to")) await rollBack(target.store, { deployer: target.deployer });
      expect(await target.served()).toEqual(before);
    }
  });

  test("a pointer that cannot be brought to the web server is put back", async () => {
    await target.deploy(await target.build("a1", before));
    const publish = () => Promise.reject(new Error("nginx: no"));
    await expect(target.deploy(await target.build("b2", after), { publish })).rejects.toThrow("nginx: no");
    expect(await target.served()).toEqual(before);
    await expect(target.deploy(await target.build("b2", { gamma: "ny" }), { publish })).rejects.toThrow("nginx: no");
    expect(await target.served()).toEqual(before);
  });
});

describe("A store whose answers are lost for good", () => {
  test("the brand of which it is not known what visitors get is named, and the same command brings what was asked for", async () => {
    await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
    const next = await target.build("b2", { alfa: "to", beta: "to" });
    const store = new FailingStore(target.store, Number.POSITIVE_INFINITY);
    const put = store.put.bind(store);
    store.put = async (key, bytes, options) => {
      const tag = await put(key, bytes, options);
      if (key === "beta/current.json") throw new Error("The store cannot be reached");
      return tag;
    };
    await expect(target.deploy(next, {}, store)).rejects.toThrow(
      "The store cannot be reached\nIt is not known what beta serves: the pointer could not be put back.",
    );
    expect((await target.served())["alfa"]).toBe("en");
    await target.deploy(next);
    expect(await target.served()).toEqual({ alfa: "to", beta: "to" });
  });
});

describe("Two deployments at once", () => {
  test("one is done, the other says so and changes nothing", async () => {
    await target.deploy(await target.build("a1", { alfa: "en" }));
    const [one, two] = [await target.build("b2", { alfa: "to" }), await target.build("c3", { alfa: "tre" })];
    const results = await Promise.allSettled(
      [one, two].map((each) => target.deploy(each, { deployer: { ...target.deployer, pid: process.pid } })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = results.find((result) => result.status === "rejected");
    expect(lost?.reason).toBeInstanceOf(DeploymentRefused);
    expect(await target.served()).toEqual({ alfa: results[0]?.status === "fulfilled" ? "to" : "tre" });
  });

  test("a pointer that another program has written is not written over", async () => {
    await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
    const next = await target.build("b2", { alfa: "to", beta: "to" });
    const onSent = (brand: string) => {
      if (brand === "beta") interfering = target.store.put("beta/current.json", new TextEncoder().encode("{}"));
    };
    let interfering: Promise<string> | undefined;
    const waiting: DeploymentStore = new FailingStore(target.store, 1000);
    const put = waiting.put.bind(waiting);
    waiting.put = async (key, bytes, options) => {
      await interfering;
      return put(key, bytes, options);
    };
    await expect(target.deploy(next, { onSent }, waiting)).rejects.toThrow(
      "Another deployment was faster: beta/current.json was written by another program meanwhile.",
    );
    const alfa = JSON.parse(await readFile(join(target.path, "alfa/current.json"), "utf8")) as { release: string };
    expect(await target.wholePage("alfa", alfa.release)).toBe("en");
  });
});
