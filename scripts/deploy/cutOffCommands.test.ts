import { existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { EdgeStandIn } from "#tests/support/deploy/EdgeStandIn.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import { NginxStandIn } from "#tests/support/deploy/NginxStandIn.ts";
import { type Fault, Seams, StoreWithSeams, withFileSeams } from "#tests/support/deploy/Seams.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";
import { EdgeFiles } from "./edge/EdgeFiles.ts";
import { retireBrands } from "./retireBrands.ts";
import { rollBack } from "./rollBack.ts";
import { sendRelease } from "./sendRelease.ts";
import { DeploymentClaim } from "./state/DeploymentClaim.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import type { ServingOptions } from "./underClaim.ts";

/** What visitors get, by brand; of a canary both pages: `to/tre`. */
type Visitors = Readonly<Record<string, string>>;

/** A target whose commands can be made to fail at each of their steps. */
interface Bench {
  readonly target: DeployTarget;
  readonly faults: readonly Fault[];
  /** Whether the files of the third releases are there already: the steps that send them are those of a folder. */
  readonly isSent?: boolean;
  /** Runs a command with the options of this target; with seams, with a fault. */
  run(command: Command, releases: Releases, seams?: Seams): Promise<unknown>;
  visitors(): Promise<Visitors>;
  save(): void;
  restore(): void;
  close(): Promise<void>;
}

interface Releases {
  readonly first: readonly BuiltRelease[];
  readonly second: readonly BuiltRelease[];
  readonly third: readonly BuiltRelease[];
  readonly other: readonly BuiltRelease[];
}

type Command = (call: {
  readonly target: DeployTarget;
  readonly store: DeploymentStore;
  readonly releases: Releases;
  readonly deployment: ServingOptions;
  readonly rollback: ServingOptions;
}) => Promise<unknown>;

const brands = ["alfa", "beta"];

// Some thousand runs of commands: in memory where the machine has such a folder, since each waits for the disk.
if (existsSync("/dev/shm")) vi.stubEnv("TMPDIR", "/dev/shm");
// The files that follow in this process write elsewhere: such a folder can be small.
afterAll(() => void vi.unstubAllEnvs());

/** Copies a folder. Its files are shared with the copy: a command replaces files, and changes none. */
function copy(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copied] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copy(source, copied);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copied);
    else linkSync(source, copied);
  }
}

async function folderBench(hasNginx: boolean): Promise<Bench> {
  const target = await DeployTarget.open();
  const nginx = await NginxStandIn.open(target.path);
  const folders = [target.path, dirname(nginx.file)];
  const { deployer } = target;
  return {
    target,
    faults: hasNginx ? ["killed", "disk full", "fails once"] : ["killed", "disk full"],
    isSent: hasNginx,
    run: (command, releases, seams) => {
      const serving = (what: "deployment" | "rollback") => (hasNginx ? nginx.serving(target.store, what) : {});
      const run = () =>
        command({
          target,
          store: target.store,
          releases,
          deployment: { deployer, ...serving("deployment") },
          rollback: { deployer, ...serving("rollback") },
        });
      return withFileSeams(seams ?? new Seams(Number.POSITIVE_INFINITY, "killed"), folders, nginx.programs, run);
    },
    visitors: async () => {
      if (!hasNginx) return target.served();
      const seen = brands.map(async (brand) => {
        const [stable, canary] = [await nginx.seen(brand), await nginx.seen(brand, "canary")];
        return [brand, canary === "none" ? stable : `${stable}/${canary}`] as const;
      });
      return Object.fromEntries(await Promise.all(seen));
    },
    save: () => folders.forEach((folder) => copy(folder, `${folder}-saved`)),
    restore: () =>
      folders.forEach((folder) => {
        rmSync(folder, { recursive: true });
        copy(`${folder}-saved`, folder);
      }),
    close: async () => {
      rmSync(`${dirname(nginx.file)}-saved`, { recursive: true, force: true });
      await nginx.close();
      await target.close();
    },
  };
}

async function bucketBench(): Promise<Bench> {
  const store = new MemoryStore();
  const target = await DeployTarget.open(store);
  const edge = new EdgeStandIn(store);
  return {
    target,
    faults: ["killed", "fails once", "answer lost"],
    run: (command, releases, seams) => {
      const own = seams === undefined ? store : new StoreWithSeams(store, seams);
      const options = { deployer: target.deployer, edge: new EdgeFiles(own) };
      return command({ target, store: own, releases, deployment: options, rollback: options });
    },
    visitors: () => edge.visitors(brands),
    save: () => store.save(),
    restore: () => store.restore(),
    close: () => target.close(),
  };
}

const deploy: (releases: (all: Releases) => readonly BuiltRelease[], share?: number) => Command =
  (releases, share = 100) =>
  ({ target, store, releases: all, deployment }) =>
    target.deploy(releases(all), { ...deployment, share }, store);

const second: Visitors = { alfa: "to", beta: "to" };

/** Each command with what is there before it, and what visitors get after it. */
const commands: readonly {
  readonly name: string;
  readonly command: Command;
  readonly before?: Command;
  readonly start?: Visitors;
  readonly goal: Visitors;
  readonly needsServer?: boolean;
}[] = [
  { name: "deploy", command: deploy(({ third }) => third), goal: { alfa: "tre", beta: "tre" } },
  {
    name: "deploy --brand alfa",
    command: deploy(({ third }) => third.slice(0, 1)),
    goal: { ...second, alfa: "tre" },
  },
  {
    name: "deploy --share 20",
    command: deploy(({ third }) => third, 20),
    goal: { alfa: "to/tre", beta: "to/tre" },
    needsServer: true,
  },
  {
    name: "retire --brand beta",
    command: ({ store, deployment }) => retireBrands(store, ["beta"], deployment),
    goal: { ...second, beta: "none" },
    needsServer: true,
  },
  { name: "rollback", command: ({ store, rollback }) => rollBack(store, rollback), goal: { alfa: "en", beta: "en" } },
  {
    name: "rollback --brand alfa",
    command: ({ store, rollback }) => rollBack(store, { ...rollback, brand: "alfa" }),
    goal: { ...second, alfa: "en" },
  },
  {
    name: "rollback --brand alfa --release ID",
    command: ({ store, rollback, releases }) =>
      rollBack(store, { ...rollback, brand: "alfa", release: releases.first[0]?.id ?? "" }),
    goal: { ...second, alfa: "en" },
  },
  {
    name: "rollback of a canary",
    before: deploy(({ third }) => third, 20),
    start: { alfa: "to/tre", beta: "to/tre" },
    command: ({ store, rollback }) => rollBack(store, rollback),
    goal: second,
    needsServer: true,
  },
];

const table: string[] = [];
afterAll(() => console.log(table.join("\n")));

/** Rows of steps one after the other that differ in nothing else are one row. */
function addRows(head: string, rows: readonly (readonly [step: number, name: string, outcome: string])[]): void {
  const groups: { from: number; to: number; names: Set<string>; outcome: string }[] = [];
  for (const [step, name, outcome] of rows) {
    const last = groups.at(-1);
    const kind = name.split(" ")[0] ?? "";
    if (last?.outcome === outcome && last.to === step - 1) {
      last.to = step;
      last.names.add(kind);
    } else groups.push({ from: step, to: step, names: new Set([kind]), outcome });
  }
  table.push(
    head,
    ...groups.map(({ from, to, names, outcome }) => `  ${from}–${to}  ${outcome}  (${[...names].join(", ")})`),
  );
}

const inWords = (visitors: Visitors) => brands.map((brand) => visitors[brand] ?? "none").join(" ");

async function prepare(open: () => Promise<Bench>, before: Command | undefined) {
  const bench = await open();
  const { target } = bench;
  const releases: Releases = {
    first: await target.build("a1", { alfa: "en", beta: "en" }),
    second: await target.build("b2", second),
    third: await target.build("c3", { alfa: "tre", beta: "tre" }),
    other: await target.build("c3", { gamma: "tre" }),
  };
  for (const command of [deploy(() => releases.first), deploy(() => releases.second)])
    await bench.run(command, releases);
  if (before !== undefined) await bench.run(before, releases);
  if (bench.isSent === true) {
    const claim = await DeploymentClaim.take(target.store, target.deployer);
    for (const release of releases.third)
      await sendRelease(target.store, release, claim, { files: 0, bytes: 0, known: 0 });
    await claim.release();
  }
  bench.save();
  return { bench, releases };
}

const targets = [
  ["a folder", () => folderBench(false)],
  ["a folder with nginx", () => folderBench(true)],
  ["a bucket with an edge", bucketBench],
] as const;

const allCases = targets.flatMap(([place, open]) =>
  commands
    .filter(({ needsServer }) => needsServer !== true || place !== "a folder")
    .map((each) => ({ ...each, place, open })),
);

describe("A command that ends at any of its steps", () => {
  test.each(allCases)(
    "$name to $place: visitors get a whole release, and the same command again brings what was asked for",
    async ({ name, place, open, command, before, start = second, goal }: (typeof allCases)[number]) => {
      const { bench, releases } = await prepare(open, before);
      for (const fault of bench.faults) {
        const rows: (readonly [number, string, string])[] = [];
        for (let step = 0; ; step += 1) {
          bench.restore();
          const seams = new Seams(step, fault);
          const isDone = await bench.run(command, releases, seams).then(
            () => true,
            () => false,
          );
          if (seams.hit === undefined) {
            expect([isDone, await bench.visitors()]).toEqual([true, goal]);
            break;
          }
          const between = await bench.visitors();
          for (const brand of brands)
            expect([start[brand], goal[brand]], `${fault} at ${step}, ${seams.hit}`).toContain(between[brand]);
          // One that has said that it is done is not run again. A killed one says nothing.
          if (!isDone || fault === "killed") await bench.run(command, releases);
          const after = await bench.visitors();
          expect(after, `${fault} at ${step}, ${seams.hit}`).toEqual(goal);
          rows.push([
            step,
            seams.hit,
            `${inWords(between)} → ${inWords(after)}${isDone && fault !== "killed" ? ", by itself" : ""}`,
          ]);
        }
        addRows(`${name}, ${place}, ${fault}`, rows);
      }
      await bench.close();
    },
    240_000,
  );

  test.each(allCases.filter(({ place }) => place !== "a folder"))(
    "$name to $place: another command makes what is served equal to the pointers",
    async ({ open, command, before }) => {
      const { bench, releases } = await prepare(open, before);
      for (let step = 0; ; step += 1) {
        bench.restore();
        const seams = new Seams(step, "killed");
        await bench.run(command, releases, seams).catch(() => undefined);
        await bench.run(
          deploy(({ other }) => other),
          releases,
        );
        const visitors = await bench.visitors();
        for (const brand of brands) {
          const pointer = await bench.target.pointer(brand);
          const stable = await bench.target.wholePage(brand, pointer?.release ?? "");
          const canary = pointer?.canary && (await bench.target.wholePage(brand, pointer.canary.release));
          const named = canary === undefined ? stable : `${stable}/${canary}`;
          expect(visitors[brand] ?? "none", `killed at ${step}, ${seams.hit}`).toBe(pointer?.retired ? "none" : named);
        }
        if (seams.hit === undefined) break;
      }
      await bench.close();
    },
    240_000,
  );
});
