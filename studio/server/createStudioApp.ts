import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { randomBytes } from "node:crypto";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { sendBytes } from "#scripts/serve/sendBytes.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { bookPath, brandPath, historyPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { studioApiBase } from "#studio/document/addresses/studioCalls.ts";
import { readStudioScheme } from "#studio/document/studioScheme.ts";
import { requireOwnPage, requireToken } from "./access/accessRules.ts";
import { hostOf, studioOrigin, ticketPath } from "./access/hostsOf.ts";
import { PreviewKeys } from "./access/previewKeys.ts";
import { safeHeaders } from "./access/safeHeaders.ts";
import { UnknownVersionError } from "./brands/Histories.ts";
import { createStudioApi } from "./calls/createStudioApi.ts";
import type { StudioFiles } from "./compile/compileStudio.ts";
import { messagePage } from "./messagePage.ts";
import { createPreviewApp } from "./preview/createPreviewApp.ts";
import { studioPage } from "./studioPage.ts";
import type { Workshop } from "./Workshop.ts";

interface StudioOptions {
  readonly workshop: Workshop;
  /** The port that is listened on, once it is known. */
  readonly port: () => number;
  /** The token of this start. */
  readonly token: string;
  readonly page: StudioFiles;
  /** The gallery, compiled when it is first wanted. */
  readonly gallery: () => Promise<CompiledGallery>;
  /** The portal's first module, and the code that connects a previewed page with the studio. */
  readonly bridge: { readonly main: string; readonly code: string };
}

/** The pages about one brand, as the router reads them. */
const brandPaths = [brandPath(":id"), bookPath(":id"), historyPath(":id")] as const;

/** The studio's page and its calls, at `studio.localhost`. */
function createOwnApp({ workshop, port, token, page, gallery }: StudioOptions, keys: PreviewKeys): ServerApp {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(safeHeaders(false));
  app.use(requireToken(token, port));
  app.get(ticketPath, keys.issue);
  app.use(`${studioApiBase}/*`, requireOwnPage(port));
  app.route(studioApiBase, createStudioApi(workshop, gallery));
  app.get("/studio/*", (c) => {
    c.header("Cache-Control", "no-store");
    return sendBytes(c, page.files.get(c.req.path));
  });
  const sendPage = (c: Context, status: 200 | 404) => {
    const scheme = readStudioScheme(c.req.header("Cookie") ?? "");
    const { html, headers } = studioPage({ page, nonce: randomBytes(16).toString("base64"), port: port(), scheme });
    return new Response(html, {
      status,
      headers: { ...headers, "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store" },
    });
  };
  for (const path of Object.values(studioPaths)) app.get(path, (c) => sendPage(c, 200));
  for (const path of brandPaths) app.get(path, (c) => sendPage(c, workshop.has(c.req.param("id")) ? 200 : 404));
  app.get("*", (c) => {
    const home = { href: studioPaths.brands, text: "Alle merker" };
    return messagePage(c, 404, "Siden finnes ikke", "Adressen kan være feil.", { link: home });
  });
  return app;
}

/** The studio and the previews on one port: the host name decides which of them answers. */
export function createStudioApp(options: StudioOptions): ServerApp {
  const { workshop, port, token, bridge, gallery } = options;
  const keys = new PreviewKeys({ token, port });
  const own = createOwnApp(options, keys);
  const previews = createPreviewApp({
    requireKey: keys.require,
    previewOf: async (c) => {
      const host = hostOf(c.req.header("Host"), port());
      if (host.kind !== "preview" || !workshop.has(host.id)) return undefined;
      return workshop.preview(host.id, host.shown).catch((error: unknown) => {
        if (error instanceof UnknownVersionError) return undefined;
        throw error;
      });
    },
    bridge,
    gallery,
    studioOrigin: () => studioOrigin(port()),
  });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all("*", (c) => {
    const host = hostOf(c.req.header("Host"), port());
    if (host.kind === "studio") return own.fetch(c.req.raw, c.env);
    if (host.kind === "preview") return previews.fetch(c.req.raw, c.env);
    if (host.kind === "typed" && c.req.method === "GET") {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`${studioOrigin(port())}/${pathname.replace(/^\/+/, "")}${search}`);
    }
    return messagePage(c, 403, "Ukjent adresse", "Studioet svarer bare på adressen som npm run studio skrev.");
  });
  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) console.error(error);
    return messagePage(
      c,
      500,
      "Noe gikk galt",
      "Se i terminalen der studioet ble startet. Det du har skrevet, er tatt vare på.",
    );
  });
  return app;
}
