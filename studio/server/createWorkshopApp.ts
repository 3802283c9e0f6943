import { type Context, Hono } from "hono";
import { randomBytes } from "node:crypto";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { sendBytes } from "#scripts/serve/sendBytes.ts";
import { brandPath, historyPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { studioApiBase } from "#studio/document/addresses/studioCalls.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { readStudioScheme } from "#studio/document/studioScheme.ts";
import { requireOwnPage } from "./access/accessRules.ts";
import { safeHeaders } from "./access/safeHeaders.ts";
import { createStudioApi } from "./calls/createStudioApi.ts";
import type { StudioFiles } from "./compile/compileStudio.ts";
import { messagePage } from "./messagePage.ts";
import { studioPage } from "./studioPage.ts";
import type { StudioEnv } from "./StudioEnv.ts";

/** Where a page is opened. */
interface OpenedAt {
  /** The studio's own host, or that of the workplace. */
  readonly site: StudioSite;
  /** Where in a company's studio it is. Left out: the studio of one person. */
  readonly place?: CompanyPlace;
}

interface WorkshopAppOptions {
  readonly openedAt: (c: Context<StudioEnv>) => OpenedAt;
  readonly page: StudioFiles;
  /** The gallery, compiled when it is first wanted. */
  readonly gallery: () => Promise<CompiledGallery>;
}

/** The pages about one brand, as the router reads them. */
const brandPaths = [brandPath(":id"), historyPath(":id")] as const;

/** The studio's page over the brands of the request's workshop, and its calls. Who may ask is decided before. */
export function createWorkshopApp({ openedAt, page, gallery }: WorkshopAppOptions): Hono<StudioEnv> {
  const app = new Hono<StudioEnv>();
  app.use(safeHeaders(false));
  app.use(`${studioApiBase}/*`, (c, next) => requireOwnPage(() => openedAt(c).site)(c, next));
  app.route(studioApiBase, createStudioApi(gallery));
  app.get("/studio/*", (c) => {
    c.header("Cache-Control", "no-store");
    return sendBytes(c, page.files.get(c.req.path));
  });
  const sendPage = (c: Context<StudioEnv>, status: 200 | 404) => {
    const scheme = readStudioScheme(c.req.header("Cookie") ?? "");
    const nonce = randomBytes(16).toString("base64");
    const { proposalAddress } = c.var.workshop;
    const { html, headers } = studioPage({ page, nonce, ...openedAt(c), proposalAddress, scheme });
    return new Response(html, {
      status,
      headers: { ...headers, "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store" },
    });
  };
  for (const path of Object.values(studioPaths)) app.get(path, (c) => sendPage(c, 200));
  for (const path of brandPaths) app.get(path, (c) => sendPage(c, c.var.workshop.has(c.req.param("id")) ? 200 : 404));
  app.get("*", (c) => {
    const home = { href: studioPaths.brands, text: "Alle merker" };
    return messagePage(c, 404, "Siden finnes ikke", "Adressen kan være feil.", { link: home });
  });
  return app;
}
