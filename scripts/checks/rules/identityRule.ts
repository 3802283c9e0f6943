import { type Finding, findingAt, spelling } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { BrandIndex } from "../BrandIndex.ts";
import type { Rule } from "../Rule.ts";

function folderFindings({ name, json }: BrandFolder) {
  const id = json.value["id"];
  if (typeof id !== "string" || id === name) return [];
  return [findingAt(locate(json, ["id"]).value, problem("folder-mismatch", { id, folder: name }))];
}

function themeFindings(workspace: Workspace, { json, common: { theme } }: BrandFolder) {
  const layers = layersOf(workspace.base, json);
  const known = workspace.themeNames;
  // A theme file that cannot be parsed has findings of its own.
  if (typeof theme !== "string" || workspace.themes.has(theme) || known.includes(theme)) return [];
  const near = didYouMean(theme, known);
  const place = provenance(layers, ["theme"]).value;
  return [findingAt(place, problem("unknown-theme", { theme, known }), { fix: spelling(near) })];
}

/** The brand that was there first keeps the name. */
function nameFindings({ json, name: id }: BrandFolder, index: BrandIndex): Finding[] {
  const name = json.value["name"];
  const first = typeof name === "string" ? index.firstWith("name", name) : undefined;
  if (first === undefined || first.name === id || first.json.value["name"] !== name) return [];
  const other = locate(first.json, ["name"]).value;
  const params = { value: quoted(name), first: first.name, second: id, place: `${other.file}:${other.line}` };
  return [
    findingAt(locate(json, ["name"]).value, problem("duplicate-name", params), {
      related: [{ ...other, note: "first" }],
    }),
  ];
}

/** The id is the folder's name, each brand has a name of its own, and the theme exists. */
export const identityRule: Rule = {
  name: "identity",
  check: ({ workspace, index }) =>
    workspace.brands.flatMap((brand) => [
      ...nameFindings(brand, index),
      ...folderFindings(brand),
      ...themeFindings(workspace, brand),
    ]),
};
