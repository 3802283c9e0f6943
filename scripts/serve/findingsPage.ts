import type { ReportedFinding } from "#scripts/brands/finding.ts";
import { escapeHidden } from "#scripts/brands/messages/safeParams.ts";
import { type Html, markup, styleContent } from "#scripts/html/markup.ts";

const style = styleContent(`
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1d1d; background: #f6f6f6; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem; background: #fff; border-left: .35rem solid #a4161a; border-radius: .25rem; }
  article.note { border-color: #5a5a5a; }
  h1 { font-size: 1.6rem; } h2 { margin: 0 0 .25rem; font-size: 1.1rem; overflow-wrap: anywhere; }
  p { margin: .25rem 0; overflow-wrap: anywhere; } .place { font-family: ui-monospace, monospace; color: #4a4a4a; }
  pre { overflow-x: auto; padding: .75rem; background: #f1f1f1; font: .875rem/1.45 ui-monospace, monospace; }
  code { background: #f1f1f1; padding: .1em .3em; }
`);

const suggestionStart: Readonly<Record<NonNullable<ReportedFinding["suggestionKind"]>, string>> = {
  spelling: "Mente du",
  form: "Skriv",
  colour: "Nærmeste farge med nok kontrast:",
};

function article(finding: ReportedFinding): Html {
  const { file, line, column, code, level, message, expected, suggestion, suggestionKind = "spelling" } = finding;
  const { related = [], frame } = finding;
  return markup`<article class="${level}">
    <h2>${message}</h2>
    <p class="place">${escapeHidden(file)}, linje ${line}, kolonne ${column} · ${code}</p>
    ${frame !== undefined && markup`<pre>${frame}</pre>`}
    ${expected !== undefined && markup`<p>Forventet: ${expected}</p>`}
    ${suggestion !== undefined && markup`<p>${suggestionStart[suggestionKind]} <code>${suggestion}</code></p>`}
    ${related.map((place) => markup`<p class="place">${escapeHidden(place.file)}, linje ${place.line}: ${place.message}</p>`)}
  </article>`;
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
        <h1>${findings.length === 0 ? `${tenant} har ingen funn` : `${tenant} kan ikke vises ennå`}</h1>
        <p>Siden lastes på nytt av seg selv når filene er rettet.</p>
        ${findings.map(article)}
        ${more > 0 && markup`<p>… og ${more} til.</p>`}
      </body>
    </html> `;
  return page.source;
}
