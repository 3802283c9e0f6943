/** `npm run test:build`: builds every brand once, for all journeys of a run (docs/reference/tests.md). */
import { defineCommand } from "#scripts/command/Command.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { text } from "#scripts/command/Option.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { repository } from "#scripts/files/repository.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";

const testBuild = defineCommand({
  name: "test:build",
  purpose: "Builds every brand as npm start does, with the addresses of this machine: not to be deployed.",
  options: { out: text({ shown: "DIR", help: "where to write" }) },
  notes: "PORTAL_BUILT=DIR npx playwright test uses what is in DIR.",
  exits: "0 built, 1 a problem in a brand or in the result, 2 the command failed or was called in a wrong way",
  async run({ out }, { print, complain }) {
    if (out === undefined || out === "") throw new UsageError("--out DIR is missing");
    const { brands } = await loadBrands(repository, "local");
    const built = await buildBrands({ root: repository, brandsDir: repository, out: fromCaller(out), brands });
    print(`${built.folders.length} brands built.\n`);
    for (const problem of built.tooLarge) complain(`Too large: ${problem}.\n`);
    return built.tooLarge.length === 0 ? 0 : 1;
  },
});

process.exitCode = await runCommand(testBuild);
