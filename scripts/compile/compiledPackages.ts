import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rolldown } from "vite";

/** An installed package that is distributed with the portal. */
export interface DistributedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, as in the package's `package.json`: `MIT`. */
  readonly license: string;
  /** The texts of its licence files, without white space at the ends. Empty when the package has none. */
  readonly licenseTexts: readonly string[];
  /** SHA-512 of the package as the registry has it, in hexadecimal. Undefined when npm has not written it down. */
  readonly sha512: string | undefined;
}

/** A package whose code is in the chunks. */
export interface CompiledPackage extends DistributedPackage {
  /** Names of the chunks that contain its code, without digests, in order: `vendor`. */
  readonly chunks: readonly string[];
}

const licenseFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

interface Lock {
  readonly packages?: Readonly<Record<string, { readonly integrity?: string }>>;
}

/** What npm has written down of the packages that it installed below a folder. */
const readLock = (nodeModules: string): Promise<Lock> =>
  readFile(join(nodeModules, ".package-lock.json"), "utf8").then(
    (text) => JSON.parse(text) as Lock,
    () => ({}),
  );

/** The `node_modules` that a package is in. */
const nodeModulesOf = (folder: string): string =>
  join(folder.slice(0, folder.search(/node_modules[\\/]/)), "node_modules");

function registryDigest(folder: string, { packages }: Lock): string | undefined {
  const start = folder.search(/node_modules[\\/]/);
  const integrity = packages?.[folder.slice(start).replaceAll("\\", "/")]?.integrity;
  const base64 = /^sha512-(\S+)/.exec(integrity ?? "")?.[1];
  return base64 === undefined ? undefined : Buffer.from(base64, "base64").toString("hex");
}

async function readPackage(folder: string, lock: Lock): Promise<DistributedPackage> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Record<
    string,
    unknown
  >;
  if (typeof name !== "string" || typeof version !== "string" || typeof license !== "string")
    throw new Error(`${folder}/package.json has no name, version or licence`);
  const files = (await readdir(folder)).filter((file) => licenseFile.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return {
    name,
    version,
    license,
    licenseTexts: texts.map((text) => text.replaceAll("\r\n", "\n").trim()),
    sha512: registryDigest(folder, lock),
  };
}

/** Reads installed packages from their folders. @throws when one does not name its licence */
export async function readPackages(folders: readonly string[]): Promise<DistributedPackage[]> {
  const installed = [...new Set(folders.map(nodeModulesOf))];
  const locks = new Map(
    await Promise.all(installed.map(async (nodeModules) => [nodeModules, await readLock(nodeModules)] as const)),
  );
  return Promise.all(folders.map((folder) => readPackage(folder, locks.get(nodeModulesOf(folder)) ?? {})));
}

/** The folder of the package that a module belongs to. Undefined for our own modules. */
function packageFolder(root: string, id: string): string | undefined {
  // The bundler's own helpers, which it writes into chunks.
  if (id.startsWith("\0rolldown/")) return join(root, "node_modules/rolldown");
  return /^(?:\0)?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}

/**
 * The packages whose code is left in chunks, by name and version. A package that the bundler has removed completely is
 * not among them.
 */
export async function compiledPackages(
  root: string,
  chunks: readonly Pick<Rolldown.OutputChunk, "name" | "modules">[],
): Promise<CompiledPackage[]> {
  const names = new Map<string, Set<string>>();
  for (const chunk of chunks)
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const folder = renderedLength > 0 ? packageFolder(root, id) : undefined;
      if (folder !== undefined) names.set(folder, (names.get(folder) ?? new Set()).add(chunk.name));
    }
  const found = [...names.values()].map((chunkNames) => [...chunkNames].toSorted());
  const read = await readPackages([...names.keys()]);
  const packages = read.map((one, index) => ({ ...one, chunks: found[index] ?? [] }));
  const key = ({ name, version }: DistributedPackage) => `${name}@${version}`;
  return packages.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
