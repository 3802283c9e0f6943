/**
 * `npm run affected -- --since REF [--json]`: which brands differ from a commit, proven by their bytes
 * (docs/deploy.md).
 */
import { repository } from "#scripts/files/repository.ts";
import { affectedCommand } from "#scripts/release/affected/affectedCommand.ts";
import { runCommand } from "#scripts/command/runCommand.ts";

process.exitCode = await runCommand(affectedCommand({ root: repository }));
