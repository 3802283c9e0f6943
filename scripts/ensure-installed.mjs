// Runs before every npm script that needs the dependencies, also on a fresh clone: plain JavaScript for Node 20.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = `${root}node_modules/.installed-from`;
const wanted = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");

if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== wanted) {
  console.log("Installing what package-lock.json lists …");
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  const run = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (run.status !== 0) {
    console.error("npm ci failed; see the lines above. Nothing was built or started.");
    process.exit(run.status ?? 1);
  }
  writeFileSync(stampFile, wanted);
}
