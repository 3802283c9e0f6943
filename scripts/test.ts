import { createGates } from "#scripts/quality/gates/gates.ts";
import { readTestOptions, testHelp } from "#scripts/quality/gates/readTestOptions.ts";
import { reportGates } from "#scripts/quality/gates/reportGates.ts";
import { chooseGates } from "#scripts/quality/gates/runGates.ts";

/** Exit codes: 0 all passed, 1 something failed, 2 the command line is wrong. */
async function run(): Promise<number> {
  let chosen;
  try {
    const options = readTestOptions(process.argv.slice(2), process.env);
    if (options.isHelp) {
      const names = createGates(options).map(({ name }) => name);
      process.stdout.write(`${testHelp}\nParts: ${names.join(", ")}.\n`);
      return 0;
    }
    chosen = chooseGates(createGates(options), options.only);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  return reportGates(chosen);
}

process.exitCode = await run();
