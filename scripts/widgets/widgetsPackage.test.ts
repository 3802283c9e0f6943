import { repository } from "#scripts/files/repository.ts";
import { checkPackage, Package } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { posix } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { readTexts } from "#scripts/compile/readTexts.ts";
import { buildWidgets, refuseFacts } from "./buildWidgets.ts";
import { peers } from "./packageManifest.ts";
import { packageName, prefix } from "./packageNames.ts";
import { Consumer } from "./Consumer.ts";
import { readExamples } from "#tests/support/widgets/readExamples.ts";
import { widgetEntries } from "./widgetEntries.ts";

const entries = Object.keys(widgetEntries);

let files: readonly OutputFile[];
beforeAll(async () => {
  files = await buildWidgets(repository);
});

const textOf = ({ bytes }: OutputFile): string => new TextDecoder().decode(bytes);
const filesLike = (pattern: RegExp): OutputFile[] => files.filter(({ path }) => pattern.test(path));

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly dependencies?: unknown;
}

const readManifest = (): Manifest =>
  JSON.parse(textOf(filesLike(/^package\.json$/)[0] ?? { path: "", bytes: new Uint8Array() })) as Manifest;

describe("The package of the widgets (spec: widgets-16)", () => {
  test("has an entry for each widget, and no dependency but its peers", () => {
    const { exports, peerDependencies, dependencies } = readManifest();
    expect(Object.keys(exports)).toEqual(expect.arrayContaining(entries.map((entry) => `./${entry}`)));
    expect(Object.keys(peerDependencies)).toEqual(Object.keys(peers));
    expect(dependencies).toBeUndefined();
    const imported = filesLike(/\.js$/).flatMap((file) =>
      [...textOf(file).matchAll(/from "([^".][^"]*)"/g)].map(([, name = ""]) => name.split("/")[0]),
    );
    expect(new Set(imported)).toEqual(new Set(Object.keys(peers)));
  });

  test("passes publint", async () => {
    const packed = files.map(({ path, bytes }) => ({ name: `package/${path}`, data: bytes }));
    const { messages, pkg } = await publint({ pkgDir: "package", pack: { files: packed }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test("has types that every way of module resolution finds (Are the types wrong?)", async () => {
    const packed = Object.fromEntries(
      files.map(({ path, bytes }) => [`/node_modules/${packageName}/${path}`, bytes] as const),
    );
    const result = await checkPackage(new Package(packed, packageName, readManifest().version), {
      entrypoints: entries.map((entry) => `./${entry}`),
    });
    expect(result.types).not.toBe(false);
    // Modules of Node 10 know no exports; a CommonJS module imports ESM, which every version of Node since 22 can.
    const problems = ("problems" in result ? result.problems : []).filter(
      (problem) =>
        problem.kind !== "CJSResolvesToESM" && !("resolutionKind" in problem && problem.resolutionKind === "node10"),
    );
    expect(problems).toEqual([]);
  });

  test("does not change the types of the application", () => {
    const augmenting = filesLike(/\.d\.ts$/).filter((file) => /declare (global|module)/.test(textOf(file)));
    expect(augmenting.map(({ path }) => path)).toEqual([]);
  });

  test("has the texts of each widget in every language that the portal is written in (spec: languages-7)", () => {
    // The bundler writes a no-break space as \xA0.
    const unescaped = (_: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16));
    const code = filesLike(/\.js$/)
      .map((file) => textOf(file).replaceAll(/\\x([0-9A-F]{2})/g, unescaped))
      .join("\n");
    const written = Object.entries(readTexts(repository));
    expect(written.map(([language]) => language)).toContain("nb");
    for (const [language, files] of written)
      for (const file of ["felles", "sperrer", "cookie-consent", "tilbakemelding", "anbefalinger"])
        for (const text of Object.values(files[file] ?? {}))
          expect(code, `${language}/${file}`).toContain(JSON.stringify(text).slice(1, -1));
    expect(code).not.toMatch(/textSource\("[\w-]+"\)/);
  });

  test("has nothing of the portal: no storage of its texts, no router, no environment", () => {
    const words = /import\.meta|i18next|react-router|tanstack|tenant/i;
    expect(filesLike(/\.js$/).flatMap((file) => words.exec(textOf(file)) ?? [])).toEqual([]);
  });

  test("has no fact of a brand: one in the code would stop the build", async () => {
    const { brands } = await loadBrands(repository);
    const [brand] = brands;
    if (brand === undefined) throw new Error("There is no brand");
    const planted = {
      path: "es/planted.js",
      bytes: new TextEncoder().encode(`export const bank = "${brand.languages[0].tenant.name}";`),
    };
    await expect(refuseFacts(repository, brands, [planted])).rejects.toThrow(/es\/planted\.js/);
    await expect(refuseFacts(repository, brands, filesLike(/\.(js|d\.ts|md)$|^reset\.css$/))).resolves.toBeUndefined();
  });

  test("reads custom properties of its own only, and every theme has all of them", () => {
    const code = filesLike(/\.js$|^reset\.css$/)
      .map(textOf)
      .join("\n");
    const read = new Set([...code.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
    const ofTheme = [...read].filter((name) => name.startsWith(`--${prefix}-`));
    expect(ofTheme.length).toBeGreaterThan(30);
    const isSet = (name: string) => new RegExp(`${name}"?[:,]`).test(code);
    expect([...read].filter((name) => !ofTheme.includes(name) && !isSet(name))).toEqual([]);
    const themes = filesLike(/^themes\/(?!.*-fonts).*\.css$/);
    expect(themes.length).toBeGreaterThan(1);
    const missing = themes.flatMap((theme) => ofTheme.filter((name) => !textOf(theme).includes(`  ${name}: `)));
    expect(missing).toEqual([]);
  });

  test("says in each theme which attributes of <html> its code looks at", () => {
    const code = filesLike(/\.js$|^reset\.css$/)
      .map(textOf)
      .join("\n");
    const attributes = new Set([...code.matchAll(/:root\[(data-[\w-]+)/g)].map(([, name = ""]) => name));
    expect([...attributes].toSorted()).toEqual(["data-card", "data-card-tint", "data-heading-case"]);
    for (const theme of filesLike(/^themes\/(?!.*-fonts).*\.css$/)) {
      const [first = ""] = textOf(theme).split("\n");
      expect([...attributes].filter((name) => !first.includes(`${name}="`))).toEqual([]);
    }
  });

  test("has a class of its own for each element that has styles", () => {
    const classes = filesLike(/\.js$/).flatMap((file) =>
      [...textOf(file).matchAll(/componentId: "([^"]+)"/g)].map(([, name = ""]) => name),
    );
    expect(classes.length).toBeGreaterThan(50);
    expect(new Set(classes).size).toBe(classes.length);
    expect(classes.filter((name) => !name.startsWith(`${prefix}-`))).toEqual([]);
  });

  test("names fonts that are in it", () => {
    const paths = new Set(files.map(({ path }) => path));
    for (const file of filesLike(/-fonts\.css$/))
      for (const [, font = ""] of textOf(file).matchAll(/url\("\.\.\/([^"]+)"\)/g)) expect(paths).toContain(font);
  });

  test("has documents without dead links", () => {
    const paths = new Set(files.map(({ path }) => path));
    const links = filesLike(/\.md$/).flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = ""]) => posix.join(file.path, "..", link)),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
  });

  test("has an example of each entry that can be copied, and tables of properties", () => {
    const examples = readExamples(files).map(({ code }) => code);
    const without = entries.filter((entry) => !examples.some((code) => code.includes(`"${packageName}/${entry}"`)));
    expect(without).toEqual([]);
    const documents = filesLike(/^docs\/.*\.md$/).map(textOf);
    expect(documents.filter((text) => text.includes("| property | type | default | is |")).length).toBeGreaterThan(10);
    expect(documents.filter((text) => text.includes("the gallery lists them"))).toEqual([]);
  });

  test("is the same, byte for byte, each time", async () => {
    const again = await buildWidgets(repository);
    expect(again.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
    const isSame = ({ bytes }: OutputFile, at: number) =>
      Buffer.from(bytes).equals(files[at]?.bytes ?? new Uint8Array());
    expect(again.filter((file, at) => !isSame(file, at)).map(({ path }) => path)).toEqual([]);
  });
});

describe("An application that has installed the package (spec: widgets-17)", () => {
  let consumer: Consumer;
  beforeAll(async () => {
    consumer = await Consumer.create(files);
    const examples = readExamples(files);
    expect(examples.length).toBeGreaterThan(10);
    for (const { name, code } of examples) await consumer.write(`src/${name}.tsx`, code);
    const all = entries.map((entry, at) => `export * as w${at} from "${packageName}/${entry}";`);
    await consumer.write("src/everything.ts", all.join("\n"));
    await consumer.write(
      "src/wrong.tsx",
      `import { Message } from "${packageName}/message";\nexport const wrong = <Message tone="loud">x</Message>;`,
    );
    await consumer.write("everything.mjs", `${all.join("\n")}\nconsole.log("loaded");`);
  });
  afterAll(() => consumer.remove());

  /** What the compiler says; only the file with a wrong property has an error. */
  const errorsOf = async (resolution: "bundler" | "node16") =>
    (await consumer.compile(resolution)).split("\n").filter((line) => /^\S/.test(line));
  const wrongAlone = [expect.stringMatching(/^src\/wrong\.tsx\(2,\d+\): error TS2322/)];

  test.each(["bundler", "node16"] as const)(
    "compiles every entry and every example, with strict options and its libraries, and finds a wrong property (%s)",
    async (resolution) => expect(await errorsOf(resolution)).toEqual(wrongAlone),
  );

  test("imports every entry in Node, without a document", async () => {
    expect(await consumer.run("everything.mjs")).toBe("loaded\n");
  });

  test("works with the lowest versions of its peers", async () => {
    await consumer.useLowestPeers();
    expect(await errorsOf("bundler")).toEqual(wrongAlone);
    expect(await consumer.run("everything.mjs")).toBe("loaded\n");
  });
});
