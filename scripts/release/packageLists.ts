import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import type { CompiledPackage, DistributedPackage } from "#scripts/compile/compiledPackages.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { sbomFile } from "#contract/releaseFiles.ts";

/** A package, and the chunks that contain its code; none for a font. */
type ListedPackage = DistributedPackage & Partial<Pick<CompiledPackage, "chunks">>;

/** What the packages are a part of. */
export interface Application {
  readonly name: string;
  readonly version: string;
}

const encoder = new TextEncoder();

function componentOf({ name, version, license, sha512, chunks = [] }: ListedPackage): Models.Component {
  const [last = "", group] = name.split("/").toReversed();
  const purl = `pkg:npm/${group === undefined ? "" : `${encodeURIComponent(group)}/`}${last}@${version}`;
  const component = new Models.Component(Enums.ComponentType.Library, last, {
    ...(group !== undefined && { group }),
    version,
    purl,
    bomRef: purl,
    scope: Enums.ComponentScope.Required,
  });
  const isExpression = / (?:AND|OR|WITH) /.test(license);
  component.licenses.add(isExpression ? new Models.LicenseExpression(license) : new Models.SpdxLicense(license));
  if (sha512 !== undefined) component.hashes.set(Enums.HashAlgorithm["SHA-512"], sha512);
  for (const chunk of chunks) component.properties.add(new Models.Property("forsikringsportal:chunk", chunk));
  return component;
}

/**
 * The bill of materials of a folder: every package that is in its chunks and fonts, and no other (CycloneDX 1.6). It
 * has no date and no number: the same packages give the same bytes.
 */
export function sbomOf({ name, version }: Application, packages: readonly ListedPackage[]): OutputFile {
  const bom = new Models.Bom();
  const application = new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name });
  bom.metadata.component = application;
  for (const component of packages.map(componentOf)) {
    bom.components.add(component);
    application.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return { path: sbomFile, bytes: encoder.encode(`${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`) };
}

/** How a package is named in the texts of licences: what `verify` looks for. */
export const licenseLine = ({ name, version, license }: Pick<DistributedPackage, "name" | "version" | "license">) =>
  `${name} ${version} (${license})`;

const rule = "-".repeat(80);

/** The licences of all packages with their texts, each text once. A text must accompany the code that it is about. */
export function licensesText(packages: readonly ListedPackage[]): Uint8Array {
  const byText = new Map<string, ListedPackage[]>();
  for (const one of packages) {
    const text = one.licenseTexts.join(`\n\n${rule}\n\n`);
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(([text, of]) =>
    [...of.map(licenseLine), "", text === "" ? "The package has no text of its licence." : text].join("\n"),
  );
  const head = "This website contains software and fonts of others, under these licences.";
  return encoder.encode(`${[head, ...parts].join(`\n\n${rule}\n\n`)}\n`);
}
