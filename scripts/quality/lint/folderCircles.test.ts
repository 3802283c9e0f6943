import { repository } from "#scripts/files/repository.ts";
import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findFileCircles, findFolderCircles } from "./findFolderCircles.ts";
import { isTest } from "./houseRule.ts";
import { importsOf, lazyImportsOf } from "./importsOf.ts";
import { isOneRoom } from "./walls.ts";

const graphOf = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports));

test("two folders that import each other are a circle, also when no file is in one", () => {
  const graph = graphOf({
    "src/ui/theme/GlobalStyle.ts": ["src/ui/graphics/ornament.ts"],
    "src/ui/graphics/Icon.tsx": ["src/ui/theme/theme.ts"],
    "src/ui/form/TextField.tsx": ["src/ui/theme/theme.ts"],
  });
  expect(findFolderCircles(graph, isOneRoom)).toEqual([
    "src/ui/theme/GlobalStyle.ts → src/ui/graphics/ornament.ts",
    "src/ui/graphics/Icon.tsx → src/ui/theme/theme.ts",
  ]);
});

test("a file beside a folder can be in a circle with it", () => {
  const graph = graphOf({
    "src/ui/overlay/Menu.tsx": ["src/ui/overlay/menu/MenuRow.tsx"],
    "src/ui/overlay/menu/MenuHost.tsx": ["src/ui/overlay/Menu.tsx"],
  });
  expect(findFolderCircles(graph, isOneRoom)).toHaveLength(2);
});

test("rooms are not compared: their table has no circle", () => {
  const graph = graphOf({
    "scripts/studio.ts": ["studio/server/startStudio.ts"],
    "studio/server/startStudio.ts": ["scripts/serve/serveOnLoopback.ts"],
  });
  expect(findFolderCircles(graph, isOneRoom)).toEqual([]);
});

test("files that import each other are a circle, however long, and what leads to it is not", () => {
  const graph = graphOf({
    "src/app/App.tsx": ["src/app/Layout.tsx"],
    "src/app/Layout.tsx": ["src/app/lazyPart.ts", "src/ui/Stack.ts"],
    "src/app/lazyPart.ts": ["src/app/loading.ts"],
    "src/app/loading.ts": ["src/app/Layout.tsx"],
  });
  expect(findFileCircles(graph)).toEqual([
    "src/app/Layout.tsx → src/app/lazyPart.ts",
    "src/app/lazyPart.ts → src/app/loading.ts",
    "src/app/loading.ts → src/app/Layout.tsx",
  ]);
});

describe("In the repository", () => {
  const modules = globSync("{src,gallery,scripts,studio,tests}/**/*.{ts,tsx}", { cwd: repository })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !isTest(path));

  test("no folder is in a circle", () => {
    const graph = new Map(modules.map((path) => [path, importsOf(repository, path)]));
    expect(findFolderCircles(graph, isOneRoom)).toEqual([]);
  });

  test("no file is in a circle, through import() either", () => {
    const graph = new Map(
      modules.map((path) => [path, [...importsOf(repository, path), ...lazyImportsOf(repository, path)]]),
    );
    expect(findFileCircles(graph)).toEqual([]);
  });
});
