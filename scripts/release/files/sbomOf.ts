// By its parts: the whole library also loads three validators.
import * as Enums from "@cyclonedx/cyclonedx-library/Enums";
import * as Models from "@cyclonedx/cyclonedx-library/Models";
import * as Serialize from "@cyclonedx/cyclonedx-library/Serialize";
import * as Spec from "@cyclonedx/cyclonedx-library/Spec";
import type { CompiledPackage, DistributedPackage } from "#scripts/compile/compiledPackages.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { sbomFile } from "#contract/releaseFiles.ts";

/** A package, and the chunks that contain its code; none for a font. */
export type ListedPackage = DistributedPackage & Partial<Pick<CompiledPackage, "chunks">>;

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
