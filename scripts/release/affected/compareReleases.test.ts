import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordFile } from "#contract/releaseFiles.ts";
import { madeUpChunks, writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { withValues } from "#tests/support/stampInput.ts";
import { compareReleases } from "./compareReleases.ts";

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "compare-releases-"));
  await writeMadeUpReleases(join(work, "before"), ["alfa", "beta"]);
});
afterAll(() => rm(work, { recursive: true }));

const compare = (after: string) => compareReleases(join(work, "before"), join(work, after));

describe("Two states of all brands are compared by bytes", () => {
  test("equal folders are the same", async () => {
    await writeMadeUpReleases(join(work, "equal"), ["alfa", "beta"]);
    expect(await compare("equal")).toEqual({ affected: [], same: ["alfa", "beta"], scripts: [] });
  });

  test("a changed text of one brand is its page; a changed image is a new name too", async () => {
    await writeMadeUpReleases(join(work, "text"), ["alfa", "beta"], (input) =>
      input.id === "alfa" ? withValues(input, ({ texts }) => ({ texts: { ...texts, title: "Annen tittel" } })) : input,
    );
    const files = [{ path: "index.html", change: "changed" }];
    expect(await compare("text")).toEqual({
      affected: [{ id: "alfa", change: "changed", files }],
      same: ["beta"],
      scripts: [],
    });

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
      scripts: [],
    });
  });

  test("a script that brands share and that has other bytes is told apart from their data", async () => {
    const chunk = madeUpChunks.kjop;
    await cp(join(work, "before"), join(work, "code"), { recursive: true });
    for (const id of ["alfa", "beta"]) {
      const file = join(work, "code", id, recordFile);
      const record = JSON.parse(await readFile(file, "utf8")) as { files: { path: string; sha256: string }[] };
      const files = record.files.map((each) => (each.path === chunk ? { ...each, sha256: "0".repeat(64) } : each));
      await writeFile(file, JSON.stringify({ ...record, files }));
    }
    expect((await compare("code")).scripts).toEqual([{ path: chunk, change: "changed" }]);
  });
});
