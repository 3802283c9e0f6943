import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { type Drafts, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { valueAt } from "#contract/valueAt.ts";
import { withStandIns } from "./withStandIns.ts";
import { wholeLists, withoutUnfinished } from "./withoutUnfinished.ts";

/**
 * The drafts of a brand that is still being filled in, so that they can be shown: stand-ins take the place of missing
 * values, and unfinished entries of lists are left out.
 * @returns the drafts, and the places of the entries that were left out
 */
export function wholeDrafts(
  brandsDir: string,
  id: string,
  drafts: Drafts,
): { readonly drafts: Drafts; readonly leftOut: readonly Path[] } {
  const { base, brand } = openWorkspace(brandsDir, drafts);
  const json = brand(id)?.json;
  if (json === undefined) return { drafts, leftOut: [] };
  const own = wholeLists(json, withStandIns(json));
  const shared = base === undefined ? undefined : wholeLists(base, base.text);
  const text = withoutUnfinished(own.files.get(json.file) ?? "", base?.value);
  // A list of the brand takes the place of the one that all share.
  const inherited = (shared?.leftOut ?? []).filter((path) => valueAt(json.value, path.slice(0, -1)) === undefined);
  return {
    drafts: new Map([...drafts, ...(shared?.files ?? []), ...own.files, [json.file, text]]),
    leftOut: [...own.leftOut, ...inherited],
  };
}
