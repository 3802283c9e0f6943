/** `npm test`: the portal in its plain brand, and what builds it (docs/reference/tests.md). */
import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { gateExits, gateNotes, gateOptions, runChoice } from "#scripts/quality/gates/gateCommand.ts";

const test = defineCommand({
  name: "test",
  purpose: "Checks the portal in its plain brand, and what builds it (docs/reference/tests.md).",
  options: gateOptions,
  notes: gateNotes,
  exits: gateExits,
  run: (values, { print }) => runChoice("test", values, print),
});

process.exitCode = await runCommand(test);
