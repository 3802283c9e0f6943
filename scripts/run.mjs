// What every npm script starts with, also on a fresh clone: plain JavaScript for Node 20. `node scripts/run.mjs build`
// installs what is missing and runs scripts/build.ts.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as module from "node:module";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = `${root}node_modules/.installed-from`;
const read = (path) => readFileSync(`${root}${path}`, "utf8");
const lock = read("package-lock.json");
const wanted = createHash("sha256").update(lock).digest("hex");

// A hook of git, and `git rebase --exec`, get the repository that git works on in variables. Commands ask git about the
// folder that they are given, which may be in another repository, or be a copy that they have made.
const ofGit = "DIR WORK_TREE COMMON_DIR INDEX_FILE PREFIX NAMESPACE OBJECT_DIRECTORY ALTERNATE_OBJECT_DIRECTORIES";
for (const name of ofGit.split(" ")) delete process.env[`GIT_${name}`];

/** Whether npm has installed all of it already: `npm ci` was called by hand. */
function isInstalled() {
  try {
    const installed = JSON.parse(read("node_modules/.package-lock.json")).packages;
    return Object.entries(JSON.parse(lock).packages).every(
      ([path, { version, integrity, optional }]) =>
        path === "" ||
        // A package for another system is left out.
        (optional === true && installed[path] === undefined) ||
        (installed[path]?.version === version && installed[path]?.integrity === integrity),
    );
  } catch {
    return false;
  }
}

/** Notes it, so that nobody has to look again. In a folder of somebody else it is looked at each time. */
function noteInstalled() {
  try {
    writeFileSync(stampFile, wanted);
  } catch (error) {
    if (!["EACCES", "EROFS"].includes(error.code)) throw error;
  }
}

/** Installs; gives the exit code. */
function install() {
  console.log("Installing what package-lock.json lists …");
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status === 0) return 0;
  console.error("npm ci failed; see the lines above. Nothing was built or started.");
  return status ?? 1;
}

async function run() {
  const [node, , name, ...args] = process.argv;
  // Vite reads both as the end of a path, and fails much later.
  const sign = /[#?]/.exec(root)?.[0];
  if (sign !== undefined) {
    console.error(
      `${name}: the portal cannot be compiled below a folder with ${sign} in its name: move ${root} elsewhere.`,
    );
    return 2;
  }
  if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== wanted) {
    const hasAll = isInstalled();
    const status = hasAll ? 0 : install();
    if (status !== 0) return status;
    noteInstalled();
    // Node 24 is one of the packages: npm has put it first in the path.
    if (!hasAll) return spawnSync("node", process.argv.slice(1), { stdio: "inherit" }).status ?? 1;
  }
  // Half the time of a short command is compiling the modules: the result is kept.
  module.enableCompileCache?.(`${root}.cache/node`);
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  process.argv = [node, script, ...args];
  await import(new URL(`${name}.ts`, import.meta.url).href);
  return undefined;
}

const status = await run();
if (status !== undefined) process.exitCode = status;
