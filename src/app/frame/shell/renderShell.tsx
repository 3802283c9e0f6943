import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import type { BrandBlock } from "#contract/brandBlock.ts";
import type { InlineTexts } from "#core/i18n/inlineTexts.ts";
import { GlobalStyle } from "#ui/theme/GlobalStyle.ts";
import { StaticShell } from "./StaticShell.tsx";

/** For the build, which inlines them in the page. */
export { inlineTexts } from "#core/i18n/inlineTexts.ts";

/** Markers of styled-components between rules. The portal that runs has a sheet of its own. */
const marks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** React preloads images; in a page this small it has no effect. */
const preloads = /<link rel="preload"[^>]*>/g;

/** Renders an element once: its markup and the styles that it needs. */
function draw(element: ReactElement): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(element)).replace(preloads, "");
    const tag = sheet.getStyleTags();
    const css = tag.slice(tag.indexOf(">") + 1, tag.lastIndexOf("</style>"));
    return { html, css: css.replaceAll(marks, "").trim() };
  } finally {
    sheet.seal();
  }
}

/** The styles of every page of every brand. */
export const pageCss: string = draw(<GlobalStyle />).css;

/**
 * Renders a brand's static shell for `index.html`: the markup inside the root element, and the styles that it needs besides
 * `pageCss`. Pure; run by the build. The brand's values are those below all environments.
 */
export function renderShell(block: BrandBlock): { html: string; css: string } {
  const { tenant, assets } = block;
  const texts = block.texts as InlineTexts;
  const avtaler = { ...texts.avtaler, ...tenant.texts["avtaler"] };
  const oversikt = { ...texts.oversikt, ...tenant.texts["oversikt"] };
  return draw(
    <StaticShell
      brandName={tenant.name}
      logo={assets.logo}
      logoAlignment={tenant.logo.alignment}
      heading={oversikt.title}
      avtalerHeading={avtaler.heading}
      heroTitle={tenant.marketing.heroTitle}
      heroLead={tenant.marketing.heroLead}
      loading={avtaler.loading}
    />,
  );
}
