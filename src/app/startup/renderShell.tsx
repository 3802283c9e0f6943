import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { basePath } from "#contract/basePath.ts";
import type { BrandBlock, TextsByFile } from "#contract/brandBlock.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { type Json, mergeLayers } from "#contract/mergeLayers.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { startI18n } from "#core/i18n/i18n.ts";
import { DrawnAvtaler } from "#core/page/DrawnAvtaler.ts";
import { SessionProvider } from "#core/session/SessionContext.tsx";
import type { SessionStore } from "#core/session/sessionStore.ts";
import { hiddenWarning } from "#core/session/sessionWarning.ts";
import { hasPage } from "#core/tenant/hasPage.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { Layout } from "#app/frame/Layout.tsx";
import { OversiktPage } from "#app/pages/oversikt/OversiktPage.tsx";
import { loginPath, pagePaths } from "#contract/pagePaths.ts";
import { headCss, headsOf } from "./pageHeads.tsx";
import { portalPages } from "./portalPages.ts";
import { SampleParts, sampleView } from "./SampleParts.tsx";
import { GlobalStyle } from "#ui/theme/GlobalStyle.ts";

/** For the build, which inlines it in the page. */
export { productTable as products } from "#domain/avtale/productTable.ts";

/** Which part of `loading.ts` each page is: index.html names the scripts of the page that is asked for. */
export const pageParts = [
  ...portalPages.map(({ path, part }) => ({ path, part })),
  { path: loginPath, part: "LoggInnPage" },
];

/** Markers that styled-components puts between rules. The running portal does not need them: it has its own sheet. */
const marks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** React preloads images; in a page this small it has no effect. */
const preloads = /<link rel="preload"[^>]*>/g;

/** Renders elements once: their markup, as React hydrates it, and the styles that they need. */
function draw(...elements: readonly ReactElement[]): { html: readonly string[]; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = elements.map((element) => renderToString(sheet.collectStyles(element)).replace(preloads, ""));
    const tag = sheet.getStyleTags();
    const css = tag.slice(tag.indexOf(">") + 1, tag.lastIndexOf("</style>"));
    return { html, css: css.replaceAll(marks, "").trim() };
  } finally {
    sheet.seal();
  }
}

/** The styles of every page of every brand. */
export const pageCss: string = draw(<GlobalStyle />).css;

/** Hides a greeting that depends on the day until `showCampaigns` has put the right one there, or for 3 s at most. */
const greetingCss =
  ":root:not([data-campaigns],[data-arrival]) [data-band] p{visibility:hidden;animation:show-greeting 0s 3s forwards}" +
  "@keyframes show-greeting{to{visibility:visible}}";

/** Whether a campaign replaces the greeting. */
const isGreetingDated = ({ marketing: { campaigns = {} } }: BrandBlock["tenant"]): boolean =>
  Object.values(campaigns).some(({ texts, before, after }) =>
    [texts, before, after].some((each) => each?.heroTitle !== undefined || each?.heroLead !== undefined),
  );

const nothing = () => Promise.resolve();

/** A customer is logged in; nothing is known about them. */
const someSession: SessionStore = {
  start: () => undefined,
  stop: () => undefined,
  session: () => loggedIn,
  warning: () => hiddenWarning,
  subscribe: () => () => undefined,
  cover: () => "none",
  checkAgain: () => undefined,
  extend: nothing,
  logOut: nothing,
};
const loggedIn = { status: "loggedIn", sessionId: undefined } as const;

interface OverviewProps {
  readonly tenant: Tenant;
  readonly drawn: AvtalerView;
}

/** The overview as `App` renders it during hydration: without the router's routes and without any answer. */
function Overview({ tenant, drawn }: OverviewProps) {
  return (
    <TenantProvider tenant={tenant}>
      <SessionProvider store={someSession}>
        <QueryClientProvider client={new QueryClient()}>
          <DrawnAvtaler value={drawn}>
            <MemoryRouter basename={basePath} initialEntries={[`${basePath}/`]}>
              <Layout errorPage={undefined}>
                <OversiktPage />
              </Layout>
            </MemoryRouter>
          </DrawnAvtaler>
        </QueryClientProvider>
      </SessionProvider>
    </TenantProvider>
  );
}

/** What the build puts into index.html of a brand. */
export interface Shell {
  /** The markup inside the root element: the overview with its skeleton. */
  readonly html: string;
  /** The pages that the brand has in any environment, and the login page, by their paths. */
  readonly pages: readonly string[];
  /** The head of each other page that the brand has, by its path: it takes the place of the overview's skeleton. */
  readonly heads: Readonly<Record<string, string>>;
  /** Samples of the agreements' parts, for the boot script: the content of a `<template>`. */
  readonly samples: string;
  /** The styles that all of them need besides `pageCss`. */
  readonly css: string;
}

const isEmpty = (value: Json): boolean => Object.keys(value as object).length === 0;

/** The heads of a brand's pages, by path. */
function drawHeads(tenant: Tenant, language: Language): ReadonlyMap<string, string> {
  startI18n(tenant, language);
  const heads = headsOf(tenant);
  const { html } = draw(...heads.values());
  return new Map([...heads.keys()].map((path, index) => [path, html[index] ?? ""]));
}

/** The brand in each environment that has an overlay of its own. */
const inEnvironments = ({ environments }: BrandBlock, tenant: Tenant): readonly Tenant[] =>
  Object.values(environments)
    .filter(({ overlay }) => !isEmpty(overlay))
    .map(({ overlay }) => ({ ...tenant, ...(mergeLayers(tenant, overlay) as PublicDescriptor) }));

/**
 * Which pages have the same head in all environments. The others are left to the portal: the build does not know the
 * environment.
 */
function sameHeads(tenant: Tenant, variants: readonly Tenant[], language: Language): ReadonlyMap<string, ReactElement> {
  const others = variants.map((variant) => drawHeads(variant, language));
  const own = drawHeads(tenant, language);
  return new Map([...headsOf(tenant)].filter(([path]) => others.every((heads) => heads.get(path) === own.get(path))));
}

/**
 * Renders a brand's static shell for `index.html`. Pure; run by the build. The brand's values are those below all
 * environments, and all words are in the arguments.
 * @param laterTexts the texts that are not in the block: the heads of other pages have some
 */
export function renderShell(block: BrandBlock, laterTexts: TextsByFile, language: Language): Shell {
  const tenant: Tenant = {
    ...block.tenant,
    environment: "Production",
    assets: block.assets,
    hasDark: block.hasDark === true,
    languages: block.languages,
    products: new Map(block.products),
    inlineTexts: { ...block.texts, ...laterTexts },
    laterTexts: undefined,
  };
  const variants = inEnvironments(block, tenant);
  const sharedHeads = sameHeads(tenant, variants, language);
  startI18n(tenant, language);
  const { html, css } = draw(
    <Overview tenant={tenant} drawn={{ status: "loading" }} />,
    <Overview tenant={tenant} drawn={sampleView} />,
    <TenantProvider tenant={tenant}>
      <DrawnAvtaler value={{ status: "loading" }}>
        <SampleParts />
      </DrawnAvtaler>
    </TenantProvider>,
    ...sharedHeads.values(),
  );
  const [shell = "", page = "", parts = "", ...heads] = html;
  const [section = ""] = /<section[^]*?<\/section>/.exec(page) ?? [];
  return {
    html: shell,
    pages: [loginPath, ...pagePaths.filter((path) => [tenant, ...variants].some((variant) => hasPage(variant, path)))],
    heads: Object.fromEntries([...sharedHeads.keys()].map((path, index) => [path, heads[index] ?? ""])),
    samples: section + parts,
    css: css + headCss + (isGreetingDated(block.tenant) ? greetingCss : ""),
  };
}
