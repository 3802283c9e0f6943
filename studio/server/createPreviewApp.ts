import { answerOf, contentType } from "#contract/answerOf.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { type Context, Hono } from "hono";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { askedOf } from "#scripts/serve/askedOf.ts";
import { sendBare, sendBytes } from "#scripts/serve/sendBytes.ts";
import { entryPath } from "#studio/document/addresses/studioPaths.ts";
import { originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { hostOf, idOfHost } from "./access/hostsOf.ts";
import { safeHeaders } from "./access/safeHeaders.ts";
import type { StudioAccess } from "./access/StudioAccess.ts";
import { messagePage } from "./messagePage.ts";
import type { PreviewEnv } from "./StudioEnv.ts";
import { type BrandPreview, bridgeAddress, type PreviewedPage } from "./preview/BrandPreview.ts";
import { clockScript } from "./preview/clockScript.ts";
import { enterPreview } from "./preview/enterPreview.ts";
import { Refusal } from "./Refusal.ts";

/** Address of the script that shows the gallery in a previewed page, and connects it with the studio. */
const galleryBridgeAddress = "/studio/galleri.js";

/** Address of the script that moves the clock of a page, with how far. */
const clockAddress = "/studio/klokke.js";

interface PreviewOptions {
  /** Where the studio is, without a workplace. */
  readonly site: () => StudioSite;
  readonly access: Pick<StudioAccess, "requirePreview">;
  /** Address of the portal's first module, and the code that follows it. */
  readonly bridge: { readonly main: string; readonly code: string };
  /** The gallery's code, compiled when it is first wanted. */
  readonly gallery: () => Promise<Pick<CompiledGallery, "files" | "main">>;
}

/** A page's policy with other frames around it. */
const framedBy = (policy: string, ...sources: readonly string[]): string =>
  policy
    .split("; ")
    .map((directive) =>
      directive.startsWith("frame-ancestors ") ? ["frame-ancestors", ...sources].join(" ") : directive,
    )
    .join("; ");

/**
 * The previewed portals, each on its own host, with the gallery beside them and the simulator behind them. The workshop
 * with the brands of a host, as whoever asks may see them, is in the request.
 */
export function createPreviewApp({ site, access, bridge, gallery }: PreviewOptions): Hono<PreviewEnv> {
  const app = new Hono<PreviewEnv>();
  /** The only origin that may frame the page. */
  const framingOrigin = (c: Context): string => {
    const host = hostOf(c.req.header("Host"), site());
    return originOfSite({ ...site(), work: host.kind === "preview" ? host.work : undefined });
  };
  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) console.error(error);
    // The studio says it beside the page that was shown before.
    const studio = framingOrigin(c);
    const script = `parent.postMessage({ type: "failed" }, ${JSON.stringify(studio)})`;
    return messagePage(c, 500, "Noe gikk galt", "Det du har skrevet, er tatt vare på.", { framedBy: studio, script });
  });
  /** The preview that a request asks for. */
  const previewOf = async (c: Context<PreviewEnv>): Promise<BrandPreview | undefined> => {
    const host = hostOf(c.req.header("Host"), site());
    const { workshop } = c.var;
    if (host.kind !== "preview" || workshop === undefined) return undefined;
    const id = idOfHost(host, workshop);
    if (id === undefined) return undefined;
    return workshop.preview(id, host.shown).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "unknown-version") return undefined;
      throw error;
    });
  };
  const sendPage = (c: Context, { html, headers }: PreviewedPage, { aheadMs }: BrandPreview): Response => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header("Content-Security-Policy", framedBy(headers["Content-Security-Policy"] ?? "", framingOrigin(c)));
    c.header("Content-Type", contentType("index.html"));
    if (aheadMs === 0) return c.body(typeof html === "string" ? html : new Uint8Array(html));
    const text = typeof html === "string" ? html : new TextDecoder().decode(html);
    const clock = `<script src="${clockAddress}?foran=${aheadMs}"></script>`;
    return c.body(text.replace("<head>", `<head>\n${clock}`));
  };
  app.use(safeHeaders(true));
  app.use(async (c, next) => {
    await next();
    // A process of its own: the portal is drawn while the studio's page is busy with the same key.
    c.header("Origin-Agent-Cluster", "?1");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  app.use(access.requirePreview);
  const sendBridge = (c: Context, main: string) => sendBytes(c, `import ${JSON.stringify(main)};\n${bridge.code}`);
  app.get(bridgeAddress, (c) => sendBridge(c, bridge.main));
  app.get(galleryBridgeAddress, async (c) => sendBridge(c, (await gallery()).main));
  app.get(clockAddress, (c) => sendBytes(c, clockScript(Number(c.req.query("foran") ?? 0))));
  app.get(`${galleryBase}*`, async (c) => {
    const { path } = c.req;
    if (path !== galleryBase) return sendBytes(c, (await gallery()).files.get(path));
    const preview = await previewOf(c);
    const page = await preview?.galleryPage(galleryBridgeAddress);
    return preview === undefined || page === undefined ? sendBytes(c, undefined) : sendPage(c, page, preview);
  });
  app.get(entryPath, async (c) => enterPreview(c, await previewOf(c)));
  app.all("*", async (c) => {
    const preview = await previewOf(c);
    if (preview?.simulator === undefined || preview.headers === undefined)
      return c.text("Her er det ingen forhåndsvisning.\n", 404);
    // Whoever works on a brand sees its own language first, whatever the browser asks for.
    const answer = answerOf({ ...askedOf(c.req.raw), acceptLanguage: undefined }, preview.headers);
    if (c.req.path === noticesAddress) {
      // The studio shows notices to try, and writes none.
      const tried = await preview.simulator.fetch(c.req.raw, c.env);
      if (tried.status === 200) return tried;
    }
    if ("to" in answer) {
      const response = await preview.simulator.fetch(c.req.raw, c.env);
      const policy = response.headers.get("Content-Security-Policy");
      // The pages of the login are in the studio's frame too, the login app in a page of the portal.
      if (policy !== null)
        response.headers.set("Content-Security-Policy", framedBy(policy, "'self'", framingOrigin(c)));
      return response;
    }
    if (!("file" in answer)) return sendBare(answer);
    const { kind, file, headers, otherwise } = answer;
    const bytes = preview.file(file);
    if (bytes === undefined) return sendBare(otherwise);
    if (kind === "page") return sendPage(c, { html: bytes, headers }, preview);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return c.body(new Uint8Array(bytes));
  });
  return app;
}
