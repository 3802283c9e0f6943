import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startFonts } from "#core/page/startFonts.ts";
import { reportUncaught } from "#core/errorReporting/reportUncaught.ts";
import { patchDomForTranslation } from "#core/page/patchDomForTranslation.ts";
import { readBrandBlock } from "#core/tenant/readBrandBlock.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { App } from "#app/startup/App.tsx";
import { createPortal } from "#app/startup/createPortal.ts";
import { preloadPageAt } from "#app/startup/portalPages.ts";

// The only module with side effects: reads the brand and starts the portal in the place of the static shell.
startFonts();
reportUncaught();
patchDomForTranslation();
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element");
const tenant = readTenant(readBrandBlock(), window.location.hostname);
const portal = createPortal(tenant);
portal.session.start();
// The static shell stays until the code of the page has been fetched. (No await: pages could not share this chunk then.)
const ready = root.hasChildNodes() ? preloadPageAt(window.location.pathname) : Promise.resolve();
void ready.then(() =>
  createRoot(root).render(
    <StrictMode>
      <App tenant={tenant} {...portal} />
    </StrictMode>,
  ),
);
