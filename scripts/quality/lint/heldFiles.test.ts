import { repository } from "#scripts/files/repository.ts";
import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { roomOf } from "./walls.ts";

describe("Every file has a wall around it", () => {
  /** The files that no room holds, and those in a folder of their own that is no room: they have the wall of its parent. */
  const unheld = (paths: readonly string[]): string[] =>
    paths.filter((path) => {
      const room = roomOf(path)?.path;
      return room === undefined || (/^(?:src|scripts|studio)\/.+\//.test(path) && !room.includes("/"));
    });

  test("in src, scripts, studio, gallery, tests and examples", () => {
    const paths = globSync("{src,scripts,studio,gallery,tests,examples}/**/*.{ts,tsx,mjs}", { cwd: repository });
    expect(unheld(paths.map((path) => path.replaceAll("\\", "/")))).toEqual([]);
  });

  test("a folder without a room would be found, and so would a file of the studio outside its rooms", () => {
    const planted = ["src/drawer/some.ts", "scripts/drawer/some.ts", "studio/some.ts", "studio/drawer/some.ts"];
    expect(unheld([...planted, "src/main.tsx", "scripts/build.ts", "src/app/loading.ts"])).toEqual(planted);
  });
});
