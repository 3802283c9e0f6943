import childProcess from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import type { DeploymentStore, PutOptions, Stored, StoredFile } from "#scripts/deploy/store/DeploymentStore.ts";

/**
 * What happens to a command at one of its steps.
 * - `killed`: the step and everything after it does not happen, whatever the command tries in the end.
 * - `disk full`: from the step on nothing new can be written; names can be changed and removed.
 * - `fails once`: the step does not happen, and those after it do.
 * - `answer lost`: the step happens, and the command is told that it has not. Those after it happen.
 */
export type Fault = "killed" | "disk full" | "fails once" | "answer lost";

/** A step of a command that changes something outside of it. */
interface Seam {
  /** For the table: `rename portal.conf`. */
  readonly name: string;
  /** Whether a full disk stops it. */
  readonly needsSpace: boolean;
}

/** Counts the steps of a command, and lets one of them fail. */
export class Seams {
  readonly #step: number;
  readonly #fault: Fault;
  #count = 0;
  /** The step that the fault was at; undefined when the command ended before it. */
  hit: string | undefined;

  /** @param step number of the step that the fault is at, from 0 */
  constructor(step: number, fault: Fault) {
    this.#step = step;
    this.#fault = fault;
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Called at a step.
   * @returns an error to give although the step happens
   * @throws Error when the step does not happen
   */
  pass({ name, needsSpace }: Seam): Error | undefined {
    const step = this.#count++;
    if (step < this.#step) return undefined;
    if (step === this.#step) this.hit = name;
    if (this.#fault === "killed") throw new Error("killed");
    if (this.#fault === "disk full") {
      if (needsSpace) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      return undefined;
    }
    if (step > this.#step) return undefined;
    const error = Object.assign(new Error(`EIO: i/o error, ${name}`), { code: "EIO" });
    if (this.#fault === "answer lost") return error;
    throw error;
  }
}

/** Digests and random parts are left out of the name of a step. */
const shortName = (path: unknown) =>
  String(path)
    .replace(/.*\/(?=[^/]+\/[^/]+$)/, "")
    .replaceAll(/[0-9a-f]{8,}(-[0-9a-f]{12,})*|\.writing-\S+/g, "…");

type Callable = (...args: never[]) => unknown;

/** Calls of the file system that change it: which of their arguments is the path, and whether they need space. */
const fileCalls: Readonly<Record<string, { readonly path: number; readonly needsSpace: boolean }>> = {
  openSync: { path: 0, needsSpace: true },
  writeFileSync: { path: 0, needsSpace: true },
  mkdirSync: { path: 0, needsSpace: true },
  linkSync: { path: 1, needsSpace: true },
  symlinkSync: { path: 1, needsSpace: true },
  renameSync: { path: 1, needsSpace: false },
  rmSync: { path: 0, needsSpace: false },
  rmdirSync: { path: 0, needsSpace: false },
};

/** What the programs of a command do, by their name: to start thousands of them takes longer than all the rest. */
export type Programs = Readonly<Record<string, () => void>>;

/** To make a folder that is there, or to remove what is not, is no step. */
const changesSomething = (name: string, path: string): boolean =>
  (name === "mkdirSync" && !fs.existsSync(path)) ||
  (name === "rmSync" && fs.existsSync(path)) ||
  !/^(mkdir|rm)Sync$/.test(name);

/**
 * Runs a command whose writes, renames, links and programs are steps. Only what is below `folders` counts, and what is
 * written through an open file.
 */
export async function withFileSeams<Result>(
  seams: Seams,
  folders: readonly string[],
  programs: Programs,
  run: () => Promise<Result>,
): Promise<Result> {
  const builtin = fs as unknown as Record<string, Callable>;
  const originals = Object.keys(fileCalls).map((name) => [name, builtin[name] as Callable] as const);
  const { execFile } = childProcess;
  const { fsync } = fs;
  for (const [name, original] of originals) {
    const { path: at = 0, needsSpace = false } = fileCalls[name] ?? {};
    builtin[name] = (...args: never[]) => {
      const path: unknown = args[at];
      const isWatched =
        typeof path === "number" ||
        (folders.some((folder) => String(path).startsWith(folder)) && changesSomething(name, String(path)));
      const error = isWatched
        ? seams.pass({
            name: `${name.replace("Sync", "")} ${typeof path === "number" ? "file" : shortName(path)}`,
            needsSpace,
          })
        : undefined;
      const result = original(...args);
      if (error !== undefined) throw error;
      return result;
    };
  }
  const mutable = fs as { fsync: unknown };
  mutable.fsync = (file: number, done: (error: Error | null) => void) => {
    try {
      const error = seams.pass({ name: "fsync file", needsSpace: true });
      fsync(file, (own) => done(error ?? own));
    } catch (error) {
      done(error as Error);
    }
  };
  (childProcess as { execFile: unknown }).execFile = (
    _shell: string,
    args: readonly string[],
    done: (error: Error | null, stdout: string) => void,
  ) => {
    const name = /^\w+/.exec(args[1] ?? "")?.[0] ?? "";
    try {
      const error = seams.pass({ name: `program ${name}`, needsSpace: false });
      programs[name]?.();
      done(error ?? null, "");
    } catch (error) {
      done(error as Error, "");
    }
  };
  syncBuiltinESMExports();
  try {
    return await run();
  } finally {
    for (const [name, original] of originals) builtin[name] = original;
    mutable.fsync = fsync;
    (childProcess as { execFile: unknown }).execFile = execFile;
    syncBuiltinESMExports();
  }
}

/** An object store whose writes are steps. */
export class StoreWithSeams implements DeploymentStore {
  readonly #store: DeploymentStore;
  readonly #seams: Seams;

  constructor(store: DeploymentStore, seams: Seams) {
    this.#store = store;
    this.#seams = seams;
  }

  async #pass<Value>(name: string, call: () => Promise<Value>): Promise<Value> {
    const error = this.#seams.pass({ name, needsSpace: true });
    const value = await call();
    if (error !== undefined) throw error;
    return value;
  }

  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<string> {
    return this.#pass(`PUT ${shortName(key)}`, () => this.#store.put(key, bytes, options));
  }

  remove(key: string): Promise<void> {
    return this.#pass(`DELETE ${shortName(key)}`, () => this.#store.remove(key));
  }

  get(key: string): Promise<Stored | undefined> {
    return this.#store.get(key);
  }

  list(folder: string): Promise<readonly StoredFile[]> {
    return this.#store.list(folder);
  }

  folders(below?: string): Promise<readonly string[]> {
    return this.#store.folders(below);
  }

  digest(key: string): Promise<string | undefined> {
    return this.#store.digest(key);
  }
}
