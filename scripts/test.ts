import { runCommand } from "#scripts/release/runCommand.ts";
import { createGates } from "#scripts/quality/gates/gates.ts";
import { readTestOptions, testHelp } from "#scripts/quality/gates/readTestOptions.ts";
import { reportGates } from "#scripts/quality/gates/reportGates.ts";
import { chooseGates } from "#scripts/quality/gates/runGates.ts";

/** Exit codes: 0 all passed, 1 something failed, 2 the command line is wrong. */
async function run(): Promise<number> {
  const options = readTestOptions(process.argv.slice(2), process.env);
  const gates = createGates(options);
  if (options.isHelp) {
    process.stdout.write(`${testHelp}\nGates: ${gates.map(({ name }) => name).join(", ")}.\n`);
    return 0;
  }
  return reportGates(chooseGates(gates, options.only));
}

await runCommand("test", run);
