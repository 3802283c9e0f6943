import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { readCommands } from "./readCommands.ts";

describe("The commands of a guide (spec: commands-67)", () => {
  test("are its blocks of code, in order, also in lists and between paragraphs", () => {
    const guide =
      "Text `npm start`.\n\n    a\n\n1. **One**\n\n       b \\\n         c\n       d\n\n   More:\n\n       e\n\n2. Two\n";
    expect(readCommands(guide)).toEqual(["a", "b \\\n  c\nd", "e"]);
  });

  test("of a first deployment are a script that Bash can read, without a part that the reader must fill in", () => {
    const blocks = readCommands(readFileSync(join(repository, "docs/deploy/first-deployment.md"), "utf8"));
    expect(blocks.length).toBeGreaterThan(7);
    for (const block of blocks) {
      expect(spawnSync("bash", ["-n"], { input: block, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
      expect(block).not.toMatch(/…|\$USER\b/);
    }
  });
});
