import type { ServerResponse } from "node:http";
import { markup } from "#scripts/html/markup.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { galleryBase } from "./galleryBase.ts";

/** The brands that the gallery can be seen in, for its own switcher. */
export function sendBrandList(response: ServerResponse, brands: readonly Brand[]): void {
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  response.end(JSON.stringify(brands.map(({ id, tenant }) => ({ id, name: tenant.name }))));
}

/** The gallery at a host that is no brand's: which brand shall it be? */
export function sendGalleryChoice(response: ServerResponse, brands: readonly Brand[]): void {
  const port = response.req.headers.host?.split(":").at(-1);
  const page = markup`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Galleri: velg merke</title>
        <link rel="stylesheet" href="/simulator/stil.css" />
      </head>
      <body>
        <main>
          <h1>Galleri</h1>
          <p class="lead">Alle byggeklosser, meldinger og sider i portalen, i alle tilstander. Hvilket merke vil du se dem i?</p>
          <ul class="links">
            ${brands.map(
              ({ id, tenant }) =>
                markup`<li><a href="http://${id}.localhost:${port}${galleryBase}">${tenant.name}</a></li>`,
            )}
          </ul>
        </main>
      </body>
    </html> `.source;
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
  });
  response.end(response.req.method === "HEAD" ? undefined : page);
}
