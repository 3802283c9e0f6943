import { randomBytes, hash } from "node:crypto";
import { join } from "node:path";
import { baseFolder } from "#contract/basePath.ts";
import { inProduction } from "#scripts/compile/inProduction.ts";
import { compileKept } from "#scripts/release/compiled/compileKept.ts";
import { readPortalText } from "#scripts/release/compiled/readPortalText.ts";
import { compileGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { once } from "#scripts/serve/once.ts";
import { type PortalServer, serveOnLoopback } from "#scripts/serve/serveOnLoopback.ts";
import { localSite, originOfSite } from "#studio/document/addresses/StudioSite.ts";
import { TokenAccess } from "./access/TokenAccess.ts";
import { compileStudio } from "./compile/compileStudio.ts";
import { createStudioApp } from "./createStudioApp.ts";
import { openMachine } from "./machine/openMachine.ts";
import type { FindOrigin } from "#studio/git/origins.ts";
import { Workshop } from "./Workshop.ts";

interface StudioStart {
  /** The repository's folder. */
  readonly root: string;
  /** Folder with `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** Asks git since when values have been what they are. Left out: nothing says it. */
  readonly findOrigin?: FindOrigin;
  /** 0: any free one. */
  readonly port: number;
}

/** A running studio. */
export interface StudioServer extends PortalServer {
  /** Where to open it: with the token of this start. */
  readonly address: string;
}

/** Drafts of each folder with brands, in a folder that git ignores. */
const draftsFolder = (root: string, brandsDir: string): string =>
  join(root, ".cache", "studio", hash("sha256", brandsDir).slice(0, 12));

/** Compiles the studio, and the portal unless it was kept, and serves them on this machine only. */
export async function startStudio({ root, brandsDir, findOrigin, port }: StudioStart): Promise<StudioServer> {
  const [compilation, studio, portal] = await Promise.all([
    compileKept(root),
    inProduction(() => compileStudio(root)),
    readPortalText(root),
  ]);
  const token = randomBytes(24).toString("hex");
  let taken = localSite(port);
  const site = () => taken;
  const app = createStudioApp({
    workshop: new Workshop({
      ...openMachine({ brandsDir, draftsDir: draftsFolder(root, brandsDir) }),
      ...(findOrigin !== undefined && { findOrigin }),
      site: taken,
      compilation,
      portal,
    }),
    site,
    access: new TokenAccess({ token, site }),
    page: studio,
    gallery: once(() => inProduction(() => compileGallery(root))),
    bridge: { main: baseFolder + compilation.main, code: studio.bridge },
  });
  const server = await serveOnLoopback(app, port);
  taken = localSite(server.port);
  return { ...server, address: `${originOfSite(taken)}/?nokkel=${token}` };
}
