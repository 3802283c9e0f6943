import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { beforeAll, describe, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { compileKept } from "./compileKept.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import { debugIdIn, mapFiles, type SourceMap, withDebugId } from "#scripts/compile/sourceMaps.ts";

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const chunk = (code: string) => ({ path: "assets/a-00000000.js", bytes: new TextEncoder().encode(code) });
const idOf = (code: string) => debugIdIn(text(withDebugId(chunk(code)).bytes));

describe("Source maps (spec: errors-16)", () => {
  let compilation: ReleaseCompilation;
  let maps: readonly SourceMap[];
  beforeAll(async () => {
    compilation = await compileKept(repository);
    maps = compilation.maps ?? [];
  });
  const codeOf = (file: string) => text(compilation.files.find(({ path }) => path === `assets/${file}`)?.bytes);

  test("each chunk has one, with the id of its last line, and leads to none", () => {
    // The bundler's own few lines have no source.
    const scripts = compilation.files.filter(({ path }) => /^(?!.*rolldown-runtime).*\.js$/.test(path));
    expect(maps.map(({ file }) => `assets/${file}`).toSorted()).toEqual(scripts.map(({ path }) => path));
    for (const { file, debugId } of maps) {
      const code = codeOf(file);
      expect(code.slice(code.lastIndexOf("\n", code.length - 2) + 1)).toBe(`//# debugId=${debugId}\n`);
      expect(code).not.toContain("sourceMappingURL");
    }
    expect(new Set(maps.map(({ debugId }) => debugId)).size).toBe(maps.length);
  });

  test("a place in a chunk leads to the line of the source, by its path in the repository", () => {
    const map = maps.find(({ sources }) => sources.includes("src/core/errorReporting/report.ts"));
    const lines = codeOf(map?.file ?? "").split("\n");
    const line = lines.findIndex((each) => each.includes("ToggleSlider component"));
    const column = lines[line]?.indexOf("ToggleSlider component") ?? -1;
    const found = originalPositionFor(new TraceMap(JSON.stringify(map)), { line: line + 1, column });
    expect(found.source).toBe("src/core/errorReporting/report.ts");
    const at = map?.sources.indexOf(found.source ?? "") ?? -1;
    expect(map?.sourcesContent[at]?.split("\n")[(found.line ?? 0) - 1]).toContain("ToggleSlider component");
  });

  test("no path of the machine is in them", () => {
    for (const source of new Set(maps.flatMap(({ sources }) => sources)))
      expect(source).toMatch(/^(?:src|node_modules)\/[^/.]/);
  });

  test("a debug id is that of the code: names of other chunks do not count", () => {
    const id = idOf('import"./b-11111111.js";a();');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(idOf('import"./b-22222222.js";a();\n')).toBe(id);
    expect(idOf('import"./b-11111111.js";b();')).not.toBe(id);
    const image = { ...chunk("<svg/>"), path: "assets/a-00000000.svg" };
    expect(withDebugId(image)).toEqual(image);
  });

  test("the file of a map says which commit its lines are of", () => {
    const [file] = mapFiles(maps, "4f1c+");
    expect(file?.path).toBe(`_maps/${maps[0]?.file}.map`);
    expect(JSON.parse(text(file?.bytes))).toEqual({ ...maps[0], x_commit: "4f1c+" });
  });
});
