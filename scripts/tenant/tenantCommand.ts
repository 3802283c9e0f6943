import { resolve } from "node:path";

import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { ReadPortal } from "#scripts/checks/validateBrands.ts";
import { diffBrands } from "./diffBrands.ts";
import { explainField } from "./explainField.ts";
import { fixBrands } from "./fixBrands.ts";
import { newBrand } from "./newBrand.ts";
import { readArguments, type TenantArguments, tenantUsage } from "./readArguments.ts";
import { differencesText, explanationText, fixText, newBrandText } from "./tenantText.ts";

/** The output of a command and its exit code. */
export interface TenantOutcome {
  /** What is printed. */
  readonly output: string;
  /** 0 done, 1 findings are left. */
  readonly exitCode: 0 | 1;
}

/** What a command needs besides its arguments. */
export interface TenantDeps {
  /** The repository: its brands are used without `--brands`. */
  readonly root: string;
  /** The folder in which npm was called: a relative `--brands` starts here. */
  readonly calledFrom: string;
  /** Reads the compiled portal, whose words cannot be ids. Left out: ids are not compared with them. */
  readonly readPortal?: ReadPortal;
}

type Run = (
  dir: string,
  args: TenantArguments,
  deps: TenantDeps,
) => Promise<readonly [result: unknown, text: string, exitCode?: 0 | 1]>;

const commands: Readonly<Record<Exclude<TenantArguments["command"], "help">, Run>> = {
  new: async (dir, { words: [id = ""], from, brands }, { readPortal }) => {
    const files = await newBrand(dir, id, from, { readPortal });
    return [{ files }, newBrandText(files, brands)];
  },
  explain: async (dir, { words: [brand = "", field = ""], environment }) => {
    const explained = explainField(loadWorkspace(dir), brand, field, environment);
    return [explained, explanationText(explained)];
  },
  diff: async (dir, { words: [a = "", b = ""] }) => {
    const differences = diffBrands(loadWorkspace(dir), a, b);
    return [{ differences }, differencesText(a, b, differences)];
  },
  fix: async (dir, { words: [brand], colours, dryRun }, { readPortal }) => {
    const result = await fixBrands(dir, { brand, colours, dryRun, readPortal });
    return [result, fixText(result, dryRun), result.left > 0 ? 1 : 0];
  },
};

/**
 * Runs `npm run tenant` (spec: commands-16).
 * @throws TenantUsageError when the command line is not valid
 */
export async function tenantCommand(args: readonly string[], deps: TenantDeps): Promise<TenantOutcome> {
  const read = readArguments(args);
  const { command, brands, json } = read;
  if (command === "help") return { output: tenantUsage, exitCode: 0 };
  const dir = brands === undefined ? deps.root : resolve(deps.calledFrom, brands);
  const [result, text, exitCode = 0] = await commands[command](dir, read, deps);
  return { output: json ? `${JSON.stringify(result, null, 2)}\n` : text, exitCode };
}
