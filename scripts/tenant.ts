/** `npm run tenant -- new|explain|diff|fix`: adds, explains, compares and corrects brands (docs/tenants.md). */
import { resolve } from "node:path";

import { MissingFolderError } from "#scripts/brands/loadWorkspace.ts";
import { tenantCommand, tenantUsage } from "#scripts/tenant/tenantCommand.ts";
import { TenantUsageError } from "#scripts/tenant/TenantUsageError.ts";

try {
  const { output, exitCode } = await tenantCommand(process.argv.slice(2), resolve(import.meta.dirname, ".."));
  process.stdout.write(output);
  process.exitCode = exitCode;
} catch (error) {
  const isUsage = error instanceof TenantUsageError || error instanceof MissingFolderError;
  process.stderr.write(`tenant: ${error instanceof Error ? error.message : String(error)}\n`);
  if (isUsage) process.stderr.write(`\n${tenantUsage}`);
  process.exitCode = 2;
}
