import { valueAt } from "#contract/valueAt.ts";
import { colourRolesOf } from "#scripts/shared/colours/palette/paletteTokens.ts";
import { tokenOrigin } from "#scripts/shared/colours/tokenOrigin.ts";
import { colourTitle, placeTitle } from "#studio/document/placeTitle.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import type { FieldChange } from "#studio/document/fieldChanges.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { proposalText } from "../repository/proposalText.ts";

/** The two versions of the file that a change is in, and what its brand shares with others. */
interface ChangedVersions {
  readonly before: unknown;
  readonly after: unknown;
  readonly basis: FormBasis;
}

/** What a colour of a palette is called: the name that somebody has given it, else its word in the file. */
function paletteName(name: unknown, { before, after }: Omit<ChangedVersions, "basis">): string {
  const path = ["palette", String(name), "$description"];
  const given = valueAt(after, path) ?? valueAt(before, path);
  return typeof given === "string" && given !== "" ? given : String(name);
}

/** The roles that have a colour of the palette. */
const rolesOf = (token: string, theme: unknown): readonly string[] =>
  colourRolesOf(theme).filter((role) => tokenOrigin(theme, `color.${role}`) === token);

/** The file that says of what a theme is made has no fields in the form. */
function resolverTitle([part, modifier]: FieldChange["path"]): string {
  if (part !== "modifiers") return proposalText("proposal.change.resolver");
  if (modifier === "scheme") return proposalText("proposal.change.resolver.scheme");
  return proposalText(modifier === "contrast" ? "proposal.change.resolver.contrast" : "proposal.change.resolver");
}

function fieldWords({ kind, path }: FieldChange, versions: ChangedVersions): string {
  const [group, name, part] = path;
  const isOfTheme = kind === "theme" || kind === "dark" || kind === "more";
  if (isOfTheme && group === "palette" && name !== undefined && part === "$value")
    return colourTitle(
      proposalText("proposal.change.palette", { name: paletteName(name, versions) }),
      rolesOf(`palette.${name}`, versions.after ?? versions.before),
    );
  if (isOfTheme && path.at(-1) === "$type") {
    const title =
      path.length === 1 ? proposalText("proposal.change.theme") : fieldTitle({ kind, path: path.slice(0, -1) });
    return proposalText("proposal.change.type", { title });
  }
  return placeTitle({ kind, path }, versions.basis);
}

/** What a changed field is called on the page of a proposal, where no form is around it to say what it belongs to. */
export function changeTitle(change: FieldChange, versions: ChangedVersions): string {
  if (change.kind === "resolver") return resolverTitle(change.path);
  const title = fieldWords(change, versions);
  return change.kind === "dark" || change.kind === "more"
    ? proposalText(`proposal.change.in.${change.kind}`, { title })
    : title;
}

/** A value that is that of another: «Fargen «Sjø» i paletten» for `{palette.sea}`. Undefined for every other value. */
export function referenceWords(value: unknown, versions: Omit<ChangedVersions, "basis">): string | undefined {
  const [, reference] = /^\{([^{}]+)\}$/.exec(typeof value === "string" ? value : "") ?? [];
  const [group, name] = reference?.split(".") ?? [];
  if (reference === undefined) return undefined;
  return group === "palette" && name !== undefined
    ? proposalText("proposal.change.palette", { name: paletteName(name, versions) })
    : fieldTitle({ kind: "theme", path: reference.split(".") });
}
