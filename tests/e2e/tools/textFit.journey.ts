import { expect, test } from "#tests/support/journeys/journey.ts";
import { equipPages } from "#scripts/quality/text-fit/equipPages.ts";

const long = "Trafikkforsikringsavgift";

/** What `npm run text-fit` measures, planted one at a time. */
const planted: readonly (readonly [name: string, html: string, found: readonly string[]])[] = [
  ["a short text", "<p>God dag</p>", []],
  ["a word that is broken", `<p style="width: 5rem; overflow-wrap: anywhere">${long}</p>`, ["broken-word"]],
  ["a word that breaks at a soft hyphen", `<p style="width: 9rem">Trafikk&shy;forsikrings&shy;avgift</p>`, []],
  ["a word that breaks after its own hyphen", `<p style="width: 8rem">LO-forbundet&nbsp;mitt</p>`, []],
  ["a text that is cut", `<p style="width: 5rem; overflow: hidden">${long}</p>`, ["outside-box", "cut-text"]],
  [
    "a text with dots",
    `<p style="width:5rem;overflow:hidden;text-overflow:ellipsis">${long}</p>`,
    ["outside-box", "cut-text"],
  ],
  ["a line that is cut", `<p style="height: 1rem; overflow: hidden">En<br>To<br>Tre</p>`, ["cut-text"]],
  ["a text beside its block", `<p style="width: 5rem">${long}</p>`, ["outside-box"]],
  [
    "a text below the box around it",
    `<div style="height: 2rem; background: red"><p>En<br>To<br>Tre<br>Fire</p></div>`,
    ["outside-box"],
  ],
  ["a text that can be scrolled to", `<p style="width: 5rem; overflow: auto">${long}</p>`, ["outside-box"]],
  [
    "a text wider than the page",
    `<p style="white-space: nowrap">${`${long} `.repeat(9)}</p>`,
    ["outside-box", "wide-page"],
  ],
  ["a page that is too wide", `<div style="width: 130vw; height: 1rem"></div>`, ["wide-page"]],
  ["a button of two lines", `<button>En<br>To</button>`, []],
  ["a button of three lines", `<button>En<br>To<br>Tre</button>`, ["tall-button"]],
  ["a link that looks like a button", `<a data-variant="primary" href="/">En<br>To<br>Tre</a>`, ["tall-button"]],
  ["a text for screen readers", `<p style="position:absolute;width:1px;height:1px;overflow:hidden">${long}</p>`, []],
  ["a text that is not shown", `<p hidden style="width: 5rem">${long}</p>`, []],
];

test("The text fit finds each planted fault, and nothing where there is none (spec: brands-15)", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await equipPages(page);
  await page.goto("about:blank");
  for (const [name, html, found] of planted) {
    await page.setContent(`<!doctype html><html lang="nb"><body style="font: 16px sans-serif">${html}</body></html>`);
    const kinds = (await page.evaluate(() => misfitsHere())).map(({ kind }) => kind);
    expect.soft([...new Set(kinds)], name).toEqual(found);
  }
});
