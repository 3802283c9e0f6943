import { join } from "node:path";

import { type BrandFolder, readText } from "./loadWorkspace.ts";
import type { ReadResult } from "./json/sourceFile.ts";

const images = new WeakMap<BrandFolder, Map<string, ReadResult>>();

/** An image in a brand's folder, by its file name. Several rules look at it: it is read once. */
export function readImage(brand: BrandFolder, file: string): ReadResult {
  const known = images.get(brand) ?? new Map<string, ReadResult>();
  images.set(brand, known);
  const read = known.get(file) ?? readText(join(brand.path, file), `${brand.shown}/${file}`, brand.drafts);
  known.set(file, read);
  return read;
}
