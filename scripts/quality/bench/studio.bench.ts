import { repository } from "#scripts/files/repository.ts";
import { compile } from "#scripts/compile/compile.ts";
import { atMost, type BenchRow } from "./BenchRow.ts";
import { type ColourTimes, measureKeys } from "./measureKeys.ts";

/** How long the second compile of a process takes: the first loads the compiler. */
async function compileTime(): Promise<number> {
  await compile(repository);
  const startedMs = performance.now();
  await compile(repository);
  return performance.now() - startedMs;
}

/** What a key costs in the studio, server and page together: from its event to the changed preview. */
export async function run(): Promise<BenchRow[]> {
  const compileMs = await compileTime();
  const { textMs, pageMs, code, picker } = await measureKeys(repository);
  const row = (name: string, ms: number, limit: number, more: string): BenchRow => ({
    name,
    ratio: ms / compileMs,
    limit: atMost(limit),
    detail: `${ms.toFixed(1)} ms / ${compileMs.toFixed(0)} ms; ${more}`,
  });
  const colourRow = (name: string, { changedMs, followedMs }: ColourTimes, limit: number) =>
    row(name, changedMs, limit, `a frame with it begins after ${followedMs.toFixed(0)} ms`);
  return [
    colourRow("studio: from a key in a colour's code in the form to the preview, against a compile", code, 0.03),
    // The last one may wait for a frame, which is 0.03 of a quick compile.
    colourRow("studio: from the last of 60 values of the picker to the preview, against a compile", picker, 0.06),
    row(
      "studio: from a key in a text to the preview, against a compile",
      textMs,
      0.15,
      `the page made again after ${pageMs.toFixed(0)} ms`,
    ),
  ];
}
