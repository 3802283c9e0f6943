/** `npm run tenant -- new|explain|diff|fix`: adds, explains, compares and corrects brands (docs/tenants.md). */
import { resolve } from "node:path";

import { readPortalText } from "#scripts/release/compiled/readPortalText.ts";
import { checkKeptOptions } from "#scripts/tenant/readArguments.ts";
import { tenantCommand } from "#scripts/tenant/tenantCommand.ts";

try {
  if (process.env["npm_lifecycle_event"] === "tenant") checkKeptOptions(process.env);
  const { output, exitCode } = await tenantCommand(process.argv.slice(2), {
    root: resolve(import.meta.dirname, ".."),
    calledFrom: process.env["INIT_CWD"] ?? process.cwd(),
    readPortal: readPortalText,
  });
  process.stdout.write(output);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(`tenant: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
