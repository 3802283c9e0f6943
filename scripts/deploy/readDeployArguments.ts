import { userInfo } from "node:os";
import type { Deployer } from "./state/DeploymentClaim.ts";
import { thisProcess } from "./state/ProcessIdentity.ts";

/** @throws Error when the value is not a whole number between the two */
export function readNumber(name: string, value: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new Error(`--${name} ${value} is not a whole number from ${least} to ${most}`);
  return number;
}

/**
 * The brands of a list: `sb1, dnb`.
 * @throws Error when it has none
 */
export function readBrands(option: string, list: string): readonly string[] {
  const ids = list
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
  if (ids.length === 0) throw new Error(`--${option} needs the name of a brand`);
  return ids;
}

/**
 * The brands of `--brand sb1,dnb` among those that there are; all of them without it.
 * @throws Error when one of them is not there
 */
export function chooseBrands<Item extends { readonly brand: string }>(
  wanted: string | undefined,
  items: readonly Item[],
): readonly Item[] {
  if (wanted === undefined) return items;
  const ids = readBrands("brand", wanted);
  const known = items.map(({ brand }) => brand);
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`There is no brand ${unknown.join(", ")} in the folder. Brands: ${known.join(", ")}`);
  return items.filter(({ brand }) => ids.includes(brand));
}

/** Who runs the command. `by`: a name for the list of what was done. */
export function readDeployer(by: string | undefined): Deployer {
  const own = thisProcess();
  return { ...own, by: by ?? `${userInfo().username}@${own.host}`, now: () => new Date() };
}
