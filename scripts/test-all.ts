/** `npm run test:all`: everything that can be checked (docs/reference/tests.md). */
import { defineCommand } from "#scripts/command/Command.ts";
import { flag } from "#scripts/command/Option.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { gateExits, gateNotes, gateOptions, runChoice } from "#scripts/quality/gates/gateCommand.ts";

const testAll = defineCommand({
  name: "test:all",
  purpose:
    "Checks everything: each brand, other browsers, nginx, an object store, the studio (docs/reference/tests.md).",
  options: { ...gateOptions, rest: flag("only what npm test does not have") },
  notes: gateNotes,
  exits: gateExits,
  run: ({ rest, ...values }, { print }) => runChoice(rest ? "rest" : "all", values, print),
});

process.exitCode = await runCommand(testAll);
