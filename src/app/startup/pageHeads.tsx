import type { ReactElement } from "react";
import { loginPath, type PagePath, pagePaths } from "#contract/pagePaths.ts";
import { coverageId } from "#core/navigation/scrollTargets.ts";
import { hasPage } from "#core/tenant/hasPage.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import { AndreForsikringerHead } from "#features/andre-forsikringer/AndreForsikringerHead.tsx";
import { TilbudHead } from "#features/tilbud/TilbudHead.tsx";
import { PageHead } from "#app/pages/PageHead.tsx";

/** What the pages of customers who are logged in begin with, also before any answer. */
const pageHeads: Partial<Record<PagePath, ReactElement>> = {
  "/kjopsinnganger": <PageHead texts="kjop" />,
  "/forsikringsprofil": <PageHead texts="forsikringsprofil" />,
  "/tilbud": <TilbudHead status="loading" />,
  "/andre-forsikringer": <AndreForsikringerHead headingId={coverageId} />,
};

/**
 * Hides the overview's skeleton on another page, where the boot script has set `data-arrival`: that page's head
 * is shown instead. The login page has no navigation bar, so the empty bar above its head is removed.
 */
export const headCss =
  ':root[data-arrival="deep"] main>:not([data-head]){visibility:hidden}' +
  `header+div:has(+main>[data-head="${loginPath}"]){display:none}`;

/** The heads of the pages that a brand has beside the overview, by path. For the build. */
export function headsOf(tenant: Tenant): ReadonlyMap<string, ReactElement> {
  const heads = new Map<string, ReactElement>();
  const add = (path: string, head: ReactElement) =>
    heads.set(
      path,
      <TenantProvider tenant={tenant}>
        <div data-head={path}>{head}</div>
      </TenantProvider>,
    );
  for (const path of pagePaths) {
    const head = pageHeads[path];
    if (head !== undefined && hasPage(tenant, path)) add(path, head);
  }
  // Without direct login, or without the overview, the login page shows one message.
  if (tenant.login.direct && tenant.features.overview) add(loginPath, <PageHead texts="innlogging" />);
  return heads;
}
