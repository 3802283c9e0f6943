import { localHostOf } from "#contract/hosts/localHost.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { markup } from "#scripts/shared/text/markup.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";

/** The gallery's page at a host without a brand: links to the gallery in each brand. */
export function galleryChoice(brands: readonly Brand[], port: string): string {
  return markup`<!doctype html>
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
          <p class="lead">
            Alle byggeklosser, meldinger og sider i portalen, i alle tilstander. Hvilket merke vil du se dem i?
          </p>
          <ul class="links">
            ${brands.map(
              ({ id, languages: [{ tenant }] }) =>
                markup`<li><a href="http://${localHostOf(id)}:${port}${galleryBase}">${tenant.name}</a></li>`,
            )}
          </ul>
        </main>
      </body>
    </html> `.source;
}
