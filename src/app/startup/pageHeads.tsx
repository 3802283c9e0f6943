import type { ReactElement, ReactNode } from "react";
import { type PagePath, loginPath } from "#contract/pagePaths.ts";
import { useTexts } from "#core/i18n/useTexts.ts";
import { coverageId } from "#core/navigation/scrollTargets.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import { AndreForsikringerHead } from "#features/andre-forsikringer/AndreForsikringerHead.tsx";
import { TilbudHead } from "#features/tilbud/TilbudHead.tsx";
import { ForsikringsprofilHead } from "#app/pages/heads/ForsikringsprofilHead.tsx";
import { KjopsinngangerHead } from "#app/pages/heads/KjopsinngangerHead.tsx";
import { LoggInnHead } from "#app/pages/heads/LoggInnHead.tsx";
import andreForsikringer from "#locales/nb/andre-forsikringer.json";
import forsikringsprofil from "#locales/nb/forsikringsprofil.json";
import kjop from "#locales/nb/kjop.json";
import tilbud from "#locales/nb/tilbud.json";

interface PageHead {
  readonly path: PagePath | typeof loginPath;
  /** Whether the brand has the page. */
  readonly isThere: (tenant: Tenant) => boolean;
  /** What the page begins with, also before any answer. */
  readonly head: ReactElement;
}

const pageHeads: readonly PageHead[] = [
  { path: "/kjopsinnganger", isThere: ({ features }) => features.purchase, head: <KjopsinngangerHead /> },
  { path: "/forsikringsprofil", isThere: ({ features }) => features.profile, head: <ForsikringsprofilHead /> },
  { path: "/tilbud", isThere: ({ features }) => features.offers, head: <TilbudHead status="loading" /> },
  {
    path: "/andre-forsikringer",
    isThere: ({ otherInsurance }) => otherInsurance.length > 0,
    head: <AndreForsikringerHead headingId={coverageId} />,
  },
  {
    path: loginPath,
    isThere: ({ features, login }) => features.overview && login.direct,
    head: <LoggInnHead />,
  },
];

/** Adds the texts that come with the code of the pages. */
function WithPageTexts({ children }: { readonly children: ReactNode }) {
  useTexts("andre-forsikringer", andreForsikringer);
  useTexts("forsikringsprofil", forsikringsprofil);
  useTexts("kjop", kjop);
  useTexts("tilbud", tilbud);
  return children;
}

/**
 * Hides the overview's skeleton on another page, where the boot script has set `data-arrival`: the head of that page
 * takes its place. The login page has no navigation bar, so the empty bar above its head is removed.
 */
export const headCss =
  ':root[data-arrival="deep"] main>:not([data-head]){visibility:hidden}' +
  `header+div:has(+main>[data-head="${loginPath}"]){display:none}`;

/** The heads of the pages that a brand has beside the overview, by path. For the build. */
export const headsOf = (tenant: Tenant): ReadonlyMap<string, ReactElement> =>
  new Map(
    pageHeads
      .filter(({ isThere }) => isThere(tenant))
      .map(({ path, head }) => [
        path,
        <TenantProvider key={path} tenant={tenant}>
          <div data-head={path}>
            <WithPageTexts>{head}</WithPageTexts>
          </div>
        </TenantProvider>,
      ]),
  );
