import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { sampleFolder } from "#scripts/widgets/sample/buildSample.ts";
import { installPackage } from "#scripts/widgets/sample/installPackage.ts";

/**
 * Copies the sample application and installs the package there.
 * @param folder below the repository's folder, whose packages it uses
 */
export async function prepareSample(root: string, folder: string, files: readonly OutputFile[]): Promise<void> {
  const isSource = (path: string) =>
    !/[\\/](node_modules|dist)([\\/]|$)/.test(path.slice(join(root, sampleFolder).length));
  await cp(join(root, sampleFolder), folder, { recursive: true, filter: isSource });
  await installPackage(files, folder);
}
