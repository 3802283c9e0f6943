import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAncestorIn, isNewer } from "./commitOrder.ts";

let folder: string;
const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], { cwd: folder })
    .toString()
    .trim();
const commit = (text: string) => {
  git("commit", "--quiet", "--allow-empty", "-m", text);
  return git("rev-parse", "HEAD");
};

const commits: Record<"first" | "second" | "aside", string> = { first: "", second: "", aside: "" };
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "commit-order-"));
  git("init", "--quiet", "-b", "main");
  commits.first = commit("en");
  commits.second = commit("to");
  git("checkout", "--quiet", "-b", "gren", commits.first);
  commits.aside = commit("ved siden av");
});
afterAll(() => rmSync(folder, { recursive: true }));

const [early, late] = ["2026-11-02T10:00:00Z", "2026-11-03T10:00:00Z"];
const unknown = "f".repeat(40);

describe("Which of two commits is the newer one", () => {
  test.each([
    ["in its history, whatever the clocks say", "second", early, "first", late, true],
    ["older by the history, whatever the clocks say", "first", late, "second", early, false],
    ["beside it, and later", "aside", late, "second", early, true],
    ["beside it, and earlier", "aside", early, "second", late, false],
    ["not known, and later", unknown, late, "second", early, true],
    ["not known, and earlier", unknown, early, "second", late, false],
    ["noted without a time", "aside", late, "second", undefined, true],
    ["the same", "second", late, "second", early, false],
  ] as const)("one that is %s", async (_, next, nextAt, noted, notedAt, expected) => {
    const idOf = (name: string) => commits[name as keyof typeof commits] ?? name;
    const dated = (name: string, at: string | undefined) => ({ commit: idOf(name), ...(at && { committedAt: at }) });
    expect(await isNewer(dated(next, nextAt), dated(noted, notedAt), isAncestorIn(folder))).toBe(expected);
  });

  test("outside a repository nothing is known", async () => {
    expect(await isAncestorIn(tmpdir())(commits.first, commits.second)).toBeUndefined();
  });
});
