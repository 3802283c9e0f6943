/** `npm run build`: every brand into a folder of its own (docs/deploy.md). */
import { fileURLToPath } from "node:url";
import { buildCommand } from "#scripts/release/buildCommand.ts";
import { processEnvironment } from "#scripts/release/CommandEnvironment.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

// A web server of another user has to read the files: umask 077 becomes 022.
process.umask(process.umask() & 0o022);

process.exitCode = await buildCommand(process.argv.slice(2), { root, ...processEnvironment() });
