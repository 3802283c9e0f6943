// The first import, since the bundler keeps this order: the packages are 0.4 kB smaller (gzip) this way.
import "styled-components";
import { StrictMode } from "react";
import { askedFor } from "#core/page/askedFor.ts";
import { startFonts } from "#core/page/startFonts.ts";
import { reportUncaught } from "#core/errorReporting/report.ts";
import { watchLeaving } from "#core/page/leaving.ts";
import { patchDomForTranslation } from "#core/page/patchDomForTranslation.ts";
import { readBrandBlock, readTenant } from "#core/tenant/readTenant.ts";
import { isOverviewPath } from "#contract/basePath.ts";
import { isKnownHost } from "#contract/hosts/isKnownHost.ts";
import { rootId } from "#contract/pageElements.ts";
import { startI18n } from "#core/i18n/i18n.ts";
import { languageOfPage } from "#core/page/languageOfPage.ts";
import { requireConfig } from "#core/errorReporting/requireConfig.ts";
import { closedParts } from "#core/page/closedParts.ts";
import { PageNotices } from "#app/frame/Layout.tsx";
import { loading, loadRenderer } from "#app/loading.ts";
import { App, type AppProps } from "#app/startup/App.tsx";
import { createServices } from "#app/startup/createServices.ts";
import { FeilMedTelefonPage } from "#app/startup/FeilMedTelefonPage.tsx";
import { preloadPageAt } from "#app/startup/portalPages.ts";
import { mountPortal } from "#app/startup/mountPortal.ts";

// The only module with side effects: reads the brand and starts the portal in the place of the static shell.
reportUncaught();
watchLeaving();
patchDomForTranslation();
const root = document.getElementById(rootId);
if (root === null) throw new Error("No root element");
const block = readBrandBlock();
const { hostname } = window.location;
const tenant = readTenant(block, hostname);
const hostnames = Object.values(block.environments).flatMap((environment) => environment.hostnames);

function startPortal(place: HTMLElement): void {
  const portal = createServices(tenant);
  portal.session.start();
  // Pages other than the overview wait until it is known what is closed.
  if (!isOverviewPath(window.location.pathname)) {
    closedParts.set(undefined);
    PageNotices.prefetch();
  }
  // The static shell stays until the code of the page has been fetched. (No await: pages could not share this chunk
  // then.)
  const ready = place.hasChildNodes() ? preloadPageAt(tenant, window.location.pathname) : true;
  // Few brands have campaigns; without their code the brand's own texts are shown.
  const today =
    tenant.marketing.campaigns &&
    loading.showCampaigns.load().then(
      (showCampaigns) => showCampaigns(tenant, place),
      () => undefined,
    );
  void Promise.all([today, ready]).then(([shown = tenant, hasPage]) => {
    const app = (drawn: AppProps["drawn"]) => (
      <StrictMode>
        <App tenant={shown} {...portal} drawn={drawn} />
      </StrictMode>
    );
    const mounted = mountPortal(place, portal, app, { hasPage });
    // The boot script has started them, unless it still waits for an answer.
    void mounted.finally(startFonts);
  });
}

if (isKnownHost(hostname, hostnames)) {
  // The evaluation of the scripts, the start, and React's own start are a task each: a press waits for one of them.
  // (A timer would begin later in a tab behind others.)
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    void askedFor().then(() => startPortal(root));
  };
  port2.postMessage("");
} else {
  startFonts();
  requireConfig(undefined, "hostname");
  startI18n(tenant, languageOfPage());
  void loadRenderer().then(({ createRoot }) => createRoot(root).render(<FeilMedTelefonPage tenant={tenant} />));
}
