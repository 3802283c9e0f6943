import type { ReportedFinding } from "#scripts/findings/inWords.ts";
import { escapeHidden } from "#scripts/findings/safeValues.ts";
import { type Html, markup, styleContent } from "#scripts/shared/text/markup.ts";

const style = styleContent(`
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 60rem; padding: 2.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1d1d; background: #f6f6f6; }
  h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; overflow-wrap: anywhere; }
  h2 { margin: 0 0 .25rem; font-size: 1.125rem; line-height: 1.35; overflow-wrap: anywhere; }
  ul { margin: .25rem 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
  p { margin: .25rem 0; max-width: 46rem; overflow-wrap: anywhere; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem 1.25rem; background: #fff; border: 1px solid #d8d8d8; border-left: .375rem solid #a4161a; border-radius: .375rem; }
  article.note { border-left-color: #5a5a5a; }
  .colour { white-space: nowrap; }
  .sample { display: inline-block; width: .8em; height: .8em; margin-right: .25em; border: 1px solid #767676; border-radius: .15em; vertical-align: -.05em; }
  .place { font: .875rem/1.5 ui-monospace, monospace; color: #4a4a4a; }
  pre { overflow-x: auto; margin: .75rem 0; padding: .75rem; background: #f1f1f1; border-radius: .25rem; font: .875rem/1.5 ui-monospace, monospace; }
  pre:focus-visible { outline: 2px solid #1d1d1d; outline-offset: 2px; }
  mark { background: none; color: #a4161a; font-weight: 700; }
  article.note mark { color: inherit; }
  code { background: #f1f1f1; padding: .1em .3em; border-radius: .2em; font: .9375em ui-monospace, monospace; }
`);

const suggestionStart: Readonly<Record<NonNullable<ReportedFinding["suggestionKind"]>, readonly [string, string]>> = {
  spelling: ["Mente du", "?"],
  form: ["Skriv", ""],
  colour: ["Nærmeste farge med nok kontrast:", ""],
};

/** The heading of a colour that has too little contrast with several others. */
const lowContrast =
  "Kontrasten mellom to farger er for lav: AA i WCAG 2.2, og AAA for tekst der enheten ber om mer kontrast";

/** The lines of the frame, the marks below the token in colour. */
function frameLines(frame: string): Html[] {
  const lines = frame.split("\n");
  return lines.map((line, index) => {
    const [, gutter = line, marks = ""] = /^(.*│ +)(\^+)$/.exec(line) ?? [];
    const end = index === lines.length - 1 ? "" : "\n";
    return markup`${gutter}${marks !== "" && markup`<mark>${marks}</mark>`}${end}`;
  });
}

/** A text with a sample before each colour in it. */
const withSamples = (text: string): Html[] =>
  text
    .split(/(#[0-9a-f]{6}\b)/i)
    .map((part, index) =>
      index % 2 === 0
        ? markup`${part}`
        : markup`<span class="colour"><span class="sample" style="background: ${part}"></span>${part}</span>`,
    );

function article(finding: ReportedFinding): Html {
  const { file, line, column, code, level, message, expected, suggestion, suggestionKind = "spelling" } = finding;
  const { related = [], frame } = finding;
  const [start, end] = suggestionStart[suggestionKind];
  // One colour can be in many pairs: then the heading has none of them.
  const pairs = code === "low-contrast" && message.includes("; ") ? message.split("; ") : [];
  const heading = pairs.length === 0 ? message : lowContrast;
  return markup`<article class="${level}">
    <h2>${heading}</h2>
    ${pairs.length > 0 && markup`<ul>${pairs.map((each) => markup`<li>${withSamples(each)}</li>`)}</ul>`}
    <p class="place">${escapeHidden(file)}, linje ${line}, kolonne ${column} · ${code}${level === "note" && " · merknad"}</p>
    ${frame !== undefined && markup`<pre tabindex="0" role="region" aria-label="Linje ${line} i ${escapeHidden(file)}">${frameLines(frame)}</pre>`}
    ${expected !== undefined && markup`<p>Forventet: ${expected}</p>`}
    ${suggestion !== undefined && markup`<p>${start} <code>${withSamples(suggestion)}</code>${end}</p>`}
    ${related.map((place) => markup`<p class="place">${escapeHidden(place.file)}, linje ${place.line}: ${place.message}</p>`)}
  </article>`;
}

function summary(findings: readonly ReportedFinding[], more: number): string {
  const count = findings.length + more;
  const files = new Set(findings.map(({ file }) => file)).size;
  return count === 0 ? "" : `${count} funn i ${files} ${files === 1 ? "fil" : "filer"}.`;
}

/**
 * The findings of a brand in place of its portal, in bokmål. It has no script of its own: the client of the development
 * server reloads it when a file changes.
 * @param more how many findings are not in the list
 */
export function findingsPage(tenant: string, findings: readonly ReportedFinding[], more: number): string {
  const page = markup`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Funn i ${tenant}</title>
        <style>${style}</style>
      </head>
      <body>
        <main>
          <h1>${findings.length === 0 ? `${tenant} har ingen funn` : `${tenant} kan ikke vises ennå`}</h1>
          <p>${summary(findings, more)} Siden lastes på nytt av seg selv når filene er rettet.</p>
          ${findings.map(article)} ${more > 0 && markup`<p>… og ${more} til.</p>`}
        </main>
      </body>
    </html> `;
  return page.source;
}
