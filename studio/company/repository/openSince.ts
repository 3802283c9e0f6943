import type { ReadSince } from "#scripts/tenant/Explanation.ts";
import { folderBlame } from "./folderBlame.ts";

/** Says since when the values in a folder of brands have been what they are, for `npm run tenant -- explain`. */
export function openSince(dir: string): ReadSince {
  const sinceOf = folderBlame(dir);
  return async (value) => {
    const since = await sinceOf(value);
    if (since === undefined || since === "not committed") return since;
    const { at, author, hash, proposal } = since;
    const number = proposal === undefined ? {} : { proposal: proposal.number };
    return { date: at.slice(0, 10), by: author.name, commit: hash, ...number };
  };
}
