import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { blocksOf, readCommands } from "./Guide.ts";
import { deploymentGuide } from "./deploymentGuide.ts";
import { studioGuide } from "./studioGuide.ts";

describe("The commands of a guide (spec: commands-67, company-190)", () => {
  test("are its blocks of code, in order, also in lists and between paragraphs", () => {
    const guide =
      "Text `npm start`.\n\n    a\n\n1. **One**\n\n       b \\\n         c\n       d\n\n   More:\n\n       e\n\n2. Two\n";
    expect(readCommands(guide)).toEqual(["a", "b \\\n  c\nd", "e"]);
  });

  test.each([deploymentGuide, studioGuide])(
    "of $file are a script that Bash can read, without a part that the reader must fill in, and each proof has its block",
    (guide) => {
      const blocks = blocksOf(guide);
      expect(blocks.length).toBeGreaterThan(7);
      for (const block of blocks) {
        expect(spawnSync("bash", ["-n"], { input: block, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
        expect(block).not.toMatch(/…|\$USER\b/);
      }
      for (const [part] of guide.claims) expect(blocks.filter((block) => block.includes(part))).toHaveLength(1);
    },
  );
});
