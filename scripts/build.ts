/** `npm run build`: every brand into a folder of its own (docs/deploy.md). */
import { fileURLToPath } from "node:url";
import { buildCommand } from "#scripts/release/buildCommand.ts";
import { processEnvironment } from "#scripts/release/CommandEnvironment.ts";
import { letOthersRead } from "#scripts/release/letOthersRead.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

letOthersRead();

process.exitCode = await buildCommand(process.argv.slice(2), { root, ...processEnvironment() });
