import { StrictMode } from "react";
import { rootId } from "#contract/pageElements.ts";
import { createRoot } from "react-dom/client";
import { startI18n } from "#core/i18n/i18n.ts";
import { languageOfPage } from "#core/page/languageOfPage.ts";
import { readBrandBlock, readTenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import { findEntries } from "./findEntries.ts";
import { Gallery } from "./Gallery.tsx";
import { readStateAddress } from "./galleryAddress.ts";
import { SoloState } from "./state/SoloState.tsx";

// The only module with side effects: it shows the gallery in a brand's page, in place of the portal.
const root = document.getElementById(rootId);
if (root === null) throw new Error("The page has no root element");
const tenant = readTenant(readBrandBlock(), window.location.hostname);
startI18n(tenant, languageOfPage());
const wanted = readStateAddress(window.location.search);
document.title = `Galleri – ${tenant.name}`;
void findEntries(wanted?.id).then((entries) => {
  createRoot(root).render(
    <StrictMode>
      <TenantProvider tenant={tenant}>
        {wanted ? <SoloState found={entries[0]} at={wanted.at} /> : <Gallery entries={entries} />}
      </TenantProvider>
    </StrictMode>,
  );
});
