import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { didYouMean } from "#scripts/brands/didYouMean.ts";

/** What the command line asks for. Paths are absolute. */
export interface BuildArguments {
  readonly brandsDir: string;
  readonly out: string;
  /** Ids to build; undefined: all. */
  readonly only: readonly string[] | undefined;
}

/** The command line cannot be understood; the message says what would be. */
export class UsageError extends Error {}

const usage = "npm run build [-- --tenant sb1,dnb] [--brands DIR] [--out DIR]";

/**
 * Reads the arguments of `npm run build` (contract §4). Paths are taken from the folder in which npm was called.
 * @throws UsageError
 */
export function buildArguments(args: readonly string[], root: string, calledFrom: string): BuildArguments {
  const options = {
    tenant: { type: "string", multiple: true },
    brands: { type: "string" },
    out: { type: "string" },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
    const only = values.tenant?.flatMap((list) => list.split(",").map((id) => id.trim())).filter((id) => id !== "");
    if (only?.length === 0) throw new Error("--tenant names no brand");
    return {
      brandsDir: values.brands === undefined ? resolve(root) : resolve(calledFrom, values.brands),
      out: values.out === undefined ? resolve(root, "dist") : resolve(calledFrom, values.out),
      only,
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: ${usage}`);
  }
}

/** Refuses ids that name no brand, and says which was probably meant. */
export function checkTenants(only: readonly string[] | undefined, known: readonly string[]): void {
  const unknown = only?.filter((id) => !known.includes(id)) ?? [];
  if (unknown.length === 0) return;
  const lines = unknown.map((id) => {
    const near = didYouMean(id, known);
    return `There is no brand "${id}".${near === undefined ? "" : ` Did you mean "${near}"?`}`;
  });
  throw new UsageError([...lines, `Brands: ${known.join(", ")}`].join("\n"));
}

/** Refuses a target in which brands' own folders lie: a build replaces the folders that it writes. */
export function checkTarget(out: string, ids: readonly string[]): void {
  const source = ids.find((id) => existsSync(join(out, id, "tenant.jsonc")));
  if (source !== undefined)
    throw new UsageError(
      `${join(out, source)} holds the brand itself. Choose another folder with --out.\nUsage: ${usage}`,
    );
}
