import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { packageName } from "../packageNames.ts";
import { writePackage } from "../writePackage.ts";

const run = promisify(execFile);

/**
 * Installs the package into an application, as a registry would deliver it: packed by npm, and unpacked. Its peers are
 * those that are installed above the application's folder.
 * @param folder the application's
 */
export async function installPackage(files: readonly OutputFile[], folder: string): Promise<void> {
  const target = join(folder, "node_modules", packageName);
  await mkdir(dirname(target), { recursive: true });
  const temporary = await mkdtemp(join(folder, "node_modules/.installing-"));
  try {
    const source = join(temporary, "source");
    await writePackage(files, source);
    await run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", temporary], { cwd: source });
    const { version } = JSON.parse(manifestOf(files)) as { readonly version: string };
    const tarball = join(temporary, `${packageName.replace("@", "").replace("/", "-")}-${version}.tgz`);
    await run("tar", ["-xzf", tarball, "-C", temporary]);
    await rm(target, { recursive: true, force: true });
    await rename(join(temporary, "package"), target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function manifestOf(files: readonly OutputFile[]): string {
  const manifest = files.find(({ path }) => path === "package.json");
  if (manifest === undefined) throw new Error("The package has no package.json");
  return new TextDecoder().decode(manifest.bytes);
}
