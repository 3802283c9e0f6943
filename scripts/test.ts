/** `npm test`: exit code 0 all passed, 1 something failed, 2 the command line is wrong. */
import { runCommand } from "#scripts/command/runCommand.ts";
import { readOptions } from "#scripts/command/readOptions.ts";
import { chooseGates, gatesOf, planGates } from "#scripts/quality/gates/gates.ts";
import { runGates } from "#scripts/quality/gates/runGates.ts";

const allGates = gatesOf(planGates({ isEveryBrand: true, shard: undefined }));

const help = `npm test [-- --only types,lint] [-- --all] [-- --shard 1/3]

Runs every check, and ends with a table and "N passed, N failed" (docs/reference/tests.md).

  --only NAMES   only these gates, separated by commas
  --all          every journey that shows a brand's own pages in every brand, as in CI (CI=true)
  --shard 1/3    a share of the unit tests and journeys
  --help         this text

Gates: ${allGates.map(({ name }) => name).join(", ")}.
`;

async function run(): Promise<number> {
  const options = readOptions(help, {
    only: { type: "string" },
    all: { type: "boolean", default: process.env["CI"] === "true" },
    shard: { type: "string" },
  });
  if (options === undefined) return 0;
  const { only, all, shard } = options;
  const [index = 0, count = 0] = (shard ?? "1/1").split("/").map(Number);
  if (!(index >= 1 && index <= count)) throw new Error(`"${shard}" is not a shard. Write 1/3, 2/3 or 3/3.`);
  return runGates(chooseGates(planGates({ isEveryBrand: all, shard }), only));
}

await runCommand("test", run);
