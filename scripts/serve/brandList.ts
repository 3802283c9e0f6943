import { localHostOf } from "#contract/hosts/localHost.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { baseFolder } from "#contract/basePath.ts";
import { markup } from "#scripts/shared/text/markup.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import type { Releases } from "./releases.ts";

/** The start page when a real back end answers: the brands, without customers to choose from. */
export function createBrandList(releases: Releases): ServerApp {
  return new Hono<{ Bindings: HttpBindings }>().get("/", async (c) => {
    const { port } = new URL(c.req.url);
    const ids = await releases.ids();
    const page = markup`<!doctype html>
      <html lang="nb">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Velg portal</title>
        <h1>Velg portal</h1>
        <p>Alle kall til /api/ går til det virkelige API-et.</p>
        <ul>
          ${ids.map((id) => markup`<li><a href="http://${localHostOf(id)}:${port}${baseFolder}">${id}</a> `)}
        </ul>
        <p><a href="${galleryBase}">Galleriet: alle byggeklosser og sider, i alle tilstander</a></p>
      </html> `.source;
    return c.html(page, 200, {
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
    });
  });
}
