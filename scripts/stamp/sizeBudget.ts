import { gzipSync } from "node:zlib";
import type { Compilation } from "#scripts/compile/compile.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";

/** react and react-dom built alone, gzipped, in bytes, as measured with react 19.3. */
const reactAloneBytes = 67_250;
/** What the overview may load before its agreements show, relative to that. A tenth of it is free (decision 10). */
const overviewRatio = 2.6;
/** How many scripts it may ask for. */
const overviewRequests = 6;
/** What the boot script in index.html may measure, gzipped, in bytes. A tenth of it is free (decision 21). */
const bootBytes = 9000;

/** Scripts that a browser loads before the overview shows agreements. */
export interface OverviewScripts {
  readonly requests: number;
  /** Sum of the gzipped sizes. */
  readonly gzipBytes: number;
}

const gzippedBytes = (code: Uint8Array | string): number => gzipSync(code, { level: 9 }).length;

/** The gzipped size of a compiled file, in bytes. */
type GzipSize = (file: OutputFile) => number;

/**
 * Measures the overview's scripts: main and all that it and the page import. The boot script has a limit of its own.
 * @param gzipSize where the files have been compressed already; left out: they are compressed
 */
function overviewScripts(
  { files, main, overview }: Compilation,
  gzipSize: GzipSize = ({ bytes }) => gzippedBytes(bytes),
): OverviewScripts {
  const wanted = new Set([main, ...overview]);
  const scripts = files.filter(({ path }) => wanted.has(path) && path.endsWith(".js"));
  return {
    requests: scripts.length,
    gzipBytes: scripts.reduce((sum, script) => sum + gzipSize(script), 0),
  };
}

/** Checks the budget. Returns what is over it, one line each. */
export function checkSizes(compilation: Compilation, gzipSize?: GzipSize): string[] {
  const { requests, gzipBytes } = overviewScripts(compilation, gzipSize);
  const boot = gzippedBytes(compilation.boot);
  const most = Math.floor(overviewRatio * reactAloneBytes);
  return [
    ...(boot > bootBytes ? [`the boot script has ${boot} bytes (gzip); at most ${bootBytes} are allowed`] : []),
    ...(gzipBytes > most
      ? [
          `the overview loads ${gzipBytes} bytes of script (gzip) before its agreements show; at most ${most} are allowed`,
        ]
      : []),
    ...(requests > overviewRequests
      ? [
          `the overview asks for ${requests} scripts before its agreements show; at most ${overviewRequests} are allowed`,
        ]
      : []),
  ];
}
