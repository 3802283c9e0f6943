import { repository } from "#scripts/files/repository.ts";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hexDigest } from "#scripts/stamp/digest.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { madeUpOrigin, writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { readReleaseOrigin } from "./releaseOrigin.ts";
import type { ReleaseRecord } from "./releaseRecord.ts";

describe("The release record", () => {
  test("says what the folder was made from, and has the digest of every header", async () => {
    const dist = await mkdtemp(join(tmpdir(), "release-origin-"));
    try {
      await writeMadeUpReleases(dist, ["alfa"]);
      const read = async (name: string) => JSON.parse(await readFile(join(dist, "alfa", name), "utf8")) as unknown;
      const record = (await read("release.json")) as ReleaseRecord;
      const headers = (await read("headers.json")) as BrandHeaders;
      expect(record.source).toEqual(madeUpOrigin.source);
      expect(record.tools).toEqual(madeUpOrigin.tools);
      const bom = (await read("sbom.cdx.json")) as { metadata: { component: Record<string, unknown> } };
      const { name, version } = JSON.parse(await readFile(join(repository, "package.json"), "utf8")) as Record<
        string,
        string
      >;
      expect(bom.metadata.component).toMatchObject({ name, version });
      const sent = Object.values(headers).flatMap(({ page, assets, wellKnown }) =>
        [page, assets, wellKnown].flatMap((kind) => Object.values(kind)),
      );
      const digests = sent.map((value) => hexDigest(new TextEncoder().encode(value)));
      expect(record.headers.map(({ sha256 }) => sha256)).toEqual(await Promise.all(digests));
    } finally {
      await rm(dist, { recursive: true });
    }
  });

  test("without a repository there is no commit and no date, and git says why", async () => {
    const folder = await mkdtemp(join(tmpdir(), "release-origin-"));
    try {
      await symlink(join(repository, "node_modules"), join(folder, "node_modules"));
      const { source, noSource, day } = await readReleaseOrigin(folder, {});
      expect([source, day]).toEqual([undefined, undefined]);
      expect(noSource).toMatch(/^fatal: not a git repository/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("dates come from the commit, or from SOURCE_DATE_EPOCH", async () => {
    const { source, day, tools } = await readReleaseOrigin(repository, {});
    expect(source?.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(source?.committedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(day).toBe(source?.committedAt.slice(0, 10));
    expect(tools).toMatchObject({ node: process.versions.node, vite: expect.stringMatching(/^\d/) as string });
    expect((await readReleaseOrigin(repository, { SOURCE_DATE_EPOCH: "1000000000" })).day).toBe("2001-09-09");
  });
});
