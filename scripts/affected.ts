/**
 * `npm run affected -- --since REF [--json]`: which brands differ from a commit, proven by their bytes
 * (docs/deploy.md).
 */
import { repository } from "#scripts/files/repository.ts";
import { affectedCommand } from "#scripts/release/affected/affectedCommand.ts";
import { processDeps } from "#scripts/command/CommandDeps.ts";

process.exitCode = await affectedCommand(process.argv.slice(2), { root: repository, ...processDeps() });
