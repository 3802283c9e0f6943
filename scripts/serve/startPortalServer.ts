import { repository } from "#scripts/files/repository.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { createBrandsApp } from "./createBrandsApp.ts";
import { Releases } from "./releases.ts";
import { type PortalServer, serveOnLoopback } from "./serveOnLoopback.ts";
import { simulatorFor } from "./simulatorFor.ts";

interface ServerOptions {
  /** 0: any free one. */
  readonly port: number;
  /** Folder with a folder for each built brand. */
  readonly dist: string;
  /** Ids of the brands to serve. Default: all that `dist` has. */
  readonly only?: readonly string[];
  /** Answer everything but the portal: `/api/`, other applications, the start page. Default: the simulator. */
  readonly apps?: readonly ServerApp[];
}

/** Serves built brands on both loopback addresses (see {@link createBrandsApp}). */
export async function startPortalServer({ port, dist, only, apps }: ServerOptions): Promise<PortalServer> {
  const app = createBrandsApp(
    new Releases(dist, only),
    apps ?? [simulatorFor((await loadBrands(repository, "local")).brands)],
  );
  return serveOnLoopback(app, port);
}
