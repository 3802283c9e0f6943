/** `npm run tenant -- new|explain|diff|fix`: adds, explains, compares and corrects brands (docs/tenants.md). */
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { repository } from "#scripts/files/repository.ts";
import { readPortalText } from "#scripts/release/compiled/readPortalText.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { checkKeptOptions } from "#scripts/tenant/readArguments.ts";
import { tenantCommand } from "#scripts/tenant/tenantCommand.ts";

async function run(): Promise<number> {
  if (process.env["npm_lifecycle_event"] === "tenant") checkKeptOptions(process.env);
  const { output, exitCode } = await tenantCommand(process.argv.slice(2), {
    root: repository,
    calledFrom: fromCaller("."),
    readPortal: readPortalText,
  });
  process.stdout.write(output);
  return exitCode;
}

await runCommand("tenant", run);
