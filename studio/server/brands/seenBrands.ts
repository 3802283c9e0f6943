import type { Finding } from "#scripts/brands/finding.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { problem, type Problem } from "#scripts/brands/messages/catalogue.ts";
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
function otherBrandOf({ id, params }: Problem): string | undefined {
  switch (id) {
    case "duplicate-host":
      // The brand and its environment.
      return params.first.split(" ")[0];
    case "duplicate-name":
      return params.first;
    case "other-brand":
    case "shared-fact":
    case "shared-fact/font":
      return params.brand;
    default:
      return undefined;
  }
}

/** A problem without the name of the other brand. What is wrong and where it is stays. */
function unnamed(named: Problem): Problem {
  const { id, params } = named;
  switch (id) {
    case "duplicate-host":
      return problem("duplicate-host/unnamed", { value: params.value });
    case "duplicate-name":
      return problem("duplicate-name/unnamed", { value: params.value });
    case "other-brand":
      return problem("other-brand/unnamed", { text: params.text, kind: params.kind, own: params.own });
    case "shared-fact":
      return problem("shared-fact/unnamed", { kind: params.kind, value: params.value });
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
  if (finding.problem.id !== "unknown-theme") return finding;
  const { fix, ...rest } = finding;
  const { theme, known } = finding.problem.params;
  const isOfSeen = [...themes].some((each) => fix?.text === JSON.stringify(each));
  return {
    ...rest,
    problem: problem("unknown-theme", { theme, known: known.filter((each) => themes.has(each)) }),
    ...(fix === undefined || !isOfSeen ? {} : { fix }),
  };
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
      const { related, ...rest } = finding;
      const shown = related?.filter(({ file }) => isSeen(file)) ?? [];
      const other = otherBrandOf(finding.problem);
      const isNamed = other !== undefined && hidden.has(other);
      const seen = {
        ...rest,
        ...(shown.length === 0 ? {} : { related: shown }),
        ...(isNamed ? { problem: unnamed(finding.problem) } : {}),
      };
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
