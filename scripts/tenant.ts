/** `npm run tenant -- new|explain|diff|fix`: adds, explains, compares and corrects brands (docs/tenants.md). */
import { runGroup } from "#scripts/command/CommandGroup.ts";
import { repository } from "#scripts/files/repository.ts";
import { readPortalText } from "#scripts/release/compiled/readPortalText.ts";
import { tenantCommands } from "#scripts/tenant/tenantCommand.ts";
import { openSince } from "#studio/git/origins.ts";

process.exitCode = await runGroup(tenantCommands({ root: repository, readPortal: readPortalText, openSince }));
