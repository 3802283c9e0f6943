import { idOfLocalHost } from "#contract/hosts/localHost.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compilePageScripts } from "#scripts/compile/compile.ts";
import { compileShell } from "#scripts/compile/compileShell.ts";
import { readLanguageTexts } from "#scripts/compile/readTexts.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { once } from "../once.ts";
import { sendBytes } from "../sendBytes.ts";
import { type CompiledGallery, compileGallery } from "./compileGallery.ts";
import { galleryChoice } from "./galleryChoice.ts";
import { galleryPage, type GalleryShell } from "./galleryPage.ts";

interface Compilers {
  readonly gallery: () => Promise<Pick<CompiledGallery, "files" | "main">>;
  readonly shell: () => Promise<GalleryShell>;
}

const compilers = (root: string): Compilers => ({
  gallery: () => compileGallery(root),
  shell: async () => ({
    ...(await compileShell(root)),
    schemeScript: (await compilePageScripts(root)).scheme,
    texts: readLanguageTexts(root),
  }),
});

const choicePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The brands that the gallery's switcher offers. */
export const brandNames = (brands: readonly Brand[]) =>
  brands.map(({ id, languages: [{ tenant }] }) => ({ id, name: tenant.name }));

/**
 * The gallery of `npm start`: `http://<brand>.localhost:<port>/galleri/`, with the brand's own logo and fonts. It is
 * compiled when it is first opened, so that the portals need not wait for it.
 * @param compile How its code and the brand-less part of its page are made; default: with Vite.
 */
export function createGallery(root: string, brands: readonly Brand[], compile = compilers(root)): ServerApp {
  const compiled = once(compile.gallery);
  const shell = once(compile.shell);
  const pages = new Map(
    brands.flatMap((brand) =>
      brand.languages.map(({ language }, index) => [
        index === 0 ? brand.id : `${brand.id} ${language}`,
        once(async () => galleryPage(brand, await shell(), (await compiled()).main, { language })),
      ]),
    ),
  );

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(`${galleryBase}*`, async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get(galleryBase.slice(0, -1), (c) => c.redirect(galleryBase));
  app.get(`${galleryBase}brands.json`, (c) => c.json(brandNames(brands)));
  app.get(galleryBase, async (c) => {
    const id = idOfLocalHost(new URL(c.req.url).hostname) ?? "";
    const page = pages.get(`${id} ${c.req.query("sprak")}`) ?? pages.get(id);
    if (!page)
      return c.html(galleryChoice(brands, new URL(c.req.url).port), 200, { "Content-Security-Policy": choicePolicy });
    const { html, headers } = await page();
    return c.html(html, 200, headers);
  });
  app.get(`${galleryBase}*`, async (c) => sendBytes(c, (await compiled()).files.get(c.req.path)));
  return app;
}
