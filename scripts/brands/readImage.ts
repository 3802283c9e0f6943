import { join } from "node:path";

import { type BrandFolder, readText } from "./loadWorkspace.ts";
import type { ReadResult } from "./json/sourceFile.ts";

/** An image in a brand's folder, by its file name. */
export const readImage = ({ path, shown, drafts }: BrandFolder, file: string): ReadResult =>
  readText(join(path, file), `${shown}/${file}`, drafts);
