import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { processorMs } from "#tests/support/processorMs.ts";
import { figmaColour, figmaFiles, fileOf, resolverFiles, tokensStudioFile } from "#tests/support/look/designerFiles.ts";
import { findingLines, readFiles } from "#tests/support/look/readFiles.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import { readLook } from "./readLook.ts";

const read = (...files: readonly SourceFile[]) => readFiles(files);

const token = (value: unknown, type = "color") => ({ $type: type, $value: value });
const good = token(figmaColour("#123456"));
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, value]));

describe("Files that cannot be read", () => {
  test.each<readonly [what: string, file: SourceFile, finding: string | RegExp]>([
    ["not JSON", { file: "a.json", text: '{\n  "page": \n}' }, "a.json:3:1 error"],
    ["empty", { file: "a.json", text: "" }, "a.json:1:1 error: The file is empty"],
    ["a list", { file: "a.json", text: "[1]" }, "a.json:1:1 error: The file has no design tokens"],
    ["a mail", { file: "a.txt", text: 'Hi!\n\n{"a": {}}' }, "a.txt:1:1 error: The file does not begin with {"],
    [
      "Material Theme Builder's form",
      fileOf("a.json", { schemes: { light: { primary: "#145a6e" } } }),
      "a.json:1:1 error: The file is of Material Theme Builder, and is not read",
    ],
    ["Tailwind's form", fileOf("a.json", { theme: { extend: { colors: {} } } }), "of Tailwind CSS, and is not read"],
    [
      "Spectrum's form",
      fileOf("a.json", { blue: { value: "{red}", uuid: "1" } }),
      "of Adobe Spectrum, and is not read",
    ],
    ["a plug-in's form", fileOf("a.json", { collections: [{ modes: [] }] }), "of a plug-in of Figma, and is not read"],
    [
      "the form of Figma's REST API",
      fileOf("a.json", { meta: { variableCollections: {} } }),
      "of Figma's REST API, and is not read",
    ],
    [
      "no tokens",
      fileOf("a.json", { compilerOptions: { strict: true } }),
      "a.json:1:1 error: The file has no design tokens",
    ],
    ["nested too deep", { file: "a.json", text: nested(5000) }, "nested more than 60 levels"],
    ["too large", { file: "a.json", text: `{"a":"${"x".repeat(1_000_001)}"}` }, "The file has 1000 kB"],
    ["ten thousand tokens", fileOf("a.json", many(10_000, token(1, "number"))), "more than 20000 fields"],
    [
      "six thousand small tokens",
      fileOf("a.json", { $type: "number", ...many(6000, { $value: 1 }) }),
      "more than 5000 tokens",
    ],
    [
      "the prototype",
      {
        file: "a.json",
        text: '{"__proto__": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1}}',
      },
      'a.json:1:2 error: "__proto__" cannot be the name',
    ],
    [
      "the prototype in a list of themes",
      { file: "a.json", text: '{"$themes": [{"name": "a", "selectedTokenSets": {"__proto__": "enabled"}}]}' },
      '"__proto__" cannot be the name',
    ],
    [
      "a token twice",
      { file: "a.json", text: '{"a": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 2}}' },
      'Duplicate key "a"',
    ],
    ["themes that are none", fileOf("a.json", { $themes: [null, 7, { selectedTokenSets: [] }] }), "a.json:1:1 error"],
    ["only what is left out", fileOf("a.json", { a: token("{gone}") }), "No token of the files can be read"],
  ])("%s: a finding with file, line and column, and no tokens", async (_, file, finding) => {
    const reading = await processorMs(async () => {
      const look = await read(file);
      expect(look.tokens.size).toBe(0);
      expect(findingLines(look).join("\n")).toMatch(finding);
    });
    expect(reading).toBeLessThan(4000);
  });

  test("in bokmål too", async () => {
    const { findings } = await readLook({ files: [fileOf("a.json", {})] });
    expect(findings.map((finding) => inWords(finding, "nb").message)).toEqual(["Filen har ingen designverdier"]);
  });
});

describe("Tokens that cannot be read are left out, each with a note", () => {
  const studio = (tokens: object) => ({ global: tokens, $themes: [], $metadata: { tokenSetOrder: ["global"] } });
  const modified = (modify: unknown, value = "#0a4d8c") => ({
    ...token(value),
    $extensions: { "studio.tokens": { modify } },
  });

  test.each<readonly [what: string, tokens: object, notes: readonly string[]]>([
    ["a value of another type", { a: token("var(--a)") }, ['"a" is left out: "var(--a)" is not a value of type color']],
    ["no type", { a: { $value: 3 } }, ['"a" is left out: neither it nor a group around it has a $type']],
    ["a bare value", { a: "#ffffff" }, ['"a" is left out: it is no token']],
    [
      "a text that is longer than any value",
      { a: token(`rgba(#${"a".repeat(500)}`), b: token("{a}") },
      ['"a" is left out: "rgba(#aaa', '"b" is left out: it refers to "a", which is left out'],
    ],
    [
      "names that the library takes for something else",
      studio({ toString: good }),
      ['"toString" is left out: a token with this name or form is not read'],
    ],
    [
      "an alias of nothing, and an alias of that",
      { a: token("{gone}"), b: token("{a}") },
      [
        '"a" is left out: there is no token "gone", which it refers to',
        '"b" is left out: it refers to "a", which is left out',
      ],
    ],
    [
      "an alias of a value that cannot be read",
      { a: token("nothing"), b: token("{a}") },
      ['"a" is left out: "nothing" is not', '"b" is left out: it refers to "a", which is left out'],
    ],
    [
      "a circle",
      { a: token("{b}"), b: token("{a}") },
      ['"a" is left out: it refers to "b"', '"b" is left out: its alias "a" leads back to it'],
    ],
    [
      "lists of lists of aliases",
      Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [
          `t${at}`,
          token(at === 29 ? ["x"] : [`{t${at + 1}}`, `{t${at + 1}}`], "fontFamily"),
        ]),
      ),
      ['"t0" is left out', "too many in a row"],
    ],
    ["a group that extends itself", { a: { $extends: "{a}", b: token("#fff") } }, ['"a.$extends" is left out']],
    ["a pointer to nothing", { a: { $type: "color", $ref: "#/gone" } }, ['"a" is left out']],
    [
      "a mode in the extensions that is neither light nor dark",
      { a: { ...good, $extensions: { mode: { compact: "#fff" } } } },
      ['"a": its value for "compact" in $extensions is left out'],
    ],
    [
      "a sum of two units, and an alias of it",
      studio({ a: token("1rem + 2px", "dimension"), b: token("{a}", "dimension") }),
      ['"a" is left out: "1rem + 2px" is not calculated', '"b" is left out: "1rem + 2px" is not calculated'],
    ],
    [
      "a function of one's own",
      studio({ a: token("(f(x) = x > 1 ? f(x - 1) + f(x - 2) : 1)(99)", "dimension") }),
      ['"a" is left out: "(f(x) = '],
    ],
    [
      "a modifier that nobody knows",
      studio({ a: modified({ type: "saturate", value: "0.4", space: "lch" }) }),
      ['"a" is left out: its modifier {"type":"saturate"'],
    ],
    [
      "a space that nobody knows, and an alias of it",
      studio({ a: modified({ type: "darken", value: "0.4", space: "hwb" }), b: token("{a}") }),
      ['"a" is left out: its modifier', '"b" is left out: it refers to "a", which is left out'],
    ],
    [
      "a colour that cannot be mixed in",
      studio({ a: modified({ type: "mix", value: "0.4", space: "lch", color: "nothing" }) }),
      ['"a" is left out: its modifier'],
    ],
  ])("%s", async (_, tokens, notes) => {
    const look = await read(
      fileOf(
        "a.json",
        "global" in tokens
          ? { ...tokens, global: { ...(tokens as { global: object }).global, good } }
          : { ...tokens, good },
      ),
    );
    expect(look.tokens.has("good")).toBe(true);
    for (const note of notes) expect(findingLines(look).join("\n")).toContain(note);
    for (const text of findingLines(look)) expect(text).toMatch(/^a\.json:\d+:\d+ note: /);
  });

  test("what is beside them is read", async () => {
    const look = await read(fileOf("a.json", { a: token("var(--a)"), b: good }));
    expect(findingLines(look)).toEqual(['a.json:2:3 note: "a" is left out: "var(--a)" is not a value of type color']);
    expect([...look.tokens.keys()]).toEqual(["b"]);
  });
});

describe("Files that would grow without end", () => {
  /** Groups of which each has the next one twice. */
  const doubling = (part: (next: string) => object) =>
    Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `t${at}`,
        at === 29 ? { z: good } : { x: part(`t${at + 1}`), y: part(`t${at + 1}`) },
      ]),
    );
  const extending = doubling((next) => ({ $extends: `{${next}}` }));
  const resolver = (more: object) =>
    fileOf("a.resolver.json", { version: "2025.10", resolutionOrder: [{ $ref: "#/sets/t0" }], ...more });

  test.each<readonly [what: string, files: readonly SourceFile[]]>([
    ["groups that extend groups", [fileOf("a.json", extending)]],
    ["such groups in a resolver", [resolver({ sets: { t0: { sources: [extending] } } })]],
    [
      "such groups in a file of a resolver",
      [resolver({ sets: { t0: { sources: [{ $ref: "b.json" }] } } }), fileOf("b.json", extending)],
    ],
    [
      "sets that name sets",
      [
        resolver({
          sets: Object.fromEntries(
            Array.from({ length: 30 }, (_, at) => {
              const next = { $ref: `#/sets/t${at + 1}` };
              return [`t${at}`, { sources: at === 29 ? [{ z: good }] : [next, next] }];
            }),
          ),
        }),
      ],
    ],
  ])("%s", async (_, files) => {
    const reading = await processorMs(async () => {
      const look = await read(...files);
      expect([look.tokens.size, findingLines(look).join("\n")]).toEqual([
        0,
        expect.stringMatching(/more than \d+ tokens/),
      ]);
    });
    expect(reading).toBeLessThan(4000);
  });

  test("pointers to groups are left out", async () => {
    const look = await read(
      fileOf(
        "a.json",
        doubling((next) => ({ $ref: `#/${next}` })),
      ),
    );
    expect([...look.tokens.keys()]).toEqual(["t29.z"]);
  });
});

test("damaged files never end the reader, and are read or refused with a place", async () => {
  const files = [...figmaFiles, ...resolverFiles, tokensStudioFile];
  const pieces = ["", "null", "{", "]", '"', "\\", "1e999", '"$ref": "#/a", ', '"__proto__": {},', '"{a.b}"', "[]"];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 40 }), fc.constantFrom(...pieces)), { minLength: 1, maxLength: 4 }),
      async (file, cuts) => {
        const text = cuts.reduce((rest, [offset, length, piece]) => {
          const at = offset % (rest.length + 1);
          return rest.slice(0, at) + piece + rest.slice(at + length);
        }, file.text);
        const others = files.filter((each) => each !== file && each.file.split("/")[0] === file.file.split("/")[0]);
        const { tokens, findings, questions } = await read({ ...file, text }, ...others);
        const isRefused = findings.some(isError) || questions.length > 0;
        expect(tokens.size > 0).toBe(!isRefused);
        for (const { line, column, message } of findings.map((finding) => inWords(finding)))
          expect([line > 0, column > 0, message !== ""]).toEqual([true, true, true]);
      },
    ),
    fuzzParameters(150),
  );
});
