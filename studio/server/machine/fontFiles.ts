import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { largestFont } from "#scripts/brands/fonts/OwnFont.ts";
import { writeWhole } from "#scripts/files/writeWhole.ts";
import { fontsIn, fontsText, isFontPath } from "#studio/document/editedFonts.ts";
import { Refusal } from "../Refusal.ts";

/** The paths of the files in a folder with fonts and in the folders in it. Links are not followed. */
function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    if (entry.isFile()) return [entry.name];
    if (!entry.isDirectory()) return [];
    const below = readdirSync(join(folder, entry.name), { withFileTypes: true });
    return below.flatMap((file) => (file.isFile() && !file.name.startsWith(".") ? [`${entry.name}/${file.name}`] : []));
  });
}

/** The fonts of a brand as the text of a document. A file that is too large to be a font is left out. */
export function readFonts(folder: string): string {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return "";
  const files = pathsIn(folder).filter((path) => lstatSync(join(folder, path)).size <= largestFont);
  return fontsText(
    Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path)).toString("base64")])),
  );
}

/** Throws for a path that no file of a font has, and for one that a link leads away from. */
function absoluteOf(folder: string, path: string): string {
  if (!isFontPath(path)) throw new Refusal("forbidden", {}, path);
  for (const parent of [folder, join(folder, dirname(path))])
    if (existsSync(parent) && !lstatSync(parent).isDirectory()) throw new Refusal("forbidden", {}, path);
  const absolute = join(folder, path);
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isFile() === false) throw new Refusal("forbidden", {}, path);
  return absolute;
}

/**
 * Writes the files of fonts that differ, and removes those that are gone. Nothing is written when one of them must not be.
 */
export async function writeFonts(folder: string, text: string): Promise<void> {
  const [before, after] = [fontsIn(readFonts(folder)) ?? {}, fontsIn(text) ?? {}];
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => before[path] !== after[path])
    .map((path) => ({ absolute: absoluteOf(folder, path), data: after[path] }));
  for (const { absolute, data } of differing) {
    if (data === undefined) {
      await rm(absolute, { force: true });
      // The folder goes with its last file.
      await rmdir(dirname(absolute)).catch(() => undefined);
      continue;
    }
    await mkdir(dirname(absolute), { recursive: true });
    await writeWhole(absolute, Buffer.from(data, "base64"));
  }
}
