import { noNotices } from "#contract/notices.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { addressKind, answerOf, pageOf } from "#contract/answerOf.ts";
import { idOfLocalHost } from "#contract/hosts/localHost.ts";
import { huskPath } from "#contract/huskAddress.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { baseFolder, basePath } from "#contract/basePath.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { compilePageScripts } from "#scripts/compile/compile.ts";
import { readLanguageTexts } from "#scripts/compile/readTexts.ts";
import type { Shell } from "#scripts/compile/runShell.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { stamp, type Stamped } from "#scripts/stamp/stamp.ts";
import { askedOf } from "./askedOf.ts";
import { brandNames } from "./gallery/createGallery.ts";
import { BrandFindings } from "./BrandFindings.ts";
import { findingsPage } from "./findingsPage.ts";
import { galleryPage, type GalleryShell } from "./gallery/galleryPage.ts";
import { sendBare, sendBytes } from "./sendBytes.ts";
import { simulatorFor } from "./simulatorFor.ts";

/** `next` passes a request on to Vite. */
type DevBindings = HttpBindings & { readonly next: () => void };

const loadShell = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule("/src/app/startup/renderShell.tsx")) as Shell;

const loadGalleryShell = async (root: string, vite: ViteDevServer): Promise<GalleryShell> => ({
  ...(await loadShell(vite)),
  schemeScript: (await compilePageScripts(root)).scheme,
  texts: readLanguageTexts(root),
});

/**
 * The brand's files as of now, with source modules instead of compiled chunks. Only the classic
 * scripts, which are in the page, are compiled.
 */
async function stampForDev(root: string, brand: Brand, vite: ViteDevServer): Promise<Stamped> {
  const { boot, watchStart, scheme } = await compilePageScripts(root);
  const input = brandInput(brand, await readBrandImages(brand), await compileFonts(brand.theme, brand.fonts));
  const scripts = { boot, watchStart, scheme: { script: scheme }, main: "/src/main.tsx" };
  const texts = readLanguageTexts(root);
  const sources = { files: [], texts, ...scripts, overview: [], pages: [], ...(await loadShell(vite)) };
  return stamp(input, sources);
}

/** What the development server shows. */
export interface DevSource {
  /** The repository's folder. */
  readonly root: string;
  /** Folder with `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** Id of the brand to show. */
  readonly tenant: string;
}

/** How often the data has changed, and how often it had when a page was last asked for. */
interface Changes {
  seen: number;
  inPage: number;
}

/** The valid brands as of now. */
const brandsNow = async (brandsDir: string): Promise<Brand[]> => (await loadBrands(brandsDir, "local")).brands;

/**
 * The simulator of the brand. One that is not valid yet is called like itself, and is otherwise like the first that is.
 */
async function createSimulator(brandsDir: string, tenant: string) {
  const brands = await brandsNow(brandsDir);
  const known = brands.find(({ id }) => id === tenant) ?? brands[0];
  return simulatorFor(known === undefined ? [] : [{ ...known, id: tenant }]);
}

/** The portal in one brand, the gallery in all, and the simulator. What they do not know is Vite's. */
async function createDevApp(
  { root, brandsDir, tenant }: DevSource,
  findings: BrandFindings,
  changes: Changes,
  vite: ViteDevServer,
): Promise<Hono<{ Bindings: DevBindings }>> {
  // The brand's files and, when the gallery shows another brand, that brand's images and fonts.
  const files = new Map<string, Uint8Array>();
  const keep = (stamped: readonly OutputFile[]) => {
    for (const { path, bytes } of stamped) files.set(baseFolder + path, bytes);
  };
  // Vite adds its client and an inline script for fast refresh, so no content security policy is sent here.
  const sendPage = async (c: Context, html: string, status: 200 | 500 = 200) =>
    c.html(await vite.transformIndexHtml(c.req.path, html), status);

  const sendFindings = async (c: Context) => {
    const { findings: found, more } = await findings.report("nb");
    return sendPage(c, findingsPage(tenant, found, more), 500);
  };

  // It keeps its state while descriptors change: it needs only the brand's id and contact info.
  const simulator = await createSimulator(brandsDir, tenant);
  const app = new Hono<{ Bindings: DevBindings }>();
  app.use(async (c, next) => {
    await next();
    if (c.finalized && !c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  app.get(galleryBase.slice(0, -1), (c) => c.redirect(galleryBase));
  app.get(`${galleryBase}brands.json`, async (c) => c.json(brandNames(await brandsNow(brandsDir))));
  app.get(`${galleryBase}*`, async (c) => {
    changes.inPage = changes.seen;
    const brands = await brandsNow(brandsDir);
    const id = idOfLocalHost(new URL(c.req.url).hostname);
    const brand = brands.find((one) => one.id === id) ?? brands.find((one) => one.id === tenant);
    if (brand === undefined) return sendFindings(c);
    const page = await galleryPage(brand, await loadGalleryShell(root, vite), "/gallery/main.tsx", {
      language: c.req.query("sprak"),
    });
    keep(page.files.filter(({ path }) => path.startsWith("assets/")));
    return sendPage(c, page.html);
  });
  const brandNow = async () => (await brandsNow(brandsDir)).find(({ id }) => id === tenant);
  app.post(huskPath, async (c) => {
    const brand = await brandNow();
    const answer = brand && answerOf(askedOf(c.req.raw), (await stampForDev(root, brand, vite)).headers.Test);
    return answer && "text" in answer ? sendBare(answer) : sendBytes(c, undefined);
  });
  app.get(`${basePath}/*`, async (c) => {
    if (c.req.path === noticesAddress) {
      const tried = await simulator.fetch(c.req.raw, c.env);
      return tried.status === 200 ? tried : c.json(noNotices);
    }
    const kind = addressKind(new URL(c.req.url).pathname);
    if (kind !== "page") return sendBytes(c, kind === "assets" ? files.get(c.req.path) : undefined);
    changes.inPage = changes.seen;
    const brand = await brandNow();
    if (brand === undefined) return sendFindings(c);
    const { files: stamped, headers } = await stampForDev(root, brand, vite);
    keep(stamped.filter(({ path }) => path.startsWith("assets/")));
    const page = pageOf(headers.Test.languages, askedOf(c.req.raw));
    return sendPage(c, new TextDecoder().decode(stamped.find(({ path }) => path === page)?.bytes));
  });
  app.route("/", simulator);
  app.notFound((c) => {
    c.env.next();
    return RESPONSE_ALREADY_SENT;
  });
  app.onError((error, c) => {
    console.error(error);
    return c.text(`${error.message}\n`, 500);
  });
  return app;
}

/**
 * Vite plugin: the simulator, and pages of portal and gallery, stamped as in a build. Changed data reloads the page.
 */
export function devPages(source: DevSource, warn: (text: string) => void): Plugin {
  return {
    name: "portal:dev-pages",
    async configureServer(vite) {
      const { root, brandsDir, tenant } = source;
      const findings = new BrandFindings(brandsDir, tenant);
      const dataFolders = [join(brandsDir, "tenants"), join(brandsDir, "themes"), join(root, "locales")];
      // Once, when the file is whole: an editor writes it in several steps, and the watcher drops steps within 50 ms.
      let timer: NodeJS.Timeout | undefined;
      const showSoon = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          findings.forget();
          changes.seen += 1;
          vite.ws.send({ type: "full-reload" });
          void findings.warning().then(warn);
        }, 200);
      };
      const changes: Changes = { seen: 0, inPage: 0 };
      // A page that was still loading when the data changed was not connected, and did not hear of it.
      vite.ws.on("vite:client:connect", (_, client) => {
        if (changes.inPage < changes.seen) client.send({ type: "full-reload" });
      });
      vite.watcher.add(dataFolders);
      vite.watcher.on("all", (_, file) => {
        if (!dataFolders.some((folder) => file.startsWith(folder))) return;
        findings.forget();
        showSoon();
      });
      const app = await createDevApp(source, findings, changes, vite);
      vite.middlewares.use((incoming, outgoing, next) => {
        const listener = getRequestListener((request, bindings) => app.fetch(request, { ...bindings, next }), {
          overrideGlobalObjects: false,
        });
        void listener(incoming, outgoing);
      });
    },
  };
}
