import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import type { BrandBlock } from "#core/tenant/brandBlock.ts";
import avtaler from "../../../locales/nb/avtaler.json";
import oversikt from "../../../locales/nb/oversikt.json";
import { StaticShell } from "./StaticShell.tsx";

/** What styled-components writes between rules to find them again; the live portal brings its own sheet. */
const marks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * Draws a brand's static shell for `index.html`: the markup inside the root element, and the styles that it needs.
 * Pure; run by the build. The brand's values are those below all environments.
 */
export function renderShell(block: BrandBlock): { html: string; css: string } {
  const { tenant, assets } = block;
  const { texts } = tenant;
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticShell
          brandName={tenant.name}
          logo={assets.logo}
          logoAlignment={tenant.logo.alignment}
          heading={texts["oversikt"]?.["title"] ?? oversikt.title}
          avtalerHeading={texts["avtaler"]?.["heading"] ?? avtaler.heading}
          heroTitle={tenant.marketing.heroTitle}
          heroLead={tenant.marketing.heroLead}
          loading={texts["avtaler"]?.["loading"] ?? avtaler.loading}
        />,
      ),
    );
    const tag = sheet.getStyleTags();
    const css = tag.slice(tag.indexOf(">") + 1, tag.lastIndexOf("</style>"));
    return { html, css: css.replaceAll(marks, "").trim() };
  } finally {
    sheet.seal();
  }
}
