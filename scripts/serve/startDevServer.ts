import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import { brandInput } from "../build/brandInput.ts";
import { readBrandPictures } from "../build/brandPictures.ts";
import type { Compilation, RenderShell } from "../build/compile.ts";
import { compileFonts } from "../build/compileFonts.ts";
import { portalBase } from "../build/portalBase.ts";
import { stamp } from "../build/stamp.ts";
import { type Brand, loadBrands } from "../descriptor/loadBrands.ts";
import type { PortalServer } from "./startPortalServer.ts";
import { sendText } from "./sendText.ts";
import { isPortalPath } from "./servePortal.ts";
import { simulatorFor } from "./simulatorFor.ts";

interface DevOptions {
  readonly root: string;
  /** The brand to show. */
  readonly tenant: string;
  readonly port: number;
}

/** Source in the place of compiled chunks: the same page is stamped, and Vite serves what it names. */
async function sources(vite: ViteDevServer): Promise<Compilation> {
  const { renderShell } = (await vite.ssrLoadModule("/src/app/shell/renderShell.tsx")) as { renderShell: RenderShell };
  return { files: [], boot: "src/boot.ts", main: "src/main.tsx", overview: [], renderShell };
}

const isSource = (path: string) => /\.[a-z0-9]+$/i.test(path) || path.includes("/@") || path.includes("/node_modules/");

async function stampForDev(brand: Brand, vite: ViteDevServer) {
  const input = brandInput(brand, await readBrandPictures(brand), await compileFonts(brand.theme));
  return stamp(input, await sources(vite));
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
    base: portalBase,
    configFile: false,
    envDir: false,
    appType: "custom",
    plugins: [react()],
    server: { middlewareMode: true, hmr: { server }, allowedHosts: [".localhost"] },
  });
  const simulator = simulatorFor([await brandNamed(root, tenant)]);
  vite.watcher.add(["tenants", "themes", "locales"].map((folder) => join(root, folder)));
  vite.watcher.on("all", (_, file) => {
    const isBrandData = ["tenants", "themes", "locales"].some((folder) => file.startsWith(join(root, folder)));
    if (isBrandData) vite.ws.send({ type: "full-reload" });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "/").replace(/[?#].*$/, "");
    const isPortal = isPortalPath(path);
    if (!isPortal && (await simulator(request, response))) return;
    if (isPortal) {
      const stamped = await stampForDev(await brandNamed(root, tenant), vite);
      const own = stamped.files.find((file) => portalBase + file.path === path);
      if (own && path.includes("/assets/")) {
        const type = path.endsWith(".svg") ? "image/svg+xml" : "font/woff2";
        response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" }).end(own.bytes);
        return;
      }
      if (!isSource(path)) {
        const page = new TextDecoder().decode(stamped.files.find((file) => file.path === "index.html")?.bytes);
        // The refresh preamble comes in as an inline script, so no policy is sent here; the built portal has it.
        const html = await vite.transformIndexHtml(path, page);
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }).end(html);
        return;
      }
    }
    vite.middlewares(request, response, () => {
      sendText(response, 404, `Her er det ingenting. Portalen ligger på ${portalBase}.`);
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
