/**
 * `npm run affected -- --since REF [--json]`: which brands differ from a commit, proven by their bytes
 * (docs/deploy.md).
 */
import { join } from "node:path";
import { affectedCommand } from "#scripts/release/affected/affectedCommand.ts";
import { processEnvironment } from "#scripts/release/CommandEnvironment.ts";

const root = join(import.meta.dirname, "..");
process.exitCode = await affectedCommand(process.argv.slice(2), { root, ...processEnvironment() });
