import { valueAt } from "#contract/valueAt.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import { type Finding, findingAt, type FindingExtras, spelling } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, type Path } from "../json/jsonFile.ts";
import { type VariantName, variantNames, variantValues } from "./themeContract.ts";

/** A value for each variant. */
export type Variants = Readonly<Record<VariantName, string>>;

/** Where a theme file chooses its variants. */
export const variantsPath = ["$extensions", "portal.variants"];

const at = (file: JsonFile, path: Path, end: "key" | "value", found: Problem, extras?: FindingExtras): Finding =>
  findingAt(locate(file, path)[end], found, extras);

const isComplete = (variants: Partial<Variants>): variants is Variants =>
  variantNames.every((name) => variants[name] !== undefined);

/** The variants that a theme file chooses: undefined while one is missing or wrong, which is a finding. */
export function readVariants(file: JsonFile): {
  readonly variants: Variants | undefined;
  readonly findings: Finding[];
} {
  const given = valueAt(file.value, variantsPath);
  const findings: Finding[] = [];
  const variants: Partial<Record<VariantName, string>> = {};
  for (const name of variantNames) {
    const value = valueAt(given, [name]);
    const allowed: readonly string[] = variantValues[name];
    const options = allowed.map((each) => `"${each}"`);
    if (typeof value === "string" && allowed.includes(value)) variants[name] = value;
    else if (value === undefined)
      findings.push(at(file, [...variantsPath, name], "key", problem("missing-variant", { variant: name, options })));
    else
      findings.push(
        at(
          file,
          [...variantsPath, name],
          "value",
          problem("unknown-value/variant", { variant: name, value: quoted(value), options }),
          { fix: spelling(didYouMean(typeof value === "string" ? value : "", allowed)) },
        ),
      );
  }
  const strange =
    typeof given === "object" && given !== null ? Object.keys(given).filter((name) => !(name in variantValues)) : [];
  for (const name of strange)
    findings.push(
      at(file, [...variantsPath, name], "key", problem("unknown-key/variant", { variant: name, known: variantNames }), {
        fix: spelling(didYouMean(name, variantNames)),
      }),
    );
  return { variants: isComplete(variants) ? variants : undefined, findings };
}
