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
      "src/app/Layout.tsx": ["src/app/lazyPart.ts", "src/ui/Stack.ts"],
      "src/app/lazyPart.ts": ["src/app/loading.ts"],
      "src/app/loading.ts": ["src/app/Layout.tsx"],
    }),
  );
  expect(findFileCircles(graph)).toEqual([
    "src/app/Layout.tsx → src/app/lazyPart.ts",
    "src/app/lazyPart.ts → src/app/loading.ts",
    "src/app/loading.ts → src/app/Layout.tsx",
  ]);
});

test("no file of the repository is in a circle, through import() either", () => {
  const modules = globSync("{src,gallery,scripts,studio,tests}/**/*.{ts,tsx}", { cwd: repository })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !isTest(path));
  const graph = new Map(
    modules.map((path) => [path, [...importsOf(repository, path), ...lazyImportsOf(repository, path)]]),
  );
  expect(findFileCircles(graph)).toEqual([]);
});
