import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { type ESTree, parseSync, Visitor } from "vite";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { entrySource, widgetEntries } from "./widgetEntries.ts";
import { isPeer } from "./packageNames.ts";

const run = promisify(execFile);

/** Where a declaration is in the package, by its path below the compiler's output: `es/ui/form/` for `src/ui/form/`. */
const placeOf = (path: string): string => (path.startsWith("src/") ? `es/${path.slice(4)}` : `es/${path}`);

/** The compiler's output for an imported module, by path. */
function declarationOf(specifier: string, importer: string): string {
  const path = specifier.startsWith("#")
    ? /^#(locales|themes)\//.test(specifier)
      ? specifier.slice(1)
      : `src/${specifier.slice(1)}`
    : posix.join(posix.dirname(importer), specifier);
  return path.replace(/\.tsx?$/, ".d.ts");
}

/** Places of all specifiers in a declaration: of imports, re-exports and `import("…")` types; the last one first. */
function findSpecifiers(path: string, code: string): ESTree.StringLiteral[] {
  const found: ESTree.StringLiteral[] = [];
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ""}`);
  new Visitor({
    ImportDeclaration: ({ source }) => found.push(source),
    ExportAllDeclaration: ({ source }) => found.push(source),
    ExportNamedDeclaration: ({ source }) => source !== null && found.push(source),
    TSImportType: ({ source }) => found.push(source),
  }).visit(program);
  return found.toSorted((a, b) => b.start - a.start);
}

/** A declaration as the package has it, and the other declarations that it imports. */
function linked(path: string, code: string): { readonly text: string; readonly imports: readonly string[] } {
  const imports: string[] = [];
  let text = code;
  for (const { start, end, value } of findSpecifiers(path, code)) {
    if (isPeer(value)) continue;
    if (!/^[#.]/.test(value)) throw new Error(`${path} imports ${value}, which an application may not have installed`);
    const imported = declarationOf(value, path);
    if (!/\.(d\.ts|json)$/.test(imported)) throw new Error(`${path} has types of ${value}`);
    imports.push(imported);
    const relative = posix.relative(posix.dirname(placeOf(path)), placeOf(imported)).replace(/\.(d\.ts|json)$/, ".js");
    text = `${text.slice(0, start)}${JSON.stringify(relative.startsWith(".") ? relative : `./${relative}`)}${text.slice(end)}`;
  }
  return { text, imports };
}

/** The declaration of a file of texts: its keys, each with its text. */
function textsDeclaration(json: string): string {
  const texts = Object.entries(JSON.parse(json) as Record<string, string>);
  const keys = texts.map(
    ([key, text]) => `  /** ${text.replaceAll("*/", "* /")} */\n  readonly ${JSON.stringify(key)}: string;\n`,
  );
  return `declare const texts: {\n${keys.join("")}};\nexport default texts;\n`;
}

/** Lets the compiler write the declarations of all entries, and of the modules behind them. */
async function compileDeclarations(root: string, folder: string): Promise<void> {
  // The compiler reads entries from files only.
  const options = {
    rootDir: root,
    outDir: join(folder, "out"),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // `npm run types` checks the sources: leaving that out saves half of the compiler's work. What cannot be declared is
    // an error here.
    noCheck: true,
    // A docstring is a part of the declaration.
    removeComments: false,
  };
  for (const name of Object.keys(widgetEntries))
    await writeFile(
      join(folder, `${name}.ts`),
      entrySource(name, (path) => `../../src/${path}`),
    );
  const config = join(folder, "tsconfig.json");
  await writeFile(
    config,
    JSON.stringify({ extends: "../../tsconfig.json", compilerOptions: options, include: ["*.ts"] }),
  );
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  // Several checkers do much of the work several times, and it is little.
  await run(process.execPath, [compiler, "--project", config, "--singleThreaded"]).catch(
    (error: Error & { readonly stdout?: string }) => {
      throw new Error(`The declarations cannot be written:\n${error.stdout ?? error.message}`);
    },
  );
}

/** The declarations of the package: `es/<entry>.d.ts`, and those of the modules that they name, beside the code. */
export async function declareWidgets(root: string): Promise<OutputFile[]> {
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "widgets-"));
  try {
    await compileDeclarations(root, folder);
    const out = join(folder, "out");
    const encoder = new TextEncoder();
    const entryFolder = posix.join(".cache", posix.basename(folder.replaceAll("\\", "/")));
    const files: OutputFile[] = [];
    const wanted = new Set(Object.keys(widgetEntries).map((name) => `${entryFolder}/${name}.d.ts`));
    for (const path of wanted) {
      if (path.endsWith(".json")) {
        const text = textsDeclaration(await readFile(join(root, path), "utf8"));
        files.push({ path: placeOf(path).replace(/\.json$/, ".d.ts"), bytes: encoder.encode(text) });
        continue;
      }
      const isEntry = dirname(path) === entryFolder;
      // As if the entries were in src/, where the package has them.
      const place = isEntry ? `src/${posix.basename(path)}` : path;
      const code = await readFile(join(out, path), "utf8");
      const { text, imports } = linked(place, isEntry ? code.replaceAll('"../../src/', '"./') : code);
      for (const imported of imports) wanted.add(imported);
      files.push({ path: placeOf(place), bytes: encoder.encode(text) });
    }
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
