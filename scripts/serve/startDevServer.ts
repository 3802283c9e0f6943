import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { compileBoot, type Shell } from "#scripts/compile/compile.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { baseFolder, isPortalPath } from "#contract/basePath.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { galleryBase, isGalleryPath } from "./gallery/galleryBase.ts";
import { galleryPage } from "./gallery/galleryPage.ts";
import { sendBrandList } from "./gallery/sendGalleryChoice.ts";
import { hostnameOf } from "./brandOfHost.ts";
import type { PortalServer } from "./startPortalServer.ts";
import { sendText } from "./sendText.ts";
import { contentType } from "./servePortal.ts";
import { simulatorFor } from "./simulatorFor.ts";

interface DevOptions {
  readonly root: string;
  /** The brand to show. */
  readonly tenant: string;
  readonly port: number;
}

/**
 * What Vite puts into a page's head. It would also lay its base before the page's addresses, which have it already, so it is
 * given a page without any. The refresh preamble is an inline script: no policy is sent here; the built portal has it.
 */
async function headForDev(vite: ViteDevServer): Promise<string> {
  const page = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
  return page.slice(page.indexOf("<head>") + "<head>".length, page.indexOf("</head>"));
}

const isSource = (path: string) => /\.[a-z0-9]+$/i.test(path) || path.includes("/@") || path.includes("/node_modules/");

const loadShell = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule("/src/app/frame/shell/renderShell.tsx")) as Shell;

/** The brand's files as they are now: source in the place of compiled chunks, all but the script that must be classic. */
async function stampForDev(root: string, brand: Brand, vite: ViteDevServer): Promise<readonly OutputFile[]> {
  const shell = await loadShell(vite);
  const boot = await compileBoot(root);
  const input = brandInput(brand, await readBrandImages(brand), await compileFonts(brand.theme));
  const sources = { files: [], boot: boot.path, main: "src/main.tsx", overview: [], ...shell };
  return [boot, ...(await stamp(input, sources)).files];
}

/** The simulator keeps its state while descriptors change; it only needs to know that brand's host and contact. */
async function brandNamed(root: string, tenant: string): Promise<Brand> {
  const brand = (await loadBrands(root)).brands.find(({ id }) => id === tenant);
  if (!brand) throw new Error(`"${tenant}" has faults that keep it from being shown; npm run validate lists them.`);
  return brand;
}

/** One brand with hot reload and the simulator. A change of descriptor, theme or texts reloads the page. */
export async function startDevServer({ root, tenant, port }: DevOptions): Promise<PortalServer> {
  const server = createServer();
  const vite = await createViteServer({
    root,
    base: baseFolder,
    configFile: false,
    envDir: false,
    appType: "custom",
    // Node would take its CommonJS build, whose default export is the whole module.
    ssr: { noExternal: ["styled-components"] },
    plugins: [react()],
    server: { middlewareMode: true, hmr: { server }, allowedHosts: [".localhost"] },
  });
  const devHead = await headForDev(vite);
  const simulator = simulatorFor([await brandNamed(root, tenant)]);
  vite.watcher.add(["tenants", "themes", "locales"].map((folder) => join(root, folder)));
  vite.watcher.on("all", (_, file) => {
    const isBrandData = ["tenants", "themes", "locales"].some((folder) => file.startsWith(join(root, folder)));
    if (isBrandData) vite.ws.send({ type: "full-reload" });
  });

  let files: readonly OutputFile[] = [];
  const fileAt = (path: string) => files.find((file) => baseFolder + file.path === path);

  async function sendPage(response: ServerResponse): Promise<void> {
    files = await stampForDev(root, await brandNamed(root, tenant), vite);
    const page = new TextDecoder().decode(fileAt(`${baseFolder}index.html`)?.bytes);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(page.replace("<head>", () => `<head>${devHead}`));
  }

  // The gallery can be seen in every brand, also in those that the server does not show: each brings its images and fonts.
  const galleryFiles = new Map<string, Uint8Array>();

  async function sendGallery(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { brands } = await loadBrands(root);
    if (path === `${galleryBase}brands.json`) return sendBrandList(response, brands);
    const id = hostnameOf(request.headers.host).replace(/\.localhost$/, "");
    const brand = brands.find((one) => one.id === id) ?? (await brandNamed(root, tenant));
    const page = await galleryPage(brand, await loadShell(vite), `${baseFolder}gallery/main.tsx`);
    for (const file of page.files) galleryFiles.set(baseFolder + file.path, file.bytes);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(page.html.replace("<head>", () => `<head>${devHead}`));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "/").replace(/[?#].*$/, "");
    if (isGalleryPath(path)) return sendGallery(request, response, path);
    if (!isPortalPath(path) && (await simulator(request, response))) return;
    const own = fileAt(path)?.bytes ?? galleryFiles.get(path);
    if (own) {
      response.writeHead(200, { "Content-Type": contentType(path), "Cache-Control": "no-store" }).end(own);
      return;
    }
    if (isPortalPath(path) && !isSource(path)) return sendPage(response);
    vite.middlewares(request, response, () => {
      sendText(response, 404, `Her er det ingenting. Portalen ligger på ${baseFolder}.`);
    });
  }

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, error instanceof Error ? error.message : "Noe gikk galt.");
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      await vite.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
