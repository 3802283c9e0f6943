import { type Html, markup } from "#scripts/shared/text/markup.ts";
import type { SimulatorContext } from "../SimulatorContext.ts";

interface PageOptions {
  readonly status?: 200 | 400 | 403 | 404 | 405;
  /** frame: shown inside the portal's login page. */
  readonly look?: "page" | "frame" | "bank" | "app";
  /** Scripts of the simulator's own. */
  readonly script?: string;
}

/** Only the simulator's own files; forms may lead to the hosts of the brands. */
const policy = (framed: boolean) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self' http://*.localhost:*",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join("; ");

/** A whole page of the simulator. */
export function page(
  c: SimulatorContext,
  title: string,
  body: Html,
  { status = 200, look = "page", script }: PageOptions = {},
): Response {
  const framed = look === "frame";
  const document = markup`<!doctype html>
    <html lang="nb" data-look="${look}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/simulator/ikon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/simulator/stil.css" />
        ${script !== undefined && markup`<script src="${script}" defer></script>`}
      </head>
      <body>
        ${
          !framed &&
          markup`<header class="band">
            <p><strong>Simulator</strong> <span>Alle kunder og avtaler her er oppdiktet.</span></p>
          </header>`
        }
        <main ${framed && markup`aria-label="${title}"`}>${body}</main>
      </body>
    </html>`;
  return c.html(document.source.replace(/\n\s+/g, "\n"), status, { "Content-Security-Policy": policy(framed) });
}
