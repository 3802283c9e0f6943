import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { startCommand } from "./support/releases/startCommand.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Readonly<Record<string, string>> };

/** The commands that are a file of `scripts/`; the others are programs of packages. */
const commands = Object.entries(scripts).flatMap(([name, call]) => {
  const file = /^node scripts\/(?:run\.mjs )?([a-z-]+)(?:\.ts)?$/.exec(call)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});

describe("--help of every command (spec: commands-50)", () => {
  test("every file that package.json starts is one", () => {
    const calls = Object.values(scripts).filter((call) => call.startsWith("node "));
    expect(commands).toHaveLength(calls.length);
    expect(commands.length).toBeGreaterThan(20);
  });

  test.each(commands)("npm run %s: how it is called, what it does, its options", { timeout: 60_000 }, (name, file) => {
    const { status, stdout, stderr } = startCommand(file, "--help");
    expect([status, stderr]).toEqual([0, ""]);
    const call = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
    const [first, empty, purpose] = stdout.split("\n");
    expect(first).toMatch(new RegExp(`^${call}(?: |$)`));
    expect([empty, purpose]).toEqual(["", expect.stringMatching(/^[A-Z].*[.:]$/)]);
    expect(stdout).toMatch(/^ {2}--help +this text$/m);
  });
});
