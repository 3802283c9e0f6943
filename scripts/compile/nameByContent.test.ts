import { describe, expect, test } from "vitest";
import { nameByContent } from "./nameByContent.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Chunks as a bundler names them. The page and main refer to each other. */
const chunks = (page = "1") =>
  Object.entries({
    "assets/main-00000001.js": 'import"./vendor-00000002.js";import("./Page-00000003.js")',
    "assets/vendor-00000002.js": "export{}",
    "assets/Page-00000003.js": `import"./main-00000001.js";import"./vendor-00000002.js";${page}`,
    "assets/Late-00000004.js": 'import"./vendor-00000002.js"',
  }).map(([path, code]) => ({ path, bytes: bytes(code) }));

const named = (page?: string) => {
  const { files, nameOf } = nameByContent(chunks(page));
  return { nameOf, codeOf: new Map(files.map((file) => [file.path, new TextDecoder().decode(file.bytes)])) };
};

describe("The digest in the name of a file is that of its content", () => {
  test("references have the new names, also in a circle; the length of the code stays", () => {
    const { nameOf, codeOf } = named();
    const [main, vendor, page] = ["main-00000001", "vendor-00000002", "Page-00000003"].map((name) =>
      nameOf(`assets/${name}.js`).slice("assets/".length),
    );
    expect(codeOf.get(`assets/${main}`)).toBe(`import"./${vendor}";import("./${page}")`);
    expect(codeOf.get(`assets/${page}`)).toBe(`import"./${main}";import"./${vendor}";1`);
    // A file that refers to no other: the beginning of its SHA-256.
    expect(vendor).toBe("vendor-7776e321.js");
  });

  test("names do not depend on those that the bundler has given", () => {
    const again = chunks().map(({ path, bytes: code }) => ({
      path: path.replace("0000000", "abcdef1"),
      bytes: bytes(new TextDecoder().decode(code).replaceAll("0000000", "abcdef1")),
    }));
    expect(nameByContent(again).files).toEqual(nameByContent(chunks()).files);
  });

  test("a changed chunk renames itself and those that lead to it, and no other", () => {
    const [before, after] = [named(), named("2")];
    const renamed = chunks().filter(({ path }) => before.nameOf(path) !== after.nameOf(path));
    expect(renamed.map(({ path }) => path)).toEqual(["assets/main-00000001.js", "assets/Page-00000003.js"]);
  });
});
