import { Hono } from "hono";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { hostOf, ticketPath } from "./access/hostsOf.ts";
import { safeHeaders } from "./access/safeHeaders.ts";
import type { StudioAccess } from "./access/StudioAccess.ts";
import type { StudioFiles } from "./compile/compileStudio.ts";
import { createWorkshopApp } from "./createWorkshopApp.ts";
import { dispatchByHost } from "./dispatchByHost.ts";
import { createPreviewApp } from "./createPreviewApp.ts";
import { overWorkshop, type PreviewEnv, type StudioEnv } from "./StudioEnv.ts";
import type { Workshop } from "./Workshop.ts";

interface StudioOptions {
  readonly workshop: Workshop;
  /** Where it is, once the port is known that is listened on. */
  readonly site: () => StudioSite;
  readonly access: StudioAccess;
  readonly page: StudioFiles;
  /** The gallery, compiled when it is first wanted. */
  readonly gallery: () => Promise<CompiledGallery>;
  /** The portal's first module, and the code that connects a previewed page with the studio. */
  readonly bridge: { readonly main: string; readonly code: string };
}

/** The studio of one person on their own machine: one workshop and its previews. */
export function createStudioApp({ workshop, site, access, page, gallery, bridge }: StudioOptions): ServerApp {
  const studio = new Hono<StudioEnv>();
  studio.use(safeHeaders(false));
  studio.use(access.requireStudio);
  studio.get(ticketPath, access.issueTicket);
  studio.use(overWorkshop(workshop));
  studio.route("/", createWorkshopApp({ openedAt: () => ({ site: site() }), page, gallery }));
  const previews = new Hono<PreviewEnv>();
  previews.use((c, next) => {
    const host = hostOf(c.req.header("Host"), site());
    // There are no workplaces.
    c.set("workshop", host.kind === "preview" && host.work === undefined ? workshop : undefined);
    return next();
  });
  previews.route("/", createPreviewApp({ site, access, bridge, gallery }));
  return dispatchByHost({
    site,
    studio,
    previews,
    words: {
      foreign: "Studioet svarer bare på adressen som npm run studio skrev.",
      failed: "Se i terminalen der studioet ble startet. Det du har skrevet, er tatt vare på.",
    },
  });
}
