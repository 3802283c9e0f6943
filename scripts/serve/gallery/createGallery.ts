import type { ServerResponse } from "node:http";
import { compileShell } from "#scripts/compile/compile.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { hostnameOf } from "../brandOfHost.ts";
import type { RequestListener } from "../RequestListener.ts";
import { sendText } from "../sendText.ts";
import { contentType } from "../servePortal.ts";
import { compileGallery } from "./compileGallery.ts";
import { galleryBase, isGalleryPath } from "./galleryBase.ts";
import { galleryPage, type GalleryPage } from "./galleryPage.ts";
import { sendBrandList, sendGalleryChoice } from "./sendGalleryChoice.ts";

/** Makes a thing when it is first asked for; a failure is tried again. */
function once<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

function sendPage(response: ServerResponse, { html, headers }: GalleryPage): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(response.req.method === "HEAD" ? undefined : html);
}

const compilers = (root: string) => ({ gallery: () => compileGallery(root), shell: () => compileShell(root) });

/**
 * The gallery of `npm start`: `http://<brand>.localhost:<port>/galleri/`, over the brand's own logo and fonts. It is compiled when
 * somebody first opens it, so that the portals do not wait for it.
 * @param compile How its code and the brand-less part of its page are made; Vite does unless told.
 */
export function createGallery(root: string, brands: readonly Brand[], compile = compilers(root)): RequestListener {
  const compiled = once(compile.gallery);
  const shell = once(compile.shell);
  const pages = new Map(
    brands.map((brand) => [brand.id, once(async () => galleryPage(brand, await shell(), (await compiled()).main))]),
  );

  return async (request, response) => {
    const path = (request.url ?? "/").replace(/[?#].*$/, "");
    if (!isGalleryPath(path)) return false;
    if (path === "/galleri") response.writeHead(302, { Location: galleryBase }).end();
    else if (path === `${galleryBase}brands.json`) sendBrandList(response, brands);
    else if (path === galleryBase) {
      const page = pages.get(hostnameOf(request.headers.host).replace(/\.localhost$/, ""));
      if (page) sendPage(response, await page());
      else sendGalleryChoice(response, brands);
    } else {
      const file = (await compiled()).files.get(path);
      if (file === undefined) sendText(response, 404, "Filen finnes ikke.");
      else
        response
          .writeHead(200, { "Content-Type": contentType(path), "Cache-Control": "no-store" })
          .end(request.method === "HEAD" ? undefined : file);
    }
    return true;
  };
}
