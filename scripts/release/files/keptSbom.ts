import { repository } from "#scripts/brands/repository.ts";
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { sbomFile } from "#contract/releaseFiles.ts";
import { keepFiles } from "../compiled/keepFiles.ts";
import type { Application, ListedPackage } from "./sbomOf.ts";

/** The versions of what writes the bill of materials. */
const writer = Promise.all(
  ["node_modules/@cyclonedx/cyclonedx-library/package.json", "scripts/release/files/sbomOf.ts"].map((path) =>
    readFile(join(repository, path), "utf8"),
  ),
);

/** The bill of materials of an earlier build with the same packages; made where there is none. */
export async function keptSbom(application: Application, packages: readonly ListedPackage[]): Promise<OutputFile> {
  const input = JSON.stringify([application, packages, await writer]);
  const digest = hash("sha256", input).slice(0, 32);
  const folder = join(repository, ".cache", "sbom", digest);
  const kept = await readFile(join(folder, sbomFile)).catch(() => undefined);
  if (kept !== undefined) return { path: sbomFile, bytes: kept };
  // The library takes long to load, and is seldom needed.
  const { sbomOf } = await import("./sbomOf.ts");
  const sbom = sbomOf(application, packages);
  await keepFiles(folder, { [sbomFile]: sbom.bytes });
  return sbom;
}
