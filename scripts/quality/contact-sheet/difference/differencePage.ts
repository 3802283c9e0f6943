import { type Html, markup, styleContent } from "#scripts/html/markup.ts";
import type { ChangedCapture } from "./compareFolders.ts";

/** What the captures of two states have and have not in common. */
export interface Differences {
  /** What the captures before are of: a branch, a tag, a commit. */
  readonly since: string;
  readonly brands: readonly string[];
  readonly changed: readonly ChangedCapture[];
  /** How many captures are the same. */
  readonly same: number;
}

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 24px 64px; }
  h2 { margin: 40px 0 8px; font-size: 18px; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  figcaption { font-size: 14px; }
  img { display: block; max-width: 100%; border: 1px solid GrayText; }`;

const percent = (share: number) => (share < 0.0001 ? "< 0.01 %" : `${(share * 100).toFixed(2)} %`);
const titleOf = ({ image }: ChangedCapture) => image.replace(/\.png$/, "").replaceAll("-", " ");
const describe = (capture: ChangedCapture) =>
  capture.change === "changed" ? `${percent(capture.share)} of the pixels` : capture.change;

const columns = [
  ["before", ["changed", "removed"]],
  ["after", ["changed", "added"]],
  ["difference", ["changed"]],
] as const;

function showCapture(capture: ChangedCapture): Html {
  const { image, change } = capture;
  const figures = columns.map(([folder, changes]) => {
    const isThere = changes.some((each) => each === change);
    return markup`
      <figure>
        <figcaption>${folder}</figcaption>
        ${isThere && markup`<a href="${folder}/${image}"><img src="${folder}/${image}" alt="" loading="lazy"></a>`}
      </figure>`;
  });
  return markup`<section><h2>${titleOf(capture)}: ${describe(capture)}</h2><div class="row">${figures}</div></section>`;
}

const sentence = ({ since, brands, changed, same }: Differences) =>
  `${changed.length} of ${changed.length + same} captures differ from ${since}, in ${brands.join(", ")}.`;

/** Every capture that differs: before, after, and what differs in red. */
export function differencePage(differences: Differences): string {
  return markup`<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>What differs</title>
  <style>${styleContent(styles)}</style>
  <h1>What differs</h1>
  <p>${sentence(differences)}</p>
  ${differences.changed.map(showCapture)}
</html>
`.source;
}

/** How many captures the summary names. */
const mostNamed = 30;

/** The same as a text in Markdown, for a comment at a pull request. */
export function differenceSummary(differences: Differences): string {
  const { changed } = differences;
  const rows = changed.slice(0, mostNamed).map((capture) => `| ${titleOf(capture)} | ${describe(capture)} |`);
  const more = changed.length > mostNamed ? [`| ${changed.length - mostNamed} more | |`] : [];
  const table = changed.length === 0 ? [] : ["", "| capture | differs |", "|---|---|", ...rows, ...more];
  return ["### Contact sheet", "", sentence(differences), ...table, ""].join("\n");
}
