import { repository } from "#scripts/files/repository.ts";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { packageName } from "./packageNames.ts";
import { writePackage } from "./writePackage.ts";

const run = promisify(execFile);
const strict = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  jsx: "react-jsx",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  // The libraries of the consumer are checked, but not the libraries that the compiler itself brings.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
  // The declarations of styled-components name streams of Node.
  types: ["node"],
};

/** The lowest versions of the peers, which the repository has under other names, and the newest of their types. */
const lowest = ["react", "react-dom", "styled-components"];

/** An application in a folder of its own that has installed the package; the rest is that of the repository. */
export class Consumer {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(files: readonly OutputFile[]): Promise<Consumer> {
    const cache = join(repository, ".cache");
    await mkdir(cache, { recursive: true });
    const consumer = new Consumer(await mkdtemp(join(cache, "widgets-consumer-")));
    await writePackage(files, join(consumer.folder, "node_modules", packageName));
    await consumer.write("package.json", JSON.stringify({ name: "consumer", type: "module" }));
    return consumer;
  }

  async write(path: string, text: string): Promise<void> {
    const target = join(this.folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  /** Puts the lowest versions of the peers before those of the repository. */
  async useLowestPeers(): Promise<void> {
    for (const name of lowest)
      await symlink(join(repository, `node_modules/${name}-lowest`), join(this.folder, "node_modules", name));
  }

  /**
   * Compiles all its files with strict options.
   * @returns what the compiler says; empty when there is no error
   */
  async compile(resolution: "bundler" | "node16"): Promise<string> {
    const module = resolution === "bundler" ? "esnext" : "node16";
    const config = `tsconfig.${resolution}.json`;
    const compilerOptions = { ...strict, module, moduleResolution: resolution };
    await this.write(config, JSON.stringify({ compilerOptions, include: ["src"] }));
    const compiler = join(repository, "node_modules/typescript/bin/tsc");
    const args = [compiler, "--project", join(this.folder, config), "--singleThreaded"];
    return run(process.execPath, args, { cwd: this.folder }).then(
      ({ stdout }) => stdout,
      (error: Error & { readonly stdout?: string }) => error.stdout ?? error.message,
    );
  }

  /** Runs a module of it in Node. @returns what it writes */
  async run(path: string): Promise<string> {
    const { stdout } = await run(process.execPath, [join(this.folder, path)], { cwd: this.folder });
    return stdout;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
