import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { compileKept } from "#scripts/release/compiled/compileKept.ts";
import { acceptedFeatures } from "./acceptedFeatures.ts";
import { findYoungUses } from "./findYoungUses.ts";

const decoder = new TextDecoder();

/** `vendor` of `assets/vendor-1a2b3c4d.js`. */
const chunkName = (path: string): string => path.replace(/^assets\/|-[\da-f]+\.js$/g, "");

/** What the chunks and the classic scripts of the page use, by their names. */
let inChunks: ReadonlyMap<string, ReadonlySet<string>>;
/** The names of the chunks that have a package's code. */
let chunksOf: ReadonlyMap<string, readonly string[]>;
/** What our own files use, by their paths. */
let inSource: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(async () => {
  const { files, boot, watchStart, scheme, packages } = await compileKept(repository);
  const chunks = files.filter(({ path }) => path.endsWith(".js"));
  const scripts = new Map(chunks.map(({ path, bytes }) => [path, decoder.decode(bytes)]));
  const found = findYoungUses(
    scripts.set("boot.js", boot).set("watchStart.js", watchStart).set("scheme.js", scheme.script),
    "calls",
  );
  inChunks = new Map([...found].map(([path, features]) => [chunkName(path), features]));
  chunksOf = new Map(packages.map(({ name, chunks: names }) => [name, names]));
  const paths = globSync("src/**/*.{ts,tsx}", { cwd: repository }).filter((path) => !/\.test\.tsx?$/.test(path));
  inSource = findYoungUses(new Map(paths.map((path) => [path, readFileSync(join(repository, path), "utf8")])), "all");
});

const isOurs = (where: string): boolean => where === "src" || where.startsWith("src/");

/** The chunks in which an entry accepts a use: of a package those with its code, of a file of ours any. */
const isFor = (where: string, chunk: string): boolean => isOurs(where) || (chunksOf.get(where) ?? []).includes(chunk);

const entries = acceptedFeatures.flatMap(({ where, features }) => features.map((feature) => ({ where, feature })));

describe("The finished chunks work in every supported browser (spec: portal-22)", () => {
  test("what they use that is younger is accepted, by the name of a package that is in the chunk", () => {
    const refused = [...inChunks].flatMap(([chunk, features]) =>
      [...features]
        .filter((feature) => !entries.some((entry) => entry.feature === feature && isFor(entry.where, chunk)))
        .map((feature) => `${chunk}: ${feature}`),
    );
    expect(refused).toEqual([]);
  });

  test.each(entries)("$feature is still used in $where", ({ where, feature }) => {
    const isIn = ([name]: readonly [string, unknown]) =>
      isOurs(where) ? name === where || name.startsWith(`${where}/`) : isFor(where, name);
    const used = [...(isOurs(where) ? inSource : inChunks)].filter(isIn).flatMap(([, features]) => [...features]);
    expect(used).toContain(feature);
  });

  const planted: readonly (readonly [feature: string, code: string])[] = [
    ["URL.parse", "const u=t=>URL.parse(t);export{u as t};"],
    ["Object.groupBy", "let e=window.Object.groupBy([],e=>e);export{e};"],
    [".union", "var r=e=>e.a.union(new Set);export{r as t};"],
    ["AbortSignal.any", "const{any:a}=AbortSignal;export{a};"],
    ["Iterator.map", "export const m=e=>[...e.values().map(e=>e+1)];"],
    ["Temporal", "export const t=()=>Temporal;"],
    ["window.requestIdleCallback", "window.requestIdleCallback(()=>0);"],
    ["RegExp.unicodeSets", "export const r=/[a--b]/v;"],
  ];
  const harmless: readonly string[] = [
    "export const a=e=>e.union?.(new Set)??e;",
    "export const b=[1].map(e=>e);export const c=Object.values({}).map(e=>e);",
    "const URL={parse:()=>0};export const d=URL.parse();",
    "export const e=typeof Temporal;export const f=window.scheduler?.yield;",
  ];
  const foundIn = findYoungUses(
    new Map([...planted.map(([, code]) => code), ...harmless].map((code, place) => [`${place}.js`, code])),
    "calls",
  );

  test.each(planted.map(([feature], place) => ({ feature, place })))(
    "$feature is found in a chunk",
    ({ feature, place }) => {
      expect([...(foundIn.get(`${place}.js`) ?? [])]).toEqual([feature]);
    },
  );

  test.each(harmless.map((code, place) => ({ code, place: place + planted.length })))(
    "nothing is found in $code",
    ({ place }) => {
      expect([...(foundIn.get(`${place}.js`) ?? [])]).toEqual([]);
    },
  );
});
