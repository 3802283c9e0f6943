import { existsSync } from "node:fs";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { type ClosedPart, noNotices, type Notice, readNotices } from "#contract/notices.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { LyingStore } from "#tests/support/deploy/LyingStore.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import { type Fault, Seams, StoreWithSeams, withFileSeams } from "#tests/support/deploy/Seams.ts";
import { noticesKey } from "../keyOf.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { changeNotices, type PlanNotices } from "./changeNotices.ts";
import { readNoticeRecord } from "./noticeRecord.ts";
import { addPlan, closePlan, endPlan, openPlan } from "./plans.ts";

if (existsSync("/dev/shm")) vi.stubEnv("TMPDIR", "/dev/shm");
// The files that follow in this process write elsewhere: such a folder can be small.
afterAll(() => void vi.unstubAllEnvs());

const brands = ["alfa", "beta"];
const now = new Date("2026-12-01T12:00:00.000Z");
const period = { from: "2026-12-01T11:00:00.000Z", until: "2026-12-01T20:00:00.000Z" };
const notice = (id: string): Notice => ({ id, severity: "info", ...period, text: { nb: `Om ${id}` } });
const kjop: ClosedPart = { part: "kjop", reason: { nb: "Vi oppdaterer" }, ...period };
const forAll = <Entry>(entry: Entry) => new Map(brands.map((brand) => [brand, entry]));
const options = { now, beginsNow: false };

const change = (store: DeploymentStore, plan: PlanNotices, by = "kari", only: readonly string[] = brands) =>
  changeNotices(store, { brands: only, plan, by, at: now.toISOString() });

/** What a page of a brand reads: the ids of its notices, and what is closed. */
async function toldBy(store: DeploymentStore, brand: string): Promise<string> {
  const stored = await store.get(noticesKey(brand));
  const file = stored === undefined ? noNotices : readNotices(new TextDecoder().decode(stored.bytes));
  if (file === undefined) return "broken";
  return [...file.notices.map(({ id }) => id), ...file.closed.map(({ part }) => `${part} closed`)].join(" ");
}

const commands: readonly (readonly [name: string, plan: PlanNotices, goal: string])[] = [
  ["add", addPlan(forAll(notice("ny")), options), "gammel ny tilbud closed"],
  ["end", endPlan("gammel", now), "tilbud closed"],
  ["close", closePlan(forAll(kjop), options), "gammel tilbud closed kjop closed"],
  ["open", openPlan("tilbud", now), "gammel"],
];
const start = "gammel tilbud closed";

let target: DeployTarget;
afterEach(() => target.close());

/** A target at which something is told already. */
async function openTold(bucket?: MemoryStore): Promise<DeploymentStore> {
  target = await DeployTarget.open(bucket);
  await change(target.store, addPlan(forAll(notice("gammel")), options));
  await change(target.store, closePlan(forAll<ClosedPart>({ ...kjop, part: "tilbud" }), options));
  return target.store;
}

interface Bench {
  readonly faults: readonly Fault[];
  readonly run: (plan: PlanNotices, seams: Seams) => ReturnType<typeof change>;
  readonly restore: () => Promise<void>;
}

async function openBench(place: "a folder" | "a bucket"): Promise<Bench> {
  if (place === "a bucket") {
    const memory = new MemoryStore();
    await openTold(memory);
    memory.save();
    return {
      faults: ["killed", "fails once", "answer lost"],
      run: (plan, seams) => change(new StoreWithSeams(memory, seams), plan),
      restore: () => Promise.resolve(memory.restore()),
    };
  }
  const store = await openTold();
  await target.save();
  return {
    faults: ["killed", "disk full", "fails once"],
    run: (plan, seams) => withFileSeams(seams, [target.path], {}, () => change(store, plan)),
    restore: () => target.restore(),
  };
}

const never = () => new Seams(Number.POSITIVE_INFINITY, "killed");

describe("A change of notices that ends at any of its steps (spec: notices-23)", () => {
  const cases = (["a folder", "a bucket"] as const).flatMap((place) =>
    commands.map(([name, plan, goal]) => ({ name, place, plan, goal })),
  );
  test.each(cases)(
    "$name in $place: customers read what was or what is to be, and the same command again completes it",
    async ({ place, plan, goal }) => {
      const bench = await openBench(place);
      const { store } = target;
      const told = () => Promise.all(brands.map((brand) => toldBy(store, brand)));
      for (const fault of bench.faults)
        for (let step = 0; ; step += 1) {
          await bench.restore();
          const seams = new Seams(step, fault);
          const isDone = await bench.run(plan, seams).then(
            ({ failed }) => failed.size === 0,
            () => false,
          );
          const at = `${fault} at ${step}, ${seams.hit}`;
          for (const each of await told()) expect([start, goal], `${at}`).toContain(each);
          if (isDone && seams.hit === undefined) break;
          expect((await bench.run(plan, never())).failed.size, `${at}`).toBe(0);
          expect(await told(), `${at}`).toEqual([goal, goal]);
          for (const brand of brands) {
            const { changes } = await readNoticeRecord(store, brand);
            expect(
              changes.map(({ by }) => by),
              `${at}`,
            ).toEqual(["kari", "kari", "kari"]);
          }
        }
      expect(await told()).toEqual([goal, goal]);
    },
    60_000,
  );
});

describe("Two changes of notices at once (spec: notices-23)", () => {
  test.each(["a folder", "a bucket"] as const)("nothing is lost in %s, and one is told", async (place) => {
    const store = await openTold(place === "a bucket" ? new MemoryStore() : undefined);
    const conflicts: string[] = [];
    const add = (id: string) =>
      changeNotices(store, {
        brands: ["alfa"],
        plan: addPlan(new Map([["alfa", notice(id)]]), options),
        by: id,
        at: now.toISOString(),
        onConflict: () => conflicts.push(id),
      });
    const ids = ["a", "b", "c"];
    const outcomes = await Promise.all(ids.map(add));
    expect(outcomes.map(({ done }) => done)).toEqual(ids.map(() => ["alfa"]));
    expect((await toldBy(store, "alfa")).split(" ").toSorted()).toEqual(["a", "b", "c", "closed", "gammel", "tilbud"]);
    expect(
      (await readNoticeRecord(store, "alfa")).changes
        .map(({ by }) => by)
        .slice(2)
        .toSorted(),
    ).toEqual(ids);
    expect(conflicts.length).toBeGreaterThan(0);
  });

  test("a write that is swallowed is seen, and the others are done", async () => {
    const store = await openTold(new MemoryStore());
    const plan = addPlan(forAll(notice("ny")), options);
    const lying = new LyingStore(store, (key) => key === noticesKey("alfa"), 100);
    expect(await change(lying, plan)).toEqual({
      done: ["beta"],
      same: [],
      failed: new Map([["alfa", "alfa/driftsmeldinger.json does not have what was written to it."]]),
    });
    expect(await change(store, plan)).toMatchObject({ same: brands });
    expect(await toldBy(store, "alfa")).toBe("gammel ny tilbud closed");
  });
});

test("no version of the file has the size of the one before it: nginx names it by size and second", async () => {
  const store = await openTold();
  const sizeAfter = async (word: string) => {
    await change(store, closePlan(forAll<ClosedPart>({ ...kjop, part: "tilbud", reason: { nb: word } }), options));
    return (await store.get(noticesKey("alfa")))?.bytes.length ?? 0;
  };
  const sizes = [await sizeAfter("Vi tester"), await sizeAfter("Vi bytter"), await sizeAfter("Vi henter")];
  expect(sizes.map((size, at) => at > 0 && size === sizes[at - 1])).toEqual([false, false, false]);
});
