/** What the captures of two states have and have not in common. */
export interface Differences {
  /** What the captures before are of: a branch, a tag, a commit. */
  readonly since: string;
  readonly brands: readonly string[];
  /** How many captures there are in either state. */
  readonly count: number;
  /** By the name of the image: the message of Playwright's comparison. */
  readonly failures: ReadonlyMap<string, string>;
  /** Images that are there before only. */
  readonly removed: readonly string[];
}

/** How many captures the summary names. */
const mostNamed = 30;

/** What a message of `toHaveScreenshot` says, in few words; and a number to sort by. */
function describe(message: string): { readonly order: number; readonly text: string } {
  if (/snapshot doesn't exist/.test(message)) return { order: 2, text: "added" };
  const [, count] = /([\d,]+) pixels? \(ratio/.exec(message) ?? [];
  const [, ratio] = /ratio ([\d.]+)/.exec(message) ?? [];
  if (ratio !== undefined) {
    const share = `${(Number(ratio) * 100).toFixed(0)} % of the pixels`;
    return { order: Number(ratio), text: Number(ratio) < 0.01 ? `${count} pixels` : share };
  }
  return { order: 3, text: `did not appear: ${message.split("\n")[0]}` };
}

/** What differs, most first, as a text in Markdown, for a comment at a pull request. */
export function differenceSummary({ since, brands, count, failures, removed }: Differences): string {
  const rows = [
    ...[...failures].map(([image, message]) => ({ image, ...describe(message) })),
    ...removed.map((image) => ({ image, order: 2, text: "removed" })),
  ].toSorted((a, b) => b.order - a.order);
  const titleOf = (image: string) => image.replace(/\.png$/, "").replaceAll("-", " ");
  const named = rows.slice(0, mostNamed).map(({ image, text }) => `| ${titleOf(image)} | ${text} |`);
  const more = rows.length > mostNamed ? [`| ${rows.length - mostNamed} more | |`] : [];
  const table = rows.length === 0 ? [] : ["", "| capture | differs |", "|---|---|", ...named, ...more];
  const sentence = `${rows.length} of ${count} captures differ from ${since}, in ${brands.join(", ")}.`;
  return ["### Contact sheet", "", sentence, ...table, ""].join("\n");
}
