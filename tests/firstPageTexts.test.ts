import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loading } from "#app/loading.ts";
import { firstPageTexts } from "#contract/firstPageTexts.ts";
import { repository } from "#scripts/files/repository.ts";
import { importsOf, lazyImportsOf } from "#scripts/quality/lint/importsOf.ts";

/** Modules of the map whose code is fetched at once. */
const firstParts = lazyImportsOf(repository, "src/app/loading.ts").filter((path) =>
  Object.entries(loading).some(([name, { when }]) => when === "firstPage" && path.includes(`/${name}.ts`)),
);

/** The modules of the first page: what these import, and so on. */
function modulesOfFirstPage(): ReadonlySet<string> {
  const found = new Set(["src/main.tsx", ...firstParts]);
  for (const path of found)
    for (const imported of importsOf(repository, path)) if (/^src\/.*\.tsx?$/.test(imported)) found.add(imported);
  return found;
}

test("the first page shows no text of a file that is fetched later (spec: languages-4)", () => {
  expect(firstParts).toHaveLength(1);
  const modules = modulesOfFirstPage();
  expect(modules.size).toBeGreaterThan(100);
  const asked = [...modules].flatMap((path) => {
    const code = readFileSync(join(repository, path), "utf8");
    const files = code.matchAll(/\b(?:useTranslation|textSource(?:<[^>]*>)?)\(\s*"([\w-]+)"/g);
    return [...files].map(([, file = ""]) => ({ path, file }));
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ file }) => !firstPageTexts.some((each) => each === file))).toEqual([]);
});
