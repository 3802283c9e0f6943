import { repository } from "#scripts/files/repository.ts";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { findFileCircles } from "./findFileCircles.ts";
import { isTest } from "./houseRule.ts";
import { importsOf, lazyImportsOf } from "./importsOf.ts";

test("files that import each other are a circle, however long, and what leads to it is not", () => {
  const graph = new Map(
    Object.entries({
      "src/app/App.tsx": ["src/app/Layout.tsx"],
      "src/app/Layout.tsx": ["src/app/Header.tsx", "src/ui/Stack.ts"],
      "src/app/Header.tsx": ["src/app/Menu.tsx"],
      "src/app/Menu.tsx": ["src/app/Layout.tsx"],
    }),
  );
  expect(findFileCircles(graph)).toEqual([
    "src/app/Layout.tsx → src/app/Header.tsx",
    "src/app/Header.tsx → src/app/Menu.tsx",
    "src/app/Menu.tsx → src/app/Layout.tsx",
  ]);
});

/** Its parts show each other, and it fetches them all: these circles are what it is for. */
const fetchedLater = "src/app/loading.ts";

test("no file of the repository is in a circle, through import() either, but for the parts that are fetched later", () => {
  const modules = globSync("{src,gallery,scripts,studio,tests}/**/*.{ts,tsx}", { cwd: repository })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !isTest(path));
  const graph = new Map(
    modules.map((path) => [
      path,
      [...importsOf(repository, path), ...(path === fetchedLater ? [] : lazyImportsOf(repository, path))],
    ]),
  );
  expect(findFileCircles(graph)).toEqual([]);
});
