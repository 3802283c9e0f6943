import { folderOf, themeFilesOf } from "#scripts/brands/brandFiles.ts";
import { type Finding, isError } from "#scripts/findings/Finding.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { onePerPair } from "./onePerPair.ts";

/** The folder of a brand, or the file itself for any other. */
export const ownerOf = ({ file }: Pick<Finding, "file">): string => /^tenants\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;

/** Name of the theme that a brand has. */
export function themeOf(workspace: OpenWorkspace, id: string): string {
  const json = workspace.brand(id)?.json;
  const named = json === undefined ? undefined : effectiveOf(workspace.base, json)["theme"];
  return typeof named === "string" ? named : id;
}

/** The findings of each brand: those in its folder, and those in its theme. */
export function findingsByBrand(
  workspace: OpenWorkspace,
  ids: readonly string[],
  findings: readonly Finding[],
): ReadonlyMap<string, readonly Finding[]> {
  const byOwner = Map.groupBy(findings, ownerOf);
  return new Map(
    ids.map((id) => {
      const owners = [folderOf(id), ...themeFilesOf(themeOf(workspace, id))];
      return [id, owners.flatMap((owner) => byOwner.get(owner) ?? []).flatMap(onePerPair)];
    }),
  );
}

/** How many of some findings stop a build. */
export const countErrors = (findings: readonly Finding[]): number => findings.filter(isError).length;
