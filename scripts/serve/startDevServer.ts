import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { createServer } from "vite";
import { devPages } from "./devPages.ts";
import { propsPlugin } from "./gallery/propsPlugin.ts";
import type { PortalServer } from "./serveOnLoopback.ts";

interface DevOptions {
  readonly root: string;
  /** Folder with `tenants/` and `themes/`. Default: the repository's. */
  readonly brandsDir?: string;
  /** Id of the brand to show. */
  readonly tenant: string;
  /** 0: any free one. */
  readonly port: number;
  /** Gets the findings after a change, as text. */
  readonly warn?: (text: string) => void;
}

/** One brand with hot reload and the simulator. A change of descriptor, theme or texts reloads the page. */
export async function startDevServer({
  root,
  brandsDir = root,
  tenant,
  port,
  warn,
}: DevOptions): Promise<PortalServer> {
  const written = [join(root, ".cache"), join(root, "dist")];
  const vite = await createServer({
    root,
    configFile: false,
    envDir: false,
    appType: "custom",
    // Node would load its CommonJS build, whose default export is the whole module.
    ssr: { noExternal: ["styled-components"] },
    // Class names that are the same in the static shell and in the browser: React hydrates the shell.
    oxc: { plugins: { styledComponents: { displayName: true, fileName: false, ssr: true } } },
    plugins: [react(), propsPlugin(root), devPages({ root, brandsDir, tenant }, (text) => text !== "" && warn?.(text))],
    server: {
      host: "localhost",
      port,
      strictPort: true,
      allowedHosts: [".localhost"],
      // Other commands write there. Of a new tsconfig.json Vite loads everything again, and modules that are being loaded
      // are there twice.
      watch: { ignored: (path: string) => written.some((folder) => path.startsWith(folder)) },
    },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => vite.close(),
  };
}
