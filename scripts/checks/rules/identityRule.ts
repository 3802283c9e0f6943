import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { locate } from "#scripts/brands/jsonFile.ts";
import { didYouMean } from "#scripts/brands/didYouMean.ts";
import { effectiveOf, layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

function folderFindings({ name, json }: BrandFolder) {
  const id = json.value["id"];
  if (typeof id !== "string" || id === name) return [];
  const message = `The id "${id}" is not the name of the folder "${name}"`;
  const expected = `"id": "${name}", or the folder tenants/${id}`;
  return [findingAt(locate(json, ["id"]).value, { code: "folder-mismatch", message, expected })];
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
  const message = `There is no file themes/${theme}.tokens.json`;
  return [
    findingAt(provenance(layers, ["theme"]).value, {
      code: "unknown-theme",
      message,
      expected: known.length === 0 ? "a theme file" : `one of ${known.slice(0, 20).join(", ")}`,
      suggestion: near && `"${near}"`,
    }),
  ];
}

function duplicateNames({ brands }: Workspace): Finding[] {
  const named = Map.groupBy(brands, ({ json }) => json.value["name"]);
  return [...named].flatMap(([name, [first, ...others]]) => {
    if (typeof name !== "string" || first === undefined) return [];
    return others.map(({ name: id, json }) => {
      const message = `${JSON.stringify(name)} is twice: in ${first.name} and in ${id}`;
      const { file, line } = locate(first.json, ["name"]).value;
      const expected = `another name in one of the two; the other place is ${file}:${line}`;
      return findingAt(locate(json, ["name"]).value, { code: "duplicate-name", message, expected });
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
