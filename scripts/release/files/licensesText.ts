import type { DistributedPackage } from "#scripts/compile/compiledPackages.ts";
import type { PublishedOwnFont } from "#scripts/fonts/compileFonts.ts";

/** How a package is named in the texts of licences: what `verify` looks for. */
export const licenseLine = ({ name, version, license }: Pick<DistributedPackage, "name" | "version" | "license">) =>
  `${name} ${version} (${license})`;

const rule = "-".repeat(80);

/**
 * The licences of all packages and of the brand's own fonts with their texts, each text once. A text must accompany what
 * it is about.
 */
export function licensesText(
  packages: readonly DistributedPackage[],
  fonts: readonly Pick<PublishedOwnFont, "family" | "licence">[] = [],
): Uint8Array {
  const byText = new Map<string, DistributedPackage[]>();
  for (const one of packages) {
    const text = one.licenseTexts.join(`\n\n${rule}\n\n`);
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(([text, of]) =>
    [...of.map(licenseLine), "", text === "" ? "The package has no text of its licence." : text].join("\n"),
  );
  parts.push(...fonts.map(({ family, licence }) => `${family} (font)\n\n${licence.trim()}`));
  const head = "This website contains software and fonts of others, under these licences.";
  return new TextEncoder().encode(`${[head, ...parts].join(`\n\n${rule}\n\n`)}\n`);
}
