import { blocksOf, type Guide } from "./Guide.ts";
import { BootedDebian } from "./bareDebian.ts";

const needsNetwork = (block: string): boolean => /^\s*(?:sudo apt-get|npm ci)/m.test(block);

/** Neighbours that have the same need are one script, since they share variables. */
function scriptsOf(blocks: readonly string[]): readonly (readonly string[])[] {
  const scripts: string[][] = [];
  for (const block of blocks) {
    const last = scripts.at(-1);
    if (last?.[0] !== undefined && needsNetwork(last[0]) === needsNetwork(block)) last.push(block);
    else scripts.push([block]);
  }
  return scripts;
}

/** A script that types blocks one after another, and ends at the first command that fails. */
const scriptOf = (blocks: readonly string[], { claims, folder }: Guide): string =>
  [
    "set -eo pipefail",
    `cd ${folder} 2>/dev/null || cd`,
    ...blocks.flatMap((block) => [
      `printf '\\n── %s s: %s\\n' "$SECONDS" ${JSON.stringify(block.split("\n")[0]).replaceAll(/[$`]/g, "\\$&")}`,
      block,
      ...claims.flatMap(([part, claim]) => (block.includes(part) ? [claim] : [])),
    ]),
  ].join("\n");

/** Types the commands of a guide in a bare Debian that nothing was done in. @returns whether all of them worked */
export async function typeGuide(root: string, guide: Guide): Promise<boolean> {
  const blocks = blocksOf(guide);
  const debian = await BootedDebian.start(root);
  try {
    if (debian.type(guide.before, { as: "root", isOnline: true }) !== 0) return false;
    const begun = performance.now();
    for (const script of scriptsOf(blocks)) {
      const [first = ""] = script;
      if (debian.type(scriptOf(script, guide), { isOnline: needsNetwork(first) }) !== 0) return false;
    }
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`\n✓ ${guide.file}: ${blocks.length} blocks of commands worked as they are written, in ${seconds} s`);
    return true;
  } finally {
    await debian.stop();
  }
}
