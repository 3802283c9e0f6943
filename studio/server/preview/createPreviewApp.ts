import { galleryBase } from "#contract/gallery/galleryBase.ts";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { isPortalPath } from "#contract/basePath.ts";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { isFilePath } from "#scripts/serve/createBrandsApp.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { safeHeaders } from "../access/safeHeaders.ts";
import { bridgeAddress, type BrandPreview, type PreviewedPage } from "./BrandPreview.ts";
import { enterPreview } from "./enterPreview.ts";

/** Address of the script that shows the gallery in a previewed page, and connects it with the studio. */
const galleryBridgeAddress = "/studio/galleri.js";

interface PreviewOptions {
  /** Lets in who has the key of the host. */
  readonly requireKey: MiddlewareHandler<{ Bindings: HttpBindings }>;
  /** The preview of the brand that a request asks for. */
  readonly previewOf: (c: Context) => Promise<BrandPreview | undefined>;
  /** Address of the portal's first module, and the code that follows it. */
  readonly bridge: { readonly main: string; readonly code: string };
  /** The gallery's code, compiled when it is first wanted. */
  readonly gallery: () => Promise<Pick<CompiledGallery, "files" | "main">>;
  /** The only origin that may frame the pages. */
  readonly studioOrigin: () => string;
}

/** The policy of a release, with the studio as the only frame around the page. */
const framedBy = (policy: string, origin: string): string =>
  policy
    .split("; ")
    .map((directive) => (directive.startsWith("frame-ancestors ") ? `frame-ancestors ${origin}` : directive))
    .join("; ");

/** The previewed portals, each on its own host, with the gallery beside them and the simulator behind them. */
export function createPreviewApp({ requireKey, previewOf, bridge, gallery, studioOrigin }: PreviewOptions): ServerApp {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const sendPage = (c: Context, { html, headers }: PreviewedPage): Response => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header("Content-Security-Policy", framedBy(headers["Content-Security-Policy"] ?? "", studioOrigin()));
    c.header("Content-Type", "text/html; charset=UTF-8");
    return c.body(typeof html === "string" ? html : new Uint8Array(html));
  };
  app.use(safeHeaders(true));
  app.use(async (c, next) => {
    await next();
    // A process of its own: the portal is drawn while the studio's page is busy with the same key.
    c.header("Origin-Agent-Cluster", "?1");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  app.use(requireKey);
  app.get(bridgeAddress, (c) => {
    c.header("Content-Type", "text/javascript");
    return c.body(`import ${JSON.stringify(bridge.main)};\n${bridge.code}`);
  });
  app.get(galleryBridgeAddress, async (c) => {
    c.header("Content-Type", "text/javascript");
    return c.body(`import ${JSON.stringify((await gallery()).main)};\n${bridge.code}`);
  });
  app.get(`${galleryBase}*`, async (c) => {
    const { path } = c.req;
    const isPage = path === galleryBase;
    const page = isPage ? await (await previewOf(c))?.galleryPage(galleryBridgeAddress) : undefined;
    if (page !== undefined) return sendPage(c, page);
    const file = isPage ? undefined : (await gallery()).files.get(path);
    if (file === undefined) return c.text("Filen finnes ikke.\n", 404);
    c.header("Content-Type", getMimeType(path) ?? "application/octet-stream");
    return c.body(typeof file === "string" ? file : new Uint8Array(file));
  });
  app.get("/studio/inn", async (c) => enterPreview(c, await previewOf(c)));
  app.all("*", async (c) => {
    const preview = await previewOf(c);
    if (preview?.simulator === undefined) return c.text("Her er det ingen forhåndsvisning.\n", 404);
    const { path, method } = c.req;
    if (!isPortalPath(path)) return preview.simulator.fetch(c.req.raw, c.env);
    if (method !== "GET" && method !== "HEAD") return c.text("Her kan det bare leses.\n", 405);
    const file = preview.file(path);
    if (file !== undefined) {
      for (const [name, value] of Object.entries(preview.fileHeaders)) c.header(name, value);
      c.header("Content-Type", getMimeType(path) ?? "application/octet-stream");
      return c.body(new Uint8Array(file));
    }
    const page = isFilePath(path) ? undefined : preview.page();
    if (page === undefined) return c.text("Filen finnes ikke.\n", 404);
    return sendPage(c, page);
  });
  return app;
}
