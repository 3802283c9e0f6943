import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { describe, expect, test } from "vitest";
import type { DistributedPackage } from "#scripts/compile/compiledPackages.ts";
import { licensesText } from "./licensesText.ts";
import { sbomOf } from "./sbomOf.ts";

const application = { name: "portal", version: "1.0.0" };
const packageOf = (name: string, license = "MIT", text = `Text of ${name}`): DistributedPackage => ({
  name,
  version: "1.2.3",
  license,
  licenseTexts: text === "" ? [] : [text],
  sha512: "ab".repeat(64),
});
const vendor = { ...packageOf("react"), chunks: ["vendor"] };
const font = packageOf("@fontsource-variable/figtree", "OFL-1.1");
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const findings = (bytes: Uint8Array) => new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text(bytes));

describe("The bill of materials (spec: brands-21)", () => {
  test("is CycloneDX 1.6, valid against its JSON schema", async () => {
    const { path, bytes } = sbomOf(application, [vendor, font, packageOf("both", "(MIT OR Apache-2.0)")]);
    expect(path).toBe("sbom.cdx.json");
    expect(await findings(bytes)).toBeNull();
    // The validator does find what is wrong.
    expect(await findings(new TextEncoder().encode(text(bytes).replace('"library"', '"libary"')))).not.toBeNull();
  });

  test("names each package with version, licence, digest and chunks", () => {
    const { components } = JSON.parse(text(sbomOf(application, [vendor, font]).bytes)) as {
      components: readonly Record<string, unknown>[];
    };
    expect(components.map(({ purl }) => purl)).toEqual([
      "pkg:npm/%40fontsource-variable/figtree@1.2.3",
      "pkg:npm/react@1.2.3",
    ]);
    expect(components[1]).toMatchObject({
      name: "react",
      version: "1.2.3",
      hashes: [{ alg: "SHA-512", content: "ab".repeat(64) }],
      licenses: [{ license: { id: "MIT" } }],
      properties: [{ value: "vendor" }],
    });
  });

  test("is the same for the same packages, in any order", () => {
    expect(sbomOf(application, [font, vendor]).bytes).toEqual(sbomOf(application, [vendor, font]).bytes);
  });
});

describe("The licences (spec: brands-21)", () => {
  test("have every package, and each text once", () => {
    const shared = "The same words";
    const written = text(
      licensesText([packageOf("one", "MIT", shared), packageOf("two", "MIT", shared), packageOf("three", "ISC", "")]),
    );
    expect(written).toContain("one 1.2.3 (MIT)\ntwo 1.2.3 (MIT)\n\nThe same words");
    expect(written.split(shared)).toHaveLength(2);
    expect(written).toContain("three 1.2.3 (ISC)\n\nThe package has no text of its licence.");
  });

  test("have the fonts of the brand's own, after the packages (spec: brands-30)", () => {
    const written = text(
      licensesText([packageOf("one", "MIT", "Words")], [{ family: "fjord-sans", licence: "Owned by Fjord.\n" }]),
    );
    expect(written.indexOf("fjord-sans (font)\n\nOwned by Fjord.\n")).toBeGreaterThan(written.indexOf("Words"));
  });
});
