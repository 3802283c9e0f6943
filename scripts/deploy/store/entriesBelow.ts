import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { ifThere } from "./ifThere.ts";

/**
 * Everything in a folder and in the folders below it. Links are given, and not followed. What another process removes
 * meanwhile is left out; `readdir` with `recursive` would give an error.
 */
export function* entriesBelow(folder: string): Generator<Dirent> {
  for (const entry of ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    yield entry;
    if (entry.isDirectory()) yield* entriesBelow(join(folder, entry.name));
  }
}
