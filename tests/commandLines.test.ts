import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callDeployCommand } from "#tests/support/deploy/callDeployCommand.ts";
import type { CommandOutcome } from "#tests/support/releases/callCommand.ts";
import { callScripts } from "#tests/support/releases/callScripts.ts";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";

const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The commands that are a file of `scripts/`, some with a word after it; the others are programs of packages. */
const commands = Object.entries(scripts).flatMap(([name, call]) => {
  const [, file, verb] = /^node scripts\/(?:run\.mjs )?([a-z-]+)(?:\.ts)?(?: ([a-z-]+))?$/.exec(call) ?? [];
  return file === undefined ? [] : [[name, verb === undefined ? [file] : ([file, verb] as const)] as const];
});
const callOf = (name: string) => (name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`);

/** The commands of a group, which more words than the script's name call. */
const groupCommands = [
  ...["fix", "look import", "look export"].map((words) => `tenant -- ${words}`),
  ...["add", "list", "end", "close", "open"].map((word) => `notice -- ${word}`),
];
const wordsOf = (name: string): readonly string[] => name.replace(" --", "").split(" ");

/** What a command with an option that does not exist is called with. Not those that leave options to another program. */
const strict = [
  ...commands.flatMap(([name, file]) =>
    ["tenant", "notice", "test:journeys", "test:store"].includes(name) ? [] : [[name, [...file, "--helpp"]] as const],
  ),
  ...groupCommands.map((name) => [name, [...wordsOf(name), "--helpp"]] as const),
];
/** The file and the words with which a command starts. */
const startOf = (name: string): readonly string[] => commands.find(([each]) => each === name)?.[1] ?? wordsOf(name);
/** How the help of a command is called. */
const helpCallOf = (name: string): string => (name.includes(" -- ") ? `npm run ${name}` : `${callOf(name)} --`);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "command-lines-"));
  await writeMadeUpReleases(join(folder, "dist"), ["alfa", "beta"]);
  const sent = ["--to", join(folder, "to"), "--dist", join(folder, "dist"), "--today", "2026-11-22"];
  expect(await callDeployCommand("deploy", ...sent)).toMatchObject({ status: 0 });
});
afterAll(() => rm(folder, { recursive: true }));

const atTarget = () => ["--to", join(folder, "to"), "--brand", "betta"];
const ofTime = ["--until", "2098-12-01 12:00"];

/** Every command that takes brands, with one that is misspelt: its exit code, and what it is called with. */
const misspelt = {
  build: [2, () => ["--brand", "dnb,eikaa"], "eikaa", "eika"],
  dev: [2, () => ["--brand", "eikaa"], "eikaa", "eika"],
  "text-fit": [2, () => ["--brand", "dnb, eikaa"], "eikaa", "eika"],
  "contact-sheet": [2, () => ["--brand", "dnb,eikaa"], "eikaa", "eika"],
  "tenant -- fix": [2, () => ["eikaa"], "eikaa", "eika"],
  "tenant -- look import": [2, () => ["eikaa", "Light.tokens.json"], "eikaa", "eika"],
  "tenant -- look export": [2, () => ["eikaa", "--out", join(folder, "look")], "eikaa", "eika"],
  verify: [2, () => [join(folder, "dist"), "--brand", "alfa,betta"], "betta", "beta"],
  deploy: [2, () => ["--to", join(folder, "to"), "--dist", join(folder, "dist"), "--brand", "betta"], "betta", "beta"],
  // What is at a target decides: it is refused there, and the workflow tells that from a failure.
  retire: [1, () => ["--to", join(folder, "to"), "--brand", "betta"], "betta", "beta"],
  rollback: [1, () => ["--to", join(folder, "to"), "--brand", "betta"], "betta", "beta"],
  releases: [1, () => ["--to", join(folder, "to"), "--brand", "betta"], "betta", "beta"],
  "notice -- list": [1, () => atTarget(), "betta", "beta"],
  "notice -- add": [1, () => [...atTarget(), "--by", "kari", "--text", "Hei", ...ofTime], "betta", "beta"],
  "notice -- end": [1, () => ["x", ...atTarget(), "--by", "kari"], "betta", "beta"],
  "notice -- close": [1, () => ["kjop", ...atTarget(), "--by", "kari", "--reason", "Hei", ...ofTime], "betta", "beta"],
  "notice -- open": [1, () => ["kjop", ...atTarget(), "--by", "kari"], "betta", "beta"],
} as const;

/** Commands that have `--brands DIR` and no `--brand`, and where a brand is named instead. */
const namedElsewhere = {
  start: "It serves every brand: choose one at http://localhost:8000/, or open http://eika.localhost:8000/",
  validate: "It checks every brand",
  studio: "Its first page lists the brands",
  "tenant -- fix": "The brand is a word of its own: npm run tenant -- fix [BRAND]",
  "tenant -- look import": "The brand is a word of its own: npm run tenant -- look import BRAND FILE…",
} as const;

describe("Every command line", () => {
  let outcomes: ReadonlyMap<string, CommandOutcome>;
  beforeAll(() => {
    const calls = [
      ...commands.map(([name, file]) => [`${name} help`, [...file, "--help"]] as const),
      ...strict.map(([name, call]) => [`${name} unknown`, call] as const),
      ...Object.entries(misspelt).map(
        ([name, [, args]]) => [`${name} misspelt`, [...startOf(name), ...args()]] as const,
      ),
      ...Object.keys(namedElsewhere).map(
        (name) => [`${name} elsewhere`, [...startOf(name), "--brand", "eika"]] as const,
      ),
    ];
    const called = callScripts(calls.map(([, [script = "", ...args]]) => [script, ...args]));
    outcomes = new Map(calls.map(([title], at) => [title, called[at] ?? { status: -1, stdout: "", stderr: "" }]));
  }, 180_000);

  test("every file that package.json starts is a command", () => {
    const calls = Object.values(scripts).filter((call) => call.startsWith("node "));
    expect(commands).toHaveLength(calls.length);
    expect(commands.length).toBeGreaterThan(20);
  });

  test.each(commands)("%s --help: how it is called, what it does, its options", (name) => {
    const { status, stdout, stderr } = outcomes.get(`${name} help`) ?? expect.fail();
    expect([status, stderr]).toEqual([0, ""]);
    const [first, empty, purpose, end] = stdout.split("\n");
    expect(first).toMatch(new RegExp(`^Usage: ${callOf(name)}(?: |$)`));
    expect([empty, purpose, end]).toEqual(["", expect.stringMatching(/^[A-Z].*[.:]$/), ""]);
    expect(stdout).toMatch(/^ {2}--help +this text$/m);
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(121);
  });

  test.each(strict)("%s with an option that it does not have: what is meant, and how to see the help", (name) => {
    expect(outcomes.get(`${name} unknown`)).toEqual({
      status: 2,
      stdout: "",
      stderr: `${wordsOf(name)[0]}: There is no option --helpp. Did you mean --help?\nHelp: ${helpCallOf(name)} --help\n`,
    });
  });

  test.each(Object.entries(misspelt))(
    "%s with a misspelt brand: which one is meant",
    (name, [status, , word, near]) => {
      const where = "(?: in the folder| that [^\n]*)?";
      const end = status === 2 ? `Help: ${helpCallOf(name)} --help\\n` : "";
      expect(outcomes.get(`${name} misspelt`)).toEqual({
        status,
        stdout: "",
        stderr: expect.stringMatching(
          new RegExp(
            `^${wordsOf(name)[0]}: There is no brand "${word}"${where}\\. Did you mean "${near}"\\?\\nBrands: .*${near}.*\\n${end}$`,
          ),
        ) as string,
      });
    },
  );

  test.each(Object.entries(namedElsewhere))(
    "%s --brand eika: where the brand is named, and not the folder of all brands",
    (name, meant) => {
      const { status, stderr } = outcomes.get(`${name} elsewhere`) ?? expect.fail();
      expect([status, stderr]).toEqual([2, expect.stringContaining(`There is no option --brand. ${meant}`) as string]);
      expect(stderr).not.toContain("--brands");
    },
  );

  test("every command that has an option for brands is among them", () => {
    const taking = commands.filter(([name]) =>
      / {2}--brand <(?:a,b|ID)> /.test(outcomes.get(`${name} help`)?.stdout ?? ""),
    );
    expect(Object.keys(misspelt).toSorted()).toEqual([...taking.map(([name]) => name), ...groupCommands].toSorted());
  });
});
