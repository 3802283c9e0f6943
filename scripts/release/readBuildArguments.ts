import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { previewName } from "#scripts/stamp/previewHost.ts";
import { didYouMean } from "#scripts/text/didYouMean.ts";

/** Arguments of `npm run build`. Paths are absolute. */
export interface BuildArguments {
  readonly brandsDir: string;
  readonly out: string;
  /** Ids of the brands to build; undefined: all. */
  readonly only: readonly string[] | undefined;
  /** Name of the preview that is built. */
  readonly preview: string | undefined;
  /** Whether the result is written as JSON. */
  readonly isJson: boolean;
}

/** The command line is not valid. The message says what is expected. */
export class UsageError extends Error {}

export const buildUsage = "npm run build [-- --tenant sb1,dnb] [--brands DIR] [--out DIR] [--preview NAME] [--json]";

/** What `npm run build -- --help` prints. */
export const buildHelp = `${buildUsage}

Checks every brand, compiles the portal once and writes a finished folder for each brand (docs/deploy.md).

  --tenant IDS     only these brands, separated by commas
  --brands DIR     DIR/tenants and DIR/themes instead of the repository's
  --out DIR        where to write; default dist
  --preview NAME   folders for a preview of a branch, under its own host names
  --json           the result as JSON
  --help           this text

Exit code: 0 built, 1 a problem in a brand or in the result, 2 the command failed or was called in a wrong way.
`;

/**
 * Reads the arguments of `npm run build` (spec: commands-5). Relative paths start at the folder in which npm was
 * called.
 * @throws UsageError
 */
export function readBuildArguments(args: readonly string[], root: string, calledFrom: string): BuildArguments {
  const options = {
    tenant: { type: "string", multiple: true },
    brands: { type: "string" },
    out: { type: "string" },
    preview: { type: "string" },
    json: { type: "boolean", default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
    const only = values.tenant?.flatMap((list) => list.split(",").map((id) => id.trim())).filter((id) => id !== "");
    if (only?.length === 0) throw new Error("--tenant needs the id of a brand");
    return {
      brandsDir: values.brands === undefined ? resolve(root) : resolve(calledFrom, values.brands),
      out: values.out === undefined ? resolve(root, "dist") : resolve(calledFrom, values.out),
      only,
      preview: values.preview === undefined ? undefined : previewName(values.preview),
      isJson: values.json,
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: ${buildUsage}`);
  }
}

/**
 * Checks that every id is a known brand; the message suggests the closest one.
 * @throws UsageError
 */
export function checkTenants(only: readonly string[] | undefined, known: readonly string[]): void {
  const unknown = only?.filter((id) => !known.includes(id)) ?? [];
  if (unknown.length === 0) return;
  const lines = unknown.map((id) => {
    const near = didYouMean(id, known);
    return `There is no brand "${id}".${near === undefined ? "" : ` Did you mean "${near}"?`}`;
  });
  throw new UsageError([...lines, `Brands: ${known.join(", ")}`].join("\n"));
}
