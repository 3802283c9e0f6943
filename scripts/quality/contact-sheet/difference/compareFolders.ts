import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compareImages } from "./compareImages.ts";

/** A capture that is not the same before and after. */
export interface ChangedCapture {
  /** The name of its image in `before/`, `after/` and `difference/`. */
  readonly image: string;
  /** `added` and `removed`: it is in one of the folders only. */
  readonly change: "changed" | "added" | "removed";
  /** The share of the pixels that differ: 0 to 1. */
  readonly share: number;
}

const imagesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".png"));

/**
 * Compares the images of `before/` and `after/` by their names, and removes those that are the same. What differs is
 * marked in `difference/`.
 * @returns what differs, most first, and how many are the same
 */
export async function compareFolders(
  folder: string,
): Promise<{ readonly changed: readonly ChangedCapture[]; readonly same: number }> {
  const [before, after, difference] = ["before", "after", "difference"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(difference, { recursive: true });
  const [old, now] = [await imagesIn(before), await imagesIn(after)];
  const changed: ChangedCapture[] = [];
  let same = 0;
  for (const image of [...new Set([...old, ...now])].toSorted()) {
    if (!old.includes(image) || !now.includes(image)) {
      changed.push({ image, change: old.includes(image) ? "removed" : "added", share: 1 });
      continue;
    }
    const found = compareImages(await readFile(join(before, image)), await readFile(join(after, image)));
    if (found === undefined) {
      same += 1;
      await Promise.all([before, after].map((each) => rm(join(each, image))));
    } else {
      await writeFile(join(difference, image), found.image);
      changed.push({ image, change: "changed", share: found.share });
    }
  }
  return { changed: changed.toSorted((a, b) => b.share - a.share), same };
}
