import { baseFolder } from "#contract/basePath.ts";
import { markup } from "#scripts/html/markup.ts";
import type { RequestListener } from "./RequestListener.ts";
import type { Releases } from "./releases.ts";

/** The start page where a real back end answers: the brands, and no customers to choose from. */
export function createBrandList(releases: Releases): RequestListener {
  return async (request, response) => {
    if (request.url !== "/" || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const port = request.headers.host?.split(":").at(-1);
    const ids = await releases.ids();
    const page = markup`<!doctype html>
      <html lang="nb">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Velg portal</title>
        <h1>Velg portal</h1>
        <p>Alle kall til /api/ går til det virkelige API-et.</p>
        <ul>
          ${ids.map((id) => markup`<li><a href="http://${id}.localhost:${port}${baseFolder}">${id}</a> `)}
        </ul>
        <p><a href="/galleri/">Galleriet: alle byggeklosser og sider, i alle tilstander</a></p>
      </html> `.source;
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : page);
    return true;
  };
}
