import { runCommand } from "#scripts/release/runCommand.ts";
import { globSync } from "node:fs";
import { join } from "node:path";
import { type BenchRow, isWithin, type RunBench } from "#scripts/quality/bench/BenchRow.ts";

const folder = join(import.meta.dirname, "quality/bench");

function line(row: BenchRow): string {
  const limit = `${row.kind === "atMost" ? "≤" : "≥"} ${row.limit}`;
  return `${isWithin(row) ? "ok  " : "OVER"}  ${row.ratio.toFixed(3).padStart(8)}  ${limit.padEnd(8)}  ${row.name}\n${" ".repeat(26)}${row.detail}`;
}

const help = `npm run bench [-- WORD …]

Measures every figure as a ratio within one run, and compares it with its limit. On a quiet machine.

  WORD     only the benchmarks whose folder or name contains one of the words
  --help   this text
`;

/** Runs every `scripts/quality/bench/<subject>/*.bench.ts`, or those whose path contains one of the words given. */
async function run(words: readonly string[]): Promise<number> {
  if (words.includes("--help") || words.includes("-h")) {
    process.stdout.write(help);
    return 0;
  }
  const names = globSync("*/*.bench.ts", { cwd: folder })
    .map((path) => path.replaceAll("\\", "/").replace(".bench.ts", ""))
    .sort();
  const chosen = names.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) {
    console.error(`There is no such benchmark. Benchmarks: ${names.join(", ")}`);
    return 2;
  }
  const rows: BenchRow[] = [];
  for (const name of chosen) {
    console.log(`… ${name}`);
    const { run: measure } = (await import(join(folder, `${name}.bench.ts`))) as { run: RunBench };
    rows.push(...(await measure()));
  }
  console.log(`\n         ratio  limit     figure\n${rows.map(line).join("\n")}`);
  const over = rows.filter((row) => !isWithin(row)).length;
  console.log(over === 0 ? "\nAll figures are within their limits." : `\n${over} of ${rows.length} figures are over.`);
  return over === 0 ? 0 : 1;
}

await runCommand("bench", () => run(process.argv.slice(2)));
