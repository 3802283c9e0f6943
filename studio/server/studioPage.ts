import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { rootId } from "#contract/pageElements.ts";
import { variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { attributes, markup, styleContent } from "#scripts/shared/text/markup.ts";
import { emptyStyle } from "#scripts/stamp/headers.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { proposalMeta } from "#studio/document/addresses/proposalMeta.ts";
import { type CompanyPlace, companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import type { StudioScheme } from "#studio/document/studioScheme.ts";
import { previewSources } from "./access/hostsOf.ts";
import type { StudioFiles } from "./compile/compileStudio.ts";
import { studioTheme } from "./studioTheme.ts";

interface StudioPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface StudioPageOptions {
  readonly page: Pick<StudioFiles, "fontCss" | "fonts" | "main">;
  /** Of this answer: the difference of a file makes `<style>` elements with it. */
  readonly nonce: string;
  readonly site: StudioSite;
  /** Where a proposal is started, when the brands may only be read. */
  readonly proposalAddress?: string | undefined;
  /** Where in a company's studio it is. */
  readonly place?: CompanyPlace | undefined;
  /** The look that the browser keeps. */
  readonly scheme: StudioScheme;
}

/** The ground of the page, before its scripts draw anything. */
const firstPaint = "html{background:var(--color-page)}";

/** The page of the studio. */
export function studioPage({ page, nonce, site, proposalAddress, place, scheme }: StudioPageOptions): StudioPage {
  const theme = studioTheme();
  const byHand = scheme === "device" ? undefined : scheme;
  const { source: html } = markup`<!doctype html>
<html lang="nb"${attributes({ ...variantAttributes(theme), "data-scheme": byHand })} data-fonts>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio</title>
<meta name="color-scheme" content="${byHand ?? "light dark"}">
<meta name="style-nonce" content="${nonce}">
${proposalAddress === undefined ? "" : markup`<meta name="${proposalMeta}" content="${proposalAddress}">\n`}${place === undefined ? "" : markup`<meta name="${companyPlaceName}" content="${JSON.stringify(place)}">\n`}<link rel="icon" href="data:,">
${page.fonts.map((url) => markup`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>\n`)}<style nonce="${nonce}">${styleContent(themeCss(theme) + page.fontCss + firstPaint)}</style>
</head>
<body>
<div id="${rootId}"></div>
<noscript>Studioet trenger JavaScript.</noscript>
<script type="module" src="${page.main}"></script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle} 'nonce-${nonce}'`,
    // Images of a draft are shown from their text.
    "img-src 'self' data:",
    // The studio's own font, and samples of the fonts that a brand can have.
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previewSources(site)}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    html,
    headers: {
      "Content-Security-Policy": policy.join("; "),
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Origin-Agent-Cluster": "?1",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  };
}
