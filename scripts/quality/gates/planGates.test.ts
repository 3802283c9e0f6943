import { join, matchesGlob } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { ViteUserConfig } from "vitest/config";
import { repository } from "#scripts/files/repository.ts";
import { readShard } from "./cutShare.ts";
import { gateSteps } from "./gates.ts";
import { readTestFiles, readTimes } from "./measuredTimes.ts";
import { type GateChoice, type GateFacts, gatesOf, planGates } from "./planGates.ts";

const facts: GateFacts = { files: readTestFiles(repository), times: readTimes(repository) };
const plan = (choice: GateChoice) => planGates(choice, facts);
const names = (choice: GateChoice) => gatesOf(plan(choice)).map(({ name }) => name);

describe("What npm test and npm run test:all run", () => {
  test("npm test runs what needs a Chromium and nothing else", () => {
    expect(plan({ from: "test" }).steps.map((step) => step.map(({ name }) => name))).toEqual([
      ["build", "chromium", "validate", "types", "lint", "unused"],
      ["unit"],
      ["journeys"],
    ]);
    expect(gatesOf(plan({ from: "test" })).filter(({ engine }) => engine !== undefined)).toEqual([]);
  });

  test("test:all runs every gate; --rest those that npm test does not have, and what they need", () => {
    const all = names({ from: "all" });
    expect(all).toEqual(gateSteps.flat().map(({ name }) => name));
    const needed = ["build", "chromium"];
    const beyond = all.filter((name) => !names({ from: "test" }).includes(name));
    expect(names({ from: "rest" })).toEqual([...needed, ...beyond]);
  });

  test.each([
    [
      ["unit", "types"],
      ["chromium", "types", "unit"],
    ],
    [["studio"], ["build", "chromium", "studio", "studio-journeys"]],
    [["journeys"], ["build", "chromium", "journeys"]],
    [["lint"], ["lint"]],
  ])("--only %j runs these gates of either command, and what they need, in their own order", (only, expected) => {
    for (const from of ["test", "all"] as const) expect(names({ from, only })).toEqual(expected);
  });

  test.each([[["typos"]], [["types", "typos"]], [["stud"]]])("--only %j is refused", (only) => {
    expect(() => plan({ from: "test", only })).toThrow(/There is no gate/);
  });

  test("only a run without --only and --shard is whole", () => {
    expect(plan({ from: "test" }).isWhole).toBe(true);
    expect(plan({ from: "rest" }).isWhole).toBe(true);
    expect(plan({ from: "all", only: ["lint"] }).isWhole).toBe(false);
    expect(plan({ from: "all", shard: { index: 1, count: 2 } }).isWhole).toBe(false);
  });
});

describe("npm test -- --since REF", () => {
  const stepsOf = (choice: GateChoice) => plan(choice).steps.map((step) => step.map(({ name }) => name));

  test("on the quick road it runs what data can break, with the pages of the brands that differ", () => {
    const quick: GateChoice = { from: "test", road: { name: "quick", brands: ["dnb", "sb1"] } };
    expect(stepsOf(quick)).toEqual([["build", "chromium", "validate"], ["verify", "pages"], ["text-fit"]]);
    expect(stepsOf({ ...quick, from: "all" })).toEqual(stepsOf(quick));
    expect(plan(quick).isWhole).toBe(true);
    const scripts = Object.fromEntries(gatesOf(plan(quick)).map(({ name, script }) => [name, script]));
    expect(scripts["pages"]).toContain('--grep "(?:@walk-dnb|@walk-sb1)(?![a-z0-9-])"');
    expect(scripts["text-fit"]).toBe("text-fit -- --brand dnb,sb1");
  });

  test("where no page differs, no page is opened", () => {
    expect(stepsOf({ from: "test", road: { name: "quick", brands: [] } })).toEqual([
      ["build", "chromium", "validate"],
      ["verify"],
    ]);
  });

  test("on the whole road it runs all of npm test, and test:all all of test:all", () => {
    for (const from of ["test", "all"] as const)
      expect(stepsOf({ from, road: { name: "whole", reason: "src/main.tsx is not data of a brand" } })).toEqual(
        stepsOf({ from }),
      );
  });
});

describe("Every test file", () => {
  const gates = gateSteps.flat();
  const ownersOf = (file: string) => gates.flatMap(({ name, hasFile }) => (hasFile?.(file) === true ? [name] : []));

  test("is in a gate, and in no second one but where tags tell its journeys apart", () => {
    // Those of nginx, of WebKit and of three engines are never cut, so that they have no list of files.
    const all = facts.files.filter((file) => !/\/e2e\/(?:nginx|webkit|three-engines)\//.test(file));
    const owners = new Set(all.map((file) => ownersOf(file).join("+")));
    expect([...owners].toSorted()).toEqual(["journeys+brands", "parts", "studio", "studio-journeys", "unit"]);
  });

  test("of the studio is in a project of the studio in vite.config.ts, every other one in one of the others", async () => {
    const configFile = pathToFileURL(join(repository, "vite.config.ts")).href;
    const { default: viteConfig } = (await import(configFile)) as { readonly default: ViteUserConfig };
    const projects = (viteConfig.test?.projects ?? []).flatMap((project) =>
      typeof project === "object" && "test" in project ? [project.test ?? {}] : [],
    );
    expect(projects).toHaveLength(6);
    const isIn = (globs: readonly string[] | undefined, file: string) =>
      globs?.some((glob) => matchesGlob(file, glob)) === true;
    for (const file of facts.files.filter((each) => !each.endsWith(".journey.ts"))) {
      const found = projects.filter(({ include, exclude }) => isIn(include, file) && !isIn(exclude, file));
      const gate = JSON.stringify(found[0]?.name).startsWith('"studio-') ? "studio" : "unit";
      expect([file, found.length, gate]).toEqual([file, 1, ownersOf(file)[0]]);
    }
  });
});

describe("A shard", () => {
  const made: GateFacts = {
    files: ["src/a.test.ts", "src/b.test.ts", "src/c.test.ts", "tests/e2e/pages/p.journey.ts", "studio/s.test.ts"],
    times: {
      gates: { unit: 60, journeys: 30, types: 30, lint: 1, validate: 1, unused: 1, build: 5, chromium: 1 },
      files: { unit: { "src/a.test.ts": 3, "src/b.test.ts": 1, "src/c.test.ts": 1 } },
    },
  };
  const shares = (count: number, choice: GateChoice = { from: "test" }) =>
    Array.from({ length: count }, (_, at) => planGates({ ...choice, shard: { index: at + 1, count } }, made));
  const filesOf = (script: string) => script.split(" ").filter((word) => /\.(?:test|journey)\.tsx?$/.test(word));

  test("has about the same time as each of the others; together they have every gate and every file", () => {
    const three = shares(3);
    const seconds = three.map((share) =>
      gatesOf(share).reduce((sum, gate) => sum + (gate.isShare || gate.name === "types" ? gate.seconds : 0), 0),
    );
    // The file of 36 s is one share; 30 and 12 s, and 30 and 12 s, are the others.
    expect(seconds.toSorted((a, b) => a - b).map(Math.round)).toEqual([36, 42, 42]);
    const all = three.flatMap(gatesOf);
    expect(new Set(all.map(({ name }) => name))).toEqual(new Set(names({ from: "test" })));
    expect(all.flatMap(({ script }) => filesOf(script)).toSorted()).toEqual(
      made.files.filter((file) => !file.startsWith("studio/")).toSorted(),
    );
  });

  test("has what its gates need, and no more", () => {
    for (const share of shares(7)) {
      const chosen = gatesOf(share).map(({ name }) => name);
      expect(chosen.includes("build")).toBe(chosen.includes("journeys"));
      expect(chosen.includes("chromium")).toBe(chosen.includes("journeys") || chosen.includes("unit"));
    }
  });

  test("can be of one gate", () => {
    const [first, second] = shares(2, { from: "test", only: ["unit"] });
    expect(first && gatesOf(first).map(({ name }) => name)).toEqual(["chromium", "unit"]);
    expect(first && filesOf(gatesOf(first)[1]?.script ?? "")).toEqual(["src/a.test.ts"]);
    expect(second && filesOf(gatesOf(second)[1]?.script ?? "")).toEqual(["src/b.test.ts", "src/c.test.ts"]);
  });

  test("is the same on every machine, and no file of the repository is lost or doubled", () => {
    const four = Array.from({ length: 4 }, (_, at) =>
      gatesOf(plan({ from: "all", shard: { index: at + 1, count: 4 } })).map(({ name, script }) => [name, script]),
    );
    expect(four[0]).toEqual(
      gatesOf(plan({ from: "all", shard: { index: 1, count: 4 } })).map(({ name, script }) => [name, script]),
    );
    const all = four.flat().flatMap(([name, script = ""]) => filesOf(script).map((file) => `${name} ${file}`));
    const expected = gateSteps
      .flat()
      .flatMap(({ name, hasFile }) => (hasFile ? facts.files.filter(hasFile).map((file) => `${name} ${file}`) : []));
    expect(all.toSorted()).toEqual(expected.toSorted());
  });

  test.each(["0/3", "4/3", "1", "a/b", "1/3/5", ""])("%j is refused", (given) => {
    expect(() => readShard(given)).toThrow("is not a shard");
  });
});
