import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { brandId } from "#contract/descriptor/fields.ts";
import { idProblem, fileProblem } from "#contract/descriptor/formats.ts";
import { expectations } from "#scripts/brands/messages/expectations.ts";
import { PortalWords } from "#scripts/checks/PortalWords.ts";
import type { ReadPortal } from "#scripts/checks/validateBrands.ts";

import { loadWorkspace, type Workspace } from "#scripts/brands/loadWorkspace.ts";
import { effectiveOf, valueAt } from "#scripts/brands/layers.ts";
import { unfilledMark } from "#scripts/brands/unfilled.ts";
import { brandOf } from "./brandOf.ts";
import { ownDescriptor } from "./ownDescriptor.ts";
import { TenantUsageError } from "./TenantUsageError.ts";

const repository = join(import.meta.dirname, "../..");

const standIn = (what: string): string => `<!-- ${unfilledMark} ${what} -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path d="M4 4h16v16H4z" fill="#767676"/>
</svg>
`;

/** Files of a new brand, by path below the folder with `tenants/` and `themes/`. */
function filesOf(workspace: Workspace, id: string, from: string): Map<string, string> {
  const brand = brandOf(workspace, from);
  const descriptor = effectiveOf(workspace.base, brand.json);
  const files = new Map([[`tenants/${id}/tenant.jsonc`, ownDescriptor(brand, id)]]);
  const assets = Object.entries((valueAt(descriptor, ["assets"]) ?? {}) as Record<string, unknown>);
  for (const [name, file] of assets)
    // Another name is a finding in both brands, and could lead out of the folder.
    if (typeof file === "string" && fileProblem(file) === undefined)
      files.set(`tenants/${id}/${file}`, standIn(`draw the ${name} of the brand`));
  const { theme: themeName } = descriptor;
  const theme = typeof themeName === "string" ? workspace.themes.get(themeName) : undefined;
  if (theme === undefined)
    throw new TenantUsageError(`The theme of "${from}" cannot be read: npm run validate says what is wrong`);
  const { text } = theme.file;
  const description = `"$description": "${unfilledMark} the look of the brand in a sentence",`;
  // Only the first one describes the theme.
  files.set(
    `themes/${id}.tokens.json`,
    text.replace(/"\$description":\s*"(?:[^"\\]|\\.)*",/, () => description),
  );
  return files;
}

/** @throws TenantUsageError for an id that no brand can have */
async function checkId(id: string, workspace: Workspace, readPortal?: ReadPortal): Promise<void> {
  if (!brandId("").safeParse(id).success) {
    const expected = idProblem(id);
    const most = expected === undefined ? "at most 40 letters" : expectations[expected].en;
    throw new TenantUsageError(`"${id}" cannot be an id: expected ${most}, such as "bank-sor"`);
  }
  for (const path of [`tenants/${id}`, `themes/${id}.tokens.json`])
    if (existsSync(join(workspace.root, path)))
      throw new TenantUsageError(`${path} exists already: choose another id, or remove it first. Nothing was written`);
  if (readPortal === undefined) return;
  const words = new PortalWords(repository, workspace.root, await readPortal(repository));
  words.add({ brand: id, kind: "id", value: id });
  if (!words.found().next().done)
    throw new TenantUsageError(
      `"${id}" is a word of the portal's code, which all brands share: choose another id. Nothing was written`,
    );
}

/**
 * Writes the folder and the theme of a new brand. Every fact of the other brand is a value to fill in, which
 * `npm run validate` lists; what the brand does (switches, choices, lists of products) is copied.
 * @returns the paths of the files
 * @throws TenantUsageError when the id cannot be used; nothing is overwritten
 */
export async function newBrand(
  brandsDir: string,
  id: string,
  from: string,
  readPortal?: ReadPortal,
): Promise<string[]> {
  const workspace = loadWorkspace(brandsDir);
  const files = filesOf(workspace, id, from);
  await checkId(id, workspace, readPortal);
  const folder = join(workspace.root, "tenants", id);
  await mkdir(folder);
  const written = [folder];
  try {
    // "wx": a file that somebody else writes at the same time is not overwritten either.
    for (const [path, text] of files) {
      await writeFile(join(workspace.root, path), text, { flag: "wx" });
      written.push(join(workspace.root, path));
    }
  } catch (error) {
    // Half a brand would be in the way of the next attempt.
    for (const path of written) await rm(path, { recursive: true, force: true });
    throw error;
  }
  return [...files.keys()];
}
