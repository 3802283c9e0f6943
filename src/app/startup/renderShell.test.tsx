// @vitest-environment node
import { describe, expect, test } from "vitest";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { inlineTexts, pageCss, renderShell } from "./renderShell.tsx";

describe("The static shell of a brand", () => {
  test("shows the brand's logo, the overview's title and the brand's texts before any script has run", () => {
    const { html } = renderShell(brandBlock());
    expect(html).toContain('alt="Fjelltrygd"');
    expect(html).toContain('src="/privat/forsikring/oversikt/assets/logo.svg"');
    expect(html).toMatch(/<h1[^>]*>Forsikringsoversikt<\/h1>/);
    expect(html).toContain("Godt å vite at du er forsikret");
  });

  test("keeps the logo's place with its width and height", () => {
    expect(renderShell(brandBlock()).html).toMatch(/<img[^>]*width="160"[^>]*height="32"/);
  });

  test("carries no style attribute, which the content security policy would refuse", () => {
    expect(renderShell(brandBlock()).html).not.toContain("style=");
  });

  test("comes with the styles of its classes", () => {
    const { html, css } = renderShell(brandBlock());
    const classes = html.match(/<header class="\S+ (\S+)"/);
    expect(css).toContain(`.${classes?.[1]}`);
    expect(css).toContain("var(--color-header)");
    expect(css).not.toMatch(/sc\*|data-styled/);
  });

  test("hides the overview's skeleton, and nothing else, on another page", () => {
    const { html, css } = renderShell(brandBlock());
    const [, hidden] = css.match(/:root\[data-arrival="?deep"?\] \.([\w-]+)\{visibility:hidden;?\}/) ?? [];
    expect(html).toMatch(new RegExp(`<main [^>]*class="[^"]*${hidden}"`));
    expect(html.split(String(hidden))).toHaveLength(2);
  });

  test("does not contain the styles that every page has, nor the band's ornaments", () => {
    expect(pageCss).toMatch(/(^|\})body\{margin:0;/);
    expect(pageCss).toContain(':root[data-hero="curve"] [data-band]');
    expect(pageCss).not.toMatch(/sc\*|data-styled/);
    expect(renderShell(brandBlock()).css).not.toContain("body{");
  });

  test("takes its texts from the page; the brand's own replace them", () => {
    const block = brandBlock({ texts: { oversikt: { title: "Alt du har" } } });
    const { html } = renderShell({
      ...block,
      texts: { ...inlineTexts, avtaler: { ...inlineTexts.avtaler, heading: "Her er de" } },
    });
    expect(html).toMatch(/<h1[^>]*>Alt du har<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Her er de<\/h2>/);
  });

  test("takes the brand's own words for the agreements too", () => {
    const { html } = renderShell(brandBlock({ texts: { avtaler: { heading: "Forsikringer hos oss" } } }));
    expect(html).toMatch(/<h2[^>]*>Forsikringer hos oss<\/h2>/);
  });

  test("text of the descriptor is escaped", () => {
    const { html } = renderShell(brandBlock({ marketing: { heroTitle: "<img onerror=alert(1)>" } }));
    expect(html).toContain("&lt;img onerror=alert(1)&gt;");
  });

  test("is the same, byte for byte, each time it is rendered", () => {
    expect(renderShell(brandBlock())).toEqual(renderShell(brandBlock()));
  });
});
