import { readFile } from "node:fs/promises";
import type { OwnFont } from "#scripts/brands/fonts/OwnFont.ts";
import { type FontFileFacts, readFontFile } from "./readFontFile.ts";
import { type AxisSettings, fontLicence, fontSource } from "./subsetFont.ts";

/** One look of a family: the file that has some of the weights in use, upright or italic. */
export interface FamilyFace {
  /** What the names of its published files have after that of the family: "", `-700-italic`. */
  readonly suffix: string;
  readonly style: "italic" | "normal";
  /** The weights in use that it has, lightest first. */
  readonly weights: readonly number[];
  /** The values of its axes between the first and the last of some weights. */
  readonly axesAt: (weights: readonly number[]) => AxisSettings;
  /** The file that has the characters of a part. */
  readonly fileOf: (part: string) => Promise<Buffer>;
}

/** Where the files of a family come from. */
export interface FamilySource {
  readonly faces: readonly FamilyFace[];
  readonly licence: Uint8Array;
}

const weightAxis = (weights: readonly number[]): AxisSettings[string] => {
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  return min === max ? min : { min, max };
};

/** A family of an installed package: one variable file for each part. @throws when it is not installed */
export async function packageSource(family: string, weights: readonly number[]): Promise<FamilySource> {
  const face: FamilyFace = {
    suffix: "",
    style: "normal",
    weights,
    axesAt: (some) => ({ wght: weightAxis(some) }),
    fileOf: (part) => readFile(fontSource(family, part)),
  };
  return { faces: [face], licence: await fontLicence(family) };
}

function faceOf(bytes: Buffer, { weights: range, style, axes }: FontFileFacts, used: readonly number[]): FamilyFace {
  const weights = used.filter((weight) => weight >= range.min && weight <= range.max);
  const name = [...new Set([weights[0], weights.at(-1)])].join("-");
  const { wght, ...others } = axes;
  // Of other axes, such as the width, the portal uses what the designer has set.
  const pinned = Object.fromEntries(Object.entries(others).map(([tag, axis]) => [tag, axis.default]));
  return {
    suffix: `-${name}${style === "italic" ? "-italic" : ""}`,
    style,
    weights,
    axesAt: (some) => ({ ...pinned, ...(wght === undefined ? {} : { wght: weightAxis(some) }) }),
    fileOf: () => Promise.resolve(bytes),
  };
}

/**
 * A brand's own family: the files that have a weight in use, italic ones too.
 * @throws when a file cannot be used, or a weight or the licence is missing: `npm run validate` says so first
 */
export async function ownSource(
  { family, files, read, licence }: OwnFont,
  weights: readonly number[],
  cacheFolder: string,
): Promise<FamilySource> {
  const faces: FamilyFace[] = [];
  for (const file of files) {
    const bytes = read(file);
    const result = await readFontFile(bytes, cacheFolder);
    if ("problem" in result) throw new Error(`${family}/${file} cannot be used as a font (${result.problem})`);
    faces.push(faceOf(bytes, result.font, weights));
  }
  const upright = new Set(faces.flatMap((face) => (face.style === "normal" ? face.weights : [])));
  const missing = weights.filter((weight) => !upright.has(weight));
  if (missing.length > 0) throw new Error(`${family} has no weight ${missing.join(", ")}`);
  const note = licence();
  if (note === undefined) throw new Error(`${family} has no note of its licence`);
  return { faces: faces.filter((face) => face.weights.length > 0), licence: new TextEncoder().encode(`${note}\n`) };
}
