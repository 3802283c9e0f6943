import { type GitCall, runGit } from "./runGit.ts";

const blobHead = /^\S+ blob (\d+)$/;

/**
 * Reads many files of many commits at once. A file that a commit does not have is left out.
 * @param names of the files, as `<commit>:<path>`
 */
export async function readBlobs(
  folder: string,
  names: readonly string[],
  call: GitCall = {},
): Promise<ReadonlyMap<string, string>> {
  // One name is one line of what git reads.
  const asked = names.filter((name) => !name.includes("\n"));
  if (asked.length === 0) return new Map();
  const input = asked.map((name) => `${name}\n`).join("");
  const output = Buffer.from(await runGit(folder, ["cat-file", "--batch"], { ...call, input }));
  const texts = new Map<string, string>();
  let at = 0;
  for (const name of asked) {
    const end = output.indexOf("\n", at);
    const length = blobHead.exec(output.toString("utf8", at, end))?.[1];
    at = end + 1;
    if (length === undefined) continue;
    texts.set(name, output.toString("utf8", at, at + Number(length)));
    at += Number(length) + 1;
  }
  return texts;
}
