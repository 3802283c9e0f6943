import { valueAt } from "#contract/valueAt.ts";
import { type Finding, findingAt, isError } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { readImage } from "#scripts/brands/readImage.ts";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
import { hardlySeen } from "#scripts/shared/colours/hardlySeen.ts";
import { colourCss } from "#scripts/shared/colours/readColour.ts";
import { imageColours } from "#scripts/brands/imageColours.ts";
import { standInMark } from "#scripts/shared/text/standInMark.ts";
import type { Rule } from "../Rule.ts";
import { imageFindings } from "../svg/imageFindings.ts";

/** Where an image is seen: a role of the theme, in a scheme. */
interface Ground {
  readonly surface: string;
  readonly scheme: "dark" | "light";
}

/** In dark, the build sets an image that would not be seen on a light ground: only the logo of dark is seen as it is. */
const grounds: Readonly<Record<string, Ground>> = {
  logo: { surface: "header", scheme: "light" },
  logoDark: { surface: "header", scheme: "dark" },
};
const surface: Ground = { surface: "surface", scheme: "light" };

function groundColour({ tokens, contexts }: Theme, { surface: role, scheme }: Ground) {
  if (scheme === "dark" && contexts.dark === undefined) return undefined;
  const value = (scheme === "dark" ? contexts.dark?.get(`color.${role}`) : undefined) ?? tokens.get(`color.${role}`);
  return value?.type === "color" ? value : undefined;
}

/** The colours of an image that draws on the ground of the page; an image with a ground of its own is seen on any. */
function coloursOf(source: SourceFile) {
  // A stand-in is a finding already.
  if (source.text.includes(standInMark)) return [];
  // An image with findings may be none that can be read.
  const read = imageFindings(source, "any").some(isError) ? undefined : imageColours(source.text);
  return read === undefined || read.hasGround ? [] : read.colours.map((color) => ({ color, css: colourCss(color) }));
}

function brandFindings({ base, themes }: Workspace, brand: BrandFolder): Finding[] {
  const { common: descriptor } = brand;
  const theme = themes.get(String(valueAt(descriptor, ["theme"])))?.theme;
  if (theme === undefined) return [];
  const products = Object.keys((valueAt(descriptor, ["assets", "recommendationImages"]) ?? {}) as object);
  const fields = [["logo"], ["logoDark"], ["memberLogo"], ...products.map((name) => ["recommendationImages", name])];
  return fields.flatMap((steps) => {
    const field = ["assets", ...steps];
    const file = valueAt(descriptor, field);
    const place = grounds[steps[0] ?? ""] ?? surface;
    const ground = groundColour(theme, place);
    if (typeof file !== "string" || !brand.files.includes(file) || ground === undefined) return [];
    const read = readImage(brand, file);
    const unseen = "source" in read ? hardlySeen(coloursOf(read.source), ground) : undefined;
    if (unseen === undefined) return [];
    const found = { field: field.join("."), colour: unseen.css, surface: place.surface, surfaceColour: ground.css };
    return [findingAt(provenance(layersOf(base, brand.json), field).value, problem("unseen-image", found))];
  });
}

/** Logos and other images can be told from what they are seen on. */
export const seenImagesRule: Rule = {
  name: "seen images",
  check: ({ workspace }) =>
    workspace.baseBroken ? [] : workspace.brands.flatMap((brand) => brandFindings(workspace, brand)),
};
