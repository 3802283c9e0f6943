import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import webpack from "webpack";
import { packageName } from "#scripts/widgets/packageNames.ts";
import { isPeer } from "#scripts/widgets/isPeer.ts";

/** What an application gets that imports some names of the package. */
export interface MeasuredImport {
  /** Minified and gzipped, without the peers. */
  readonly gzipBytes: number;
  /** The modules of the package that are in it, by path inside the package. */
  readonly modules: readonly string[];
}

const gzip = (code: string): number => gzipSync(code, { level: 9 }).length;

const insidePackage = (id: string): string[] => {
  const [, path] = id.split(`/node_modules/${packageName}/`);
  return path === undefined ? [] : [path];
};

/** Bundles a module with Vite, as an application does for its customers. */
export async function measureWithVite(folder: string, entry: string): Promise<MeasuredImport> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      // An application, not a library: in a library Vite keeps the marks of pure calls for the next bundler.
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, entry),
        external: isPeer,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ("output" in one ? one.output : [])).filter((file) => file.type === "chunk");
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return {
    gzipBytes: gzip(chunks.map(({ code }) => code).join("")),
    modules: modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? insidePackage(id) : [])).toSorted(),
  };
}

/** The modules of a compilation; those that webpack has joined to one are inside it. */
function modulePaths(modules: readonly webpack.StatsModule[] | undefined): string[] {
  return (modules ?? []).flatMap((module) =>
    module.modules === undefined ? insidePackage(module.identifier ?? "") : modulePaths(module.modules),
  );
}

/** Bundles a module with webpack. */
export async function measureWithWebpack(folder: string, entry: string): Promise<MeasuredImport> {
  const out = join(folder, `webpack-${entry}`);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        mode: "production",
        context: folder,
        entry: join(folder, entry),
        target: "web",
        output: { path: out, filename: "bundle.js", library: { type: "module" }, module: true },
        experiments: { outputModule: true },
        externalsType: "module",
        externals: [
          ({ request }: { readonly request?: string }) => Promise.resolve(isPeer(request ?? "") ? request : undefined),
        ],
        performance: false,
      },
      (error, result) =>
        result === undefined ? reject(error ?? new Error("webpack gave no result")) : resolve(result),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const code = await readFile(join(out, "bundle.js"), "utf8");
  await rm(out, { recursive: true, force: true });
  const { modules } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: 10_000,
    nestedModulesSpace: 10_000,
  });
  return { gzipBytes: gzip(code), modules: modulePaths(modules).toSorted() };
}
