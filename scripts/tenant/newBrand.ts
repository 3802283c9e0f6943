import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { loadWorkspace, type Workspace } from "#scripts/brands/loadWorkspace.ts";
import { effectiveOf, valueAt } from "#scripts/brands/layers.ts";
import { unfilledMark } from "#scripts/brands/unfilled.ts";
import { brandOf } from "./brandOf.ts";
import { ownDescriptor } from "./ownDescriptor.ts";
import { TenantUsageError } from "./TenantUsageError.ts";

const standIn = (what: string): string => `<!-- ${unfilledMark} ${what} -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path d="M4 4h16v16H4z" fill="#767676"/>
</svg>
`;

/** Files of a new brand, by path below the folder with `tenants/` and `themes/`. */
async function filesOf(workspace: Workspace, id: string, from: string): Promise<Map<string, string>> {
  const brand = brandOf(workspace, from);
  const descriptor = effectiveOf(workspace.base, brand.json);
  const files = new Map([[`tenants/${id}/tenant.jsonc`, ownDescriptor(brand, id)]]);
  const assets = Object.entries((valueAt(descriptor, ["assets"]) ?? {}) as Record<string, unknown>);
  for (const [name, file] of assets)
    if (typeof file === "string") files.set(`tenants/${id}/${file}`, standIn(`draw the ${name} of the brand`));
  const { theme } = descriptor;
  if (typeof theme !== "string")
    throw new TenantUsageError(`"${from}" has no theme: npm run validate says what is wrong`);
  const text = await readFile(join(workspace.root, "themes", `${theme}.tokens.json`), "utf8");
  const description = `"$description": "${unfilledMark} the look of the brand in a sentence",`;
  // Only the first one describes the theme.
  files.set(
    `themes/${id}.tokens.json`,
    text.replace(/"\$description":\s*"(?:[^"\\]|\\.)*",/, () => description),
  );
  return files;
}

/**
 * Writes the folder and the theme of a new brand. Every fact of the other brand is a value to fill in, which
 * `npm run validate` lists; what the brand does (switches, choices, lists of products) is copied.
 * @returns the paths of the files
 * @throws TenantUsageError when the id cannot be used; nothing is overwritten
 */
export async function newBrand(brandsDir: string, id: string, from: string): Promise<string[]> {
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new TenantUsageError(
      `"${id}" cannot be an id: expected lower-case letters, digits and hyphens, such as "bank-sor"`,
    );
  const workspace = loadWorkspace(brandsDir);
  const files = await filesOf(workspace, id, from);
  for (const path of [`tenants/${id}`, `themes/${id}.tokens.json`])
    if (existsSync(join(workspace.root, path)))
      throw new TenantUsageError(`${path} exists already: choose another id, or remove it first. Nothing was written`);
  await mkdir(join(workspace.root, "tenants", id));
  // "wx": a file that somebody else writes at the same time is not overwritten either.
  for (const [path, text] of files) await writeFile(join(workspace.root, path), text, { flag: "wx" });
  return [...files.keys()];
}
