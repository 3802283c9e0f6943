import { baseFolder } from "#contract/basePath.ts";
import { isObject } from "#contract/isObject.ts";
import { sbomFile } from "#contract/releaseFiles.ts";
import { licenseLine } from "../files/licensesText.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";
import { readTextOf } from "./verifyReferences.ts";

/** The packages of a bill of materials; or what is wrong with it. */
function packagesIn(text: string): { readonly lines: readonly string[] } | { readonly problem: string } {
  let bom: unknown;
  try {
    bom = JSON.parse(text);
  } catch {
    return { problem: "it is not JSON" };
  }
  if (!isObject(bom) || bom["bomFormat"] !== "CycloneDX" || bom["specVersion"] !== "1.6")
    return { problem: "it is not CycloneDX 1.6" };
  const components: unknown = bom["components"];
  if (!Array.isArray(components) || components.length === 0) return { problem: "it names no package" };
  const lines: string[] = [];
  for (const component of components as readonly unknown[]) {
    const { group, name, version, purl, licenses } = isObject(component) ? component : {};
    const [first] = Array.isArray(licenses) ? (licenses as readonly unknown[]) : [];
    const choice = isObject(first) ? first : {};
    const license = isObject(choice["license"]) ? choice["license"]["id"] : choice["expression"];
    if (
      typeof name !== "string" ||
      typeof version !== "string" ||
      typeof purl !== "string" ||
      typeof license !== "string"
    )
      return { problem: `a package has no name, version, address or licence: ${JSON.stringify(component)}` };
    const fullName = typeof group === "string" ? `${group}/${name}` : name;
    lines.push(licenseLine({ name: fullName, version, license }));
  }
  return { lines };
}

/** The bill of materials can be read, and the folder has the licence of every package in it. */
export async function verifyPackages(opened: FolderToVerify): Promise<void> {
  const { content, pages, list } = opened;
  if (!content.files.has(sbomFile)) return list.add("bad-sbom", sbomFile, "there is no such file");
  const packages = packagesIn(await readTextOf(opened, sbomFile));
  if ("problem" in packages) return list.add("bad-sbom", sbomFile, packages.problem);
  for (const { file, html } of pages) {
    const url = /<link rel="license" href="([^"]+)">/.exec(html)?.[1] ?? "";
    const path = url.slice(baseFolder.length);
    const licenses = new Set(content.files.has(path) ? (await readTextOf(opened, path)).split("\n") : []);
    for (const line of packages.lines)
      if (!licenses.has(line)) list.add("missing-license", licenses.size > 0 ? path : file, line);
  }
}
