import type { Context } from "hono";
import { hash } from "node:crypto";
import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { attributes, markup, scriptContent, styleContent } from "#scripts/shared/text/markup.ts";
import { readStudioScheme } from "#studio/document/studioScheme.ts";
import { studioTheme } from "./studioTheme.ts";

const layout = `
html{background:var(--color-page);color:var(--color-text);font:var(--font-sizeMd)/var(--font-lineBody) system-ui,sans-serif}
body{box-sizing:border-box;max-width:32rem;min-height:100vh;margin:0 auto;padding:2rem 1.5rem;display:grid;align-content:center}
h1{margin:0 0 .5rem;color:var(--color-heading);font-size:var(--font-size2xl);line-height:var(--font-lineTight)}
p{margin:0;color:var(--color-textSubtle)}
a{display:inline-block;padding-block:.75rem;color:var(--color-link)}`;

/** Made once: who sees these pages may be anybody, any number of times. */
let madeStyle: string | undefined;
const pageStyle = (): string => (madeStyle ??= themeCss(studioTheme()) + layout);

interface MessagePageOptions {
  /** Who may show it in a frame, as in a content security policy. Default: nobody. */
  readonly framedBy?: string;
  /** The way on. */
  readonly link?: { readonly href: string; readonly text: string };
  /** Its only code. Default: none. */
  readonly script?: string;
}

/**
 * A page of a sentence or two: for cases that a brand manager seldom meets. It has no font of its own: who sees it may not
 * have the key to the studio's files.
 */
export function messagePage(
  c: Context,
  status: 200 | 400 | 401 | 403 | 404 | 429 | 500 | 503,
  title: string,
  text: string,
  { framedBy = "'none'", link, script = "" }: MessagePageOptions = {},
) {
  const scheme = readStudioScheme(c.req.header("Cookie") ?? "");
  const style = pageStyle();
  const page = markup`<!doctype html>
    <html lang="nb"${attributes({ "data-scheme": scheme === "device" ? undefined : scheme })}>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <style>${styleContent(style)}</style>
      <main>
        <h1>${title}</h1>
        <p>${text}</p>
        ${link === undefined ? undefined : markup`<a href="${link.href}">${link.text}</a>`}
      </main>
      ${script !== "" && markup`<script>${scriptContent(script)}</script>`}
    </html> `;
  const digest = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;
  const scripts = script === "" ? "'none'" : digest(script);
  const policy = `default-src 'none'; script-src ${scripts}; style-src ${digest(style)}; frame-ancestors ${framedBy}`;
  return c.html(page.source, status, { "Content-Security-Policy": policy });
}
