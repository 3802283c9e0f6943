import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import { readColourObject } from "#scripts/shared/colours/colourObject.ts";
import { colourCss } from "#scripts/shared/colours/readColour.ts";
import type { Look } from "#scripts/tenant/look/Look.ts";
import { readLook } from "#scripts/tenant/look/readLook.ts";

/** Reads files of a designer. */
export const readFiles = (files: readonly SourceFile[], themes: readonly string[] = []): Promise<Look> =>
  readLook({ files, themes });

/** A colour as CSS, any other value as it is. */
export function shown(value: unknown): unknown {
  const color = readColourObject(value);
  return color === undefined ? value : colourCss(color);
}

/** What is said about the files, a line each. */
export const findingLines = ({ findings }: Look): string[] =>
  findings.map((finding) => {
    const { file, line, column, level, message } = inWords(finding);
    return `${file}:${line}:${column} ${level}: ${message}`;
  });
