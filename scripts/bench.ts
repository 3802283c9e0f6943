import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { globSync } from "node:fs";
import { join } from "node:path";
import { type BenchRow, isWithin, type RunBench } from "#scripts/quality/bench/BenchRow.ts";

const folder = join(import.meta.dirname, "quality/bench");

function line(row: BenchRow): string {
  const { limit, ratio, name, detail } = row;
  const shown = limit === undefined ? "" : `${limit.kind === "atMost" ? "≤" : "≥"} ${limit.value}`;
  const verdict = limit === undefined ? "    " : isWithin(row) ? "ok  " : "OVER";
  return `${verdict}  ${ratio.toFixed(3).padStart(8)}  ${shown.padEnd(8)}  ${name}\n${" ".repeat(26)}${detail}`;
}

/** Runs every `scripts/quality/bench/*.bench.ts`, or those whose name contains one of the words given. */
async function run(words: readonly string[]): Promise<number> {
  const names = globSync("*.bench.ts", { cwd: folder })
    .map((path) => path.replace(".bench.ts", ""))
    .sort();
  const chosen = names.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new UsageError(`There is no such benchmark. Benchmarks: ${names.join(", ")}`);
  const rows: BenchRow[] = [];
  const failed: string[] = [];
  console.log("         ratio  limit     figure");
  for (const name of chosen) {
    console.log(`… ${name}`);
    const { run: measure } = (await import(join(folder, `${name}.bench.ts`))) as { run: RunBench };
    try {
      const measured = await measure();
      console.log(measured.map(line).join("\n"));
      rows.push(...measured);
    } catch (error) {
      // The others are measured all the same: they take minutes.
      console.error(`FAILED ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      failed.push(name);
    }
  }
  const over = rows.filter((row) => !isWithin(row)).length;
  console.log(
    over > 0 ? `\n${over} of ${rows.length} figures are over.` : `\n${rows.length} figures are within their limits.`,
  );
  if (failed.length > 0) console.error(`Not measured: ${failed.join(", ")}.`);
  return failed.length > 0 ? 2 : Math.min(over, 1);
}

const bench = defineCommand({
  name: "bench",
  purpose:
    "Measures every figure as a ratio within one run, and compares it with its limit, if it has one. Use a quiet machine.",
  words: {
    shown: "[WORD …]",
    help: "only the benchmarks whose name contains one of the words",
    least: 0,
    most: Infinity,
    advice: "Type parts of names: npm run bench -- paint",
  },
  options: {},
  exits: "0 all are within their limits, 1 some are over, 2 a benchmark failed",
  run: (_, { words }) => run(words),
});

process.exitCode = await runCommand(bench);
