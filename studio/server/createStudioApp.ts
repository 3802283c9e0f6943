import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { StudioAccess } from "./access/StudioAccess.ts";
import type { StudioFiles } from "./compile/compileStudio.ts";
import { createWorkshopApp } from "./createWorkshopApp.ts";
import { dispatchByHost } from "./dispatchByHost.ts";
import { createPreviewApp } from "./createPreviewApp.ts";
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
  return dispatchByHost({
    site,
    studio: createWorkshopApp({ workshop, site, access, page, gallery }),
    previews: createPreviewApp({
      site,
      access,
      workshopOf: ({ work }) => (work === undefined ? workshop : undefined),
      bridge,
      gallery,
    }),
    words: {
      foreign: "Studioet svarer bare på adressen som npm run studio skrev.",
      failed: "Se i terminalen der studioet ble startet. Det du har skrevet, er tatt vare på.",
    },
  });
}
