import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { themeFilesOf } from "#scripts/brands/brandFiles.ts";
import { FactSearch } from "#scripts/leaks/FactSearch.ts";
import { ownerOf, themeOf } from "./findingsByBrand.ts";

/** Whether somebody may see a brand: `BrandStore.has`, which decides for whoever asks. */
export type SeesBrand = (id: string) => boolean;

/** The folders of brands that are not to be seen. */
const hiddenIn = ({ folders }: OpenWorkspace, sees: SeesBrand): readonly string[] => folders.filter((id) => !sees(id));

/** A workspace with the brands that somebody may see: what is made from it names no other. */
export function seenWorkspace(workspace: OpenWorkspace, sees: SeesBrand): OpenWorkspace {
  const folders = workspace.folders.filter(sees);
  if (folders.length === workspace.folders.length) return workspace;
  const seen = new Set(folders);
  return {
    ...workspace,
    folders,
    brand: (id) => (seen.has(id) ? workspace.brand(id) : undefined),
    part: (ids, themes) =>
      workspace.part(
        ids.filter((id) => seen.has(id)),
        themes,
      ),
  };
}

/** The brand that a problem names beside the one in whose file it is. */
function otherBrandOf({ id, values }: Problem): string | undefined {
  switch (id) {
    case "duplicate-host":
      // The brand and its environment.
      return values.first.split(" ")[0];
    case "duplicate-name":
      return values.first;
    case "other-brand":
    case "shared-fact":
    case "shared-fact/font":
      return values.brand;
    default:
      return undefined;
  }
}

/** A problem without the name of the other brand. What is wrong and where it is stays. */
function unnamed(named: Problem): Problem {
  const { id, values } = named;
  switch (id) {
    case "duplicate-host":
      return problem("duplicate-host/unnamed", { value: values.value });
    case "duplicate-name":
      return problem("duplicate-name/unnamed", { value: values.value });
    case "other-brand":
      return problem("other-brand/unnamed", { text: values.text, kind: values.kind, own: values.own });
    case "shared-fact":
      return problem("shared-fact/unnamed", { kind: values.kind, value: values.value });
    case "shared-fact/font":
      return problem("shared-fact/unnamed-font", {});
    default:
      return named;
  }
}

/** The names of the themes that somebody may see: those of the brands that they may see. */
const themesSeen = (workspace: OpenWorkspace, sees: SeesBrand): ReadonlySet<string> =>
  new Set(workspace.folders.filter(sees).map((id) => themeOf(workspace, id)));

/** A finding that names no theme of a brand that is not to be seen, neither in its words nor as what was meant. */
function withSeenThemes(finding: Finding, themes: ReadonlySet<string>): Finding {
  if (finding.id !== "unknown-theme") return finding;
  const { fix } = finding;
  const { theme, known } = finding.values;
  const isOfSeen = [...themes].some((each) => fix?.text === JSON.stringify(each));
  const seen = problem("unknown-theme", { theme, known: known.filter((each) => themes.has(each)) });
  return findingAt(finding, seen, { related: finding.related, fix: isOfSeen ? fix : undefined });
}

/**
 * The findings that somebody may see. Those in the files of other brands are left out. One about a value that such a
 * brand has too stays, since it stops the build, but does not name that brand.
 * @param workspace the whole folder, as it was checked
 */
export function seenFindings(
  workspace: OpenWorkspace,
  findings: readonly Finding[],
  sees: SeesBrand,
): readonly Finding[] {
  const hidden = new Set(hiddenIn(workspace, sees));
  if (hidden.size === 0) return findings;
  const themes = themesSeen(workspace, sees);
  const themeFiles = new Set([...themes].flatMap((theme) => themeFilesOf(theme)));
  const isSeen = (file: string): boolean =>
    file.startsWith("themes/") ? themeFiles.has(file) : !hidden.has(ownerOf({ file }).slice("tenants/".length));
  return findings
    .filter(({ file }) => isSeen(file))
    .map((finding) => {
      const related = finding.related?.filter(({ file }) => isSeen(file));
      const other = otherBrandOf(finding);
      const isNamed = other !== undefined && hidden.has(other);
      const seen = findingAt(finding, isNamed ? unnamed(finding) : finding, { related, fix: finding.fix });
      return withSeenThemes(seen, themes);
    });
}

/** Whether a text names a brand that somebody may not see, by its id or its name. */
export function createHiddenSearch(workspace: OpenWorkspace, sees: SeesBrand): (text: string) => boolean {
  const facts = new FactSearch();
  const hidden = hiddenIn(workspace, sees);
  for (const brand of hidden) {
    // «Vidde», and «Viddes farger».
    const add = (kind: "id" | "name", value: string) => {
      for (const form of [value, `${value}s`]) facts.add({ brand, kind, value: form });
    };
    add("id", brand);
    const name = workspace.brand(brand)?.json.value["name"];
    if (typeof name === "string") add("name", name);
  }
  return (text) => hidden.length > 0 && [...facts.factsIn(text)].length > 0;
}

/** Whether an id is taken by a brand, or by the theme of a brand, that somebody may not see. */
export function isTakenUnseen(workspace: OpenWorkspace, id: string, sees: SeesBrand): boolean {
  const hidden = hiddenIn(workspace, sees);
  if (hidden.length === 0) return false;
  return hidden.includes(id) || (workspace.themeNames.includes(id) && !themesSeen(workspace, sees).has(id));
}
