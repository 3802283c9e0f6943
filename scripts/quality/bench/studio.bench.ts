import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "#scripts/compile/compile.ts";
import { Workshop } from "#studio/server/Workshop.ts";
import type { BenchRow } from "./BenchRow.ts";
import { median } from "./median.ts";
import { measuredBrand } from "./measuredBrand.ts";

const root = join(import.meta.dirname, "../../..");
const rounds = 25;

async function elapsedMs(task: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await task();
  return performance.now() - startedMs;
}

/**
 * What a key costs in the studio's server until the page has its answer with the changed portal, against a compile of
 * the portal. The time in the browser is not in it.
 */
export async function run(): Promise<BenchRow[]> {
  const draftsDir = await mkdtemp(join(tmpdir(), "studio-bench-"));
  try {
    await compile(root);
    const compileMs = await elapsedMs(() => compile(root));
    const compilation = await compile(root);
    const workshop = new Workshop({ brandsDir: root, draftsDir, compilation });
    const edited = async (edit: (text: string, round: number) => string, kind: "descriptor" | "theme") => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { revision, texts, saved } = await workshop.open(measuredBrand.id);
        const next = { ...texts, [kind]: edit(saved[kind], round) };
        times.push(await elapsedMs(() => workshop.change(measuredBrand.id, revision, next)));
      }
      return median(times);
    };
    const colour = (round: number) => `"#0000${(16 + round).toString(16)}"`;
    const themeMs = await edited((text, round) => text.replace(/"#[\da-f]{6}"/i, colour(round)), "theme");
    const descriptorMs = await edited(
      (text, round) => text.replace(/"heroTitle": "/, `"heroTitle": "${round} `),
      "descriptor",
    );
    const row = (name: string, ms: number, limit: number): BenchRow => ({
      name,
      ratio: ms / compileMs,
      limit,
      kind: "atMost",
      detail: `${ms.toFixed(1)} ms / ${compileMs.toFixed(0)} ms, median of ${rounds}`,
    });
    return [
      row("studio: a key in a colour, against a compile", themeMs, 0.03),
      row("studio: a key in a text, against a compile", descriptorMs, 0.15),
    ];
  } finally {
    await rm(draftsDir, { recursive: true, force: true });
  }
}
