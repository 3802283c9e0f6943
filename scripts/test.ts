/** `npm test`: exit code 0 all passed, 1 something failed, 2 the command line is wrong. */
import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { flag, list, text } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { chooseGates, gatesOf, planGates } from "#scripts/quality/gates/gates.ts";
import { runGates } from "#scripts/quality/gates/runGates.ts";

const allGates = gatesOf(planGates({ isEveryBrand: true, shard: undefined }));

const test = defineCommand({
  name: "test",
  purpose: 'Runs every check, and ends with a table and "N passed, N failed" (docs/reference/tests.md).',
  options: {
    only: list({ shown: "a,b", help: "only these gates" }),
    all: flag(
      "every journey that shows a brand's own pages in every brand, as in CI (CI=true)",
      process.env["CI"] === "true",
    ),
    shard: text({ shown: "1/3", help: "a share of the unit tests and journeys" }),
  },
  notes: `Gates: ${allGates.map(({ name }) => name).join(", ")}.`,
  exits: "0 all passed, 1 something failed, 2 the command line is wrong",
  async run({ only, all, shard }) {
    const [index = 0, count = 0] = (shard ?? "1/1").split("/").map(Number);
    if (!(index >= 1 && index <= count)) throw new UsageError(`"${shard}" is not a shard. Write 1/3, 2/3 or 3/3`);
    return runGates(chooseGates(planGates({ isEveryBrand: all, shard }), only));
  },
});

process.exitCode = await runCommand(test);
