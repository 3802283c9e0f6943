import type { Context } from "hono";
import { markup } from "#scripts/html/markup.ts";

/**
 * A page of one sentence, without styles and scripts: for cases that a brand manager seldom meets.
 * @param framedBy who may show it in a frame, as in a content security policy
 */
export function messagePage(
  c: Context,
  status: 401 | 403 | 404 | 500,
  title: string,
  text: string,
  framedBy: "'none'" | "'self'" = "'none'",
) {
  const page = markup`<!doctype html>
    <html lang="nb">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <h1>${title}</h1>
      <p>${text}</p>
    </html> `;
  const policy = `default-src 'none'; frame-ancestors ${framedBy}`;
  return c.html(page.source, status, { "Content-Security-Policy": policy });
}
