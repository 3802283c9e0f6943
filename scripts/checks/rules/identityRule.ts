import { brandOrder } from "#scripts/brands/brandOrder.ts";
import { type Finding, findingAt, spelling } from "#scripts/brands/finding.ts";
import { locate } from "#scripts/brands/jsonFile.ts";
import { didYouMean } from "#scripts/brands/didYouMean.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import { effectiveOf, layersOf, provenance } from "#scripts/brands/layers.ts";
import { quoted } from "#scripts/brands/quoted.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

function folderFindings({ name, json }: BrandFolder) {
  const id = json.value["id"];
  if (typeof id !== "string" || id === name) return [];
  return [findingAt(locate(json, ["id"]).value, problem("folder-mismatch", { id, folder: name }))];
}

/** Names of the theme files that exist but cannot be parsed. They have findings of their own. */
const brokenThemes = ({ findings }: Workspace): (string | undefined)[] =>
  findings.map(({ file }) => /^themes\/(.+)\.tokens\.json$/.exec(file)?.[1]);

function themeFindings(workspace: Workspace, { json }: BrandFolder) {
  const layers = layersOf(workspace.base, json);
  const { theme } = effectiveOf(workspace.base, json);
  if (typeof theme !== "string" || workspace.themes.has(theme) || brokenThemes(workspace).includes(theme)) return [];
  const known = [...workspace.themes.keys()];
  const near = didYouMean(theme, known);
  const place = provenance(layers, ["theme"]).value;
  return [findingAt(place, problem("unknown-theme", { theme, known }), { fix: spelling(near) })];
}

function duplicateNames(workspace: Workspace): Finding[] {
  const named = Map.groupBy(workspace.brands, ({ json }) => json.value["name"]);
  const order = brandOrder(workspace);
  return [...named].flatMap(([name, same]) => {
    // The brand that was there first keeps the name.
    const [first, ...others] = same.toSorted((a, b) => order(a.name, b.name));
    if (typeof name !== "string" || first === undefined) return [];
    return others.map(({ name: id, json }) => {
      const other = locate(first.json, ["name"]).value;
      const params = { value: quoted(name), first: first.name, second: id, place: `${other.file}:${other.line}` };
      return findingAt(locate(json, ["name"]).value, problem("duplicate-name", params), {
        related: [{ ...other, note: "first" }],
      });
    });
  });
}

/** The id is the folder's name, each brand has a name of its own, and the theme exists. */
export const identityRule: Rule = {
  meta: { name: "identity", codes: ["duplicate-name", "folder-mismatch", "unknown-theme"] },
  check: ({ workspace }) => [
    ...duplicateNames(workspace),
    ...workspace.brands.flatMap((brand) => [...folderFindings(brand), ...themeFindings(workspace, brand)]),
  ],
};
