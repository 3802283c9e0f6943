import { gzipSync } from "node:zlib";
import type { Compilation } from "#scripts/compile/compile.ts";

/** react and react-dom built alone, gzipped, in bytes, as `npm run bench` measures them again in each run. */
const reactAloneBytes = 67_250;
/** What the overview may load before its agreements show, relative to that. */
export const overviewRatio = 2.2;
/** How many scripts it may ask for. */
export const overviewRequests = 6;

/** Scripts that a browser loads before the overview shows agreements. */
export interface OverviewScripts {
  readonly requests: number;
  /** Sum of the gzipped sizes. */
  readonly gzipBytes: number;
}

/** Measures the overview's scripts: boot, main and all that they and the page import. */
export function overviewScripts({ files, boot, main, overview }: Compilation): OverviewScripts {
  const wanted = new Set([boot, main, ...overview]);
  const scripts = files.filter(({ path }) => wanted.has(path) && path.endsWith(".js"));
  return {
    requests: scripts.length,
    gzipBytes: scripts.reduce((sum, { bytes }) => sum + gzipSync(bytes, { level: 9 }).length, 0),
  };
}

/** Checks the budget; gives faults, one line each. */
export function checkSizes(compilation: Compilation): string[] {
  const { requests, gzipBytes } = overviewScripts(compilation);
  const most = Math.floor(overviewRatio * reactAloneBytes);
  return [
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
