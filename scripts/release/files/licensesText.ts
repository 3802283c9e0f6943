import type { DistributedPackage } from "#scripts/compile/compiledPackages.ts";

/** How a package is named in the texts of licences: what `verify` looks for. */
export const licenseLine = ({ name, version, license }: Pick<DistributedPackage, "name" | "version" | "license">) =>
  `${name} ${version} (${license})`;

const rule = "-".repeat(80);

/** The licences of all packages with their texts, each text once. A text must accompany the code that it is about. */
export function licensesText(packages: readonly DistributedPackage[]): Uint8Array {
  const byText = new Map<string, DistributedPackage[]>();
  for (const one of packages) {
    const text = one.licenseTexts.join(`\n\n${rule}\n\n`);
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(([text, of]) =>
    [...of.map(licenseLine), "", text === "" ? "The package has no text of its licence." : text].join("\n"),
  );
  const head = "This website contains software and fonts of others, under these licences.";
  return new TextEncoder().encode(`${[head, ...parts].join(`\n\n${rule}\n\n`)}\n`);
}
