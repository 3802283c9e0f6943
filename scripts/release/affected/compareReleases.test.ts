import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { withValues } from "#tests/support/stampInput.ts";
import { compareReleases } from "./compareReleases.ts";

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "compare-releases-"));
  await writeMadeUpReleases(join(work, "before"), ["alfa", "beta"]);
});
afterAll(() => rm(work, { recursive: true }));

const compare = (after: string) => compareReleases(join(work, "before"), join(work, after));

describe("Two states of all brands are compared by bytes (spec: commands-27)", () => {
  test("equal folders are the same", async () => {
    await writeMadeUpReleases(join(work, "equal"), ["alfa", "beta"]);
    expect(await compare("equal")).toEqual({ affected: [], same: ["alfa", "beta"] });
  });

  test("a changed text of one brand is its page; a changed image is a new name too", async () => {
    await writeMadeUpReleases(join(work, "text"), ["alfa", "beta"], (input) =>
      input.id === "alfa" ? withValues(input, ({ texts }) => ({ texts: { ...texts, title: "Annen tittel" } })) : input,
    );
    const files = [{ path: "index.html", change: "changed" }];
    expect(await compare("text")).toEqual({ affected: [{ id: "alfa", change: "changed", files }], same: ["beta"] });

    await writeMadeUpReleases(join(work, "image"), ["alfa", "beta"], (input) =>
      input.id === "beta"
        ? { ...input, logo: { ...input.logo, bytes: new TextEncoder().encode('<svg viewBox="0 0 1 1"/>') } }
        : input,
    );
    const { affected } = await compare("image");
    expect(affected[0]?.files.map(({ path, change }) => `${change} ${path.replace(/-[0-9a-f]{8}/, "")}`)).toEqual([
      expect.stringMatching(/^(?:added|removed) assets\/logo\.svg$/),
      expect.stringMatching(/^(?:added|removed) assets\/logo\.svg$/),
      "changed index.html",
    ]);
  });

  test("a brand that was added, and one that was removed", async () => {
    await writeMadeUpReleases(join(work, "others"), ["beta", "gamma"]);
    expect(await compare("others")).toEqual({
      affected: [
        { id: "alfa", change: "removed", files: [] },
        { id: "gamma", change: "added", files: [] },
      ],
      same: ["beta"],
    });
  });
});
