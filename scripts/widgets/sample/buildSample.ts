import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { inProduction } from "#scripts/compile/inProduction.ts";

/** The sample application, from the repository's folder. */
export const sampleFolder = "examples/min-side";

interface SampleOptions {
  /** Modules that replace others, for older versions of the peers. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Default `production`. */
  readonly mode?: "production" | "development";
}

/**
 * Builds the application in a folder, as its own `npm run build` does: for browsers, and for the server.
 * @returns the ids of the modules that browsers get
 */
export async function buildSample(folder: string, options: SampleOptions = {}): Promise<string[]> {
  const { alias = {}, mode = "production" } = options;
  const config: InlineConfig = {
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    logLevel: "warn",
    mode,
    resolve: { alias: Object.entries(alias).map(([find, replacement]) => ({ find, replacement })) },
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      // In development styled-components writes text into style elements, which no policy without 'unsafe-inline' allows.
      "process.env.SC_DISABLE_SPEEDY": JSON.stringify("false"),
    },
  };
  const hasAlias = Object.keys(alias).length > 0;
  const client = await inProduction(async () => {
    const built = await build({ ...config, build: { reportCompressedSize: false, chunkSizeWarningLimit: 2000 } });
    await build({
      ...config,
      // An alias works only in what is bundled.
      ...(hasAlias && { ssr: { noExternal: true } }),
      build: { ssr: "src/server.tsx", outDir: "dist/server" },
    });
    return built;
  });
  const outputs = Array.isArray(client) ? client : [client];
  return outputs.flatMap((one) =>
    "output" in one ? one.output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : [])) : [],
  );
}
