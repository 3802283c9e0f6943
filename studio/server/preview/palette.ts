import { paletteVariable } from "#contract/gallery/styleBook.ts";
import { paletteNamesOf } from "#scripts/shared/colours/palette/paletteTokens.ts";
import { tokenColour } from "#scripts/shared/colours/themeColours.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";

/** The colours of a theme's palette as CSS, by name. */
export type Palette = ReadonlyMap<string, string>;

/** A name that can be a part of a custom property. */
const isWritable = (name: string): boolean => /^[\w-]+$/.test(name);

/** The palette in the text of a theme; empty while the text cannot be read. */
export function readPalette(theme: string): Palette {
  const { value: file, isBroken } = parseJson(theme);
  if (isBroken) return new Map();
  return new Map(
    paletteNamesOf(file)
      .filter(isWritable)
      .flatMap((name) => {
        const colour = tokenColour(file, `palette.${name}`);
        return colour === undefined ? [] : [[name, colour.css] as const];
      }),
  );
}

const variableOf = (name: string): string => `${paletteVariable}-${name}`;

/** The palette for the style book. The portal needs its roles alone: a release has nothing of it. */
export const paletteCss = (palette: Palette): string =>
  `:root{${[
    `${paletteVariable}:${[...palette.keys()].join(" ")}`,
    ...[...palette].map(([name, css]) => `${variableOf(name)}:${css}`),
  ].join(";")}}`;

/** The fields of the palette's colours. */
export const paletteSources = (palette: Palette): readonly FieldSource[] =>
  [...palette.keys()].map((name) => ({
    kind: "theme",
    path: ["palette", name],
    seenAs: "variable",
    value: variableOf(name),
  }));
