import { isClean } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import type { Compile } from "#scripts/compile/compile.ts";
import { readPortalText } from "../compiled/readPortalText.ts";
import { findOtherThanData } from "./dataPaths.ts";
import { type Affected, findAffected } from "./findAffected.ts";
import { type Change, readChange } from "./readChange.ts";

/** Which checks a change has to pass before it is deployed (docs/deploy/ci.md#two-roads). */
export type Road =
  /** `reason`: the first path, or the first shared script, that makes it more than data. */
  | { readonly name: "whole"; readonly reason: string }
  /** Data alone. `brands`: those whose pages it changes. */
  | { readonly name: "quick"; readonly brands: readonly string[] };

/** The road of a change, from the paths alone; `undefined` when they are data, and the builds have to be compared. */
export function roadOfPaths({ paths }: Pick<Change, "paths">): Road | undefined {
  const reason = findOtherThanData(paths);
  return reason === undefined ? undefined : { name: "whole", reason };
}

/** The road of a change whose state before and now are built. */
export function roadOfBuilds({ change, affected, scripts }: Omit<Affected, "same">): Road {
  const [script] = scripts;
  if (script !== undefined)
    return { name: "whole", reason: `${script.path}, which all brands share, is ${script.change}` };
  const there = affected.filter((brand) => brand.change !== "removed");
  return roadOfPaths(change) ?? { name: "quick", brands: there.map(({ id }) => id) };
}

/**
 * The road of what differs from a commit. Where the brands have findings nothing can be built: then it is the quick
 * road, whose first check names them.
 * @param ref the commit that was deployed last, of which everything is checked; its parent proves nothing
 * @throws UnknownCommitError, Refusal
 */
export async function findRoad(root: string, ref: string, compile?: Compile): Promise<Road> {
  const byPaths = roadOfPaths(await readChange(root, ref));
  if (byPaths !== undefined) return byPaths;
  const checked = await validateBrands(root, undefined, undefined, () => readPortalText(root, compile));
  if (!isClean(checked)) return { name: "quick", brands: [] };
  return roadOfBuilds(await findAffected(root, ref, compile));
}
