import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { builtInTexts } from "#scripts/compile/builtInTexts.ts";
import { viteBase } from "#scripts/compile/viteBase.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { studioTheme } from "../studioTheme.ts";

/** The parts of the studio's page. */
export interface StudioFiles {
  /** Address of the page's first module. */
  readonly main: string;
  /** Files of the page by address. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The rules that name the fonts of the page. */
  readonly fontCss: string;
  /** Addresses of the fonts that every page needs. */
  readonly fonts: readonly string[];
}

/** The studio's own code. */
export interface CompiledStudio extends StudioFiles {
  /** Code of the script in previewed pages, an ES module. */
  readonly bridge: string;
}

const base = "/studio/";

async function compileInput(root: string, name: string, input: string): Promise<Rolldown.RolldownOutput["output"]> {
  const common = viteBase(root, base);
  const result = await build({
    ...common,
    plugins: [builtInTexts(root), ...common.plugins],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ...common.build,
      // It is served on this machine only: a quick build matters more than a small one.
      minify: false,
      rolldownOptions: {
        ...common.build.rolldownOptions,
        input: { [name]: join(root, input) },
        output: { codeSplitting: false },
      },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("vite gave more than one output");
  return result.output;
}

/** Compiles page and bridge in memory, and the fonts of the page. */
export async function compileStudio(root: string): Promise<CompiledStudio> {
  const [page, [bridge], fonts] = await Promise.all([
    compileInput(root, "studio", "studio/page/main.tsx"),
    compileInput(root, "bridge", "studio/bridge/main.ts"),
    compileFonts(studioTheme()),
  ]);
  const fontUrl = (name: string) => `${base}fonts/${name}`;
  const files = [
    ...page.map((file) => [base + file.fileName, file.type === "chunk" ? file.code : file.source] as const),
    ...fonts.files.map(({ name, bytes }) => [fontUrl(name), bytes] as const),
  ];
  return {
    main: base + page[0].fileName,
    files: new Map(files),
    fontCss: fonts.css(fontUrl),
    fonts: fonts.files.filter(({ preload }) => preload).map(({ name }) => fontUrl(name)),
    bridge: bridge.code,
  };
}
