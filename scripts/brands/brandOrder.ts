import { execFileSync } from "node:child_process";

/** Orders brands by who was there first: less than 0 when `a` was. */
export type BrandOrder = (a: string, b: string) => number;

/** The brands whose folder is in the last commit; none without git, or without a commit. */
function committedBrands(root: string): ReadonlySet<string> {
  try {
    const list = execFileSync("git", ["-C", root, "ls-tree", "-z", "--name-only", "HEAD", "tenants/"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    });
    return new Set(list.split("\0").map((path) => path.replace(/^.*\//, "")));
  } catch {
    return new Set();
  }
}

/**
 * Whose mistake it is when two brands have the same thing: the newcomer's. A brand whose folder is in the last commit
 * was there before one whose folder is not; of two that both are, or both are not, the first in the alphabet counts as
 * the one that was there.
 * @param root the folder with `tenants/`; git is asked when two brands are first compared
 */
export function brandOrder(root: string): BrandOrder {
  let committed: ReadonlySet<string> | undefined;
  const rank = (brand: string): number => {
    committed ??= committedBrands(root);
    return committed.has(brand) ? 0 : 1;
  };
  return (a, b) => (a === b ? 0 : rank(a) - rank(b) || (a < b ? -1 : 1));
}
