// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { portalTexts } from "#tests/support/portalTexts.ts";
import { pageCss, renderShell } from "./renderShell.tsx";

/** All texts are in the block. */
const shellOf = (block: BrandBlock) => renderShell(block, {}, "nb");

describe("The static shell of a brand", () => {
  test("shows the brand's logo, the overview's title and the brand's texts before any script has run", () => {
    const { html } = shellOf(brandBlock());
    expect(html).toContain('alt="Fjelltrygd"');
    expect(html).toContain('src="/privat/forsikring/oversikt/assets/logo.svg"');
    expect(html).toMatch(/<h1[^>]*>Forsikringsoversikt<\/h1>/);
    expect(html).toContain("Godt å vite at du er forsikret");
  });

  test("keeps the logo's place with its width and height", () => {
    expect(shellOf(brandBlock()).html).toMatch(/<img[^>]*width="160"[^>]*height="32"/);
  });

  test("carries no style attribute, which the content security policy would refuse", () => {
    expect(shellOf(brandBlock()).html).not.toContain("style=");
  });

  test("comes with the styles of its classes", () => {
    const { html, css } = shellOf(brandBlock());
    const classes = html.match(/<header class="\S+ (\S+)"/);
    expect(css).toContain(`.${classes?.[1]}`);
    expect(css).toContain("var(--color-header)");
    expect(css).not.toMatch(/sc\*|data-styled/);
  });

  test("hides the overview's skeleton, and nothing else, on another page", () => {
    const { html, css, heads } = shellOf(brandBlock());
    expect(css).toContain(':root[data-arrival="deep"] main>:not([data-head]){visibility:hidden}');
    expect(html).not.toContain("data-head");
    for (const [path, head] of Object.entries(heads)) expect(head.startsWith(`<div data-head="${path}">`)).toBe(true);
  });

  describe("has the head of each other page of the brand (spec: loading-22)", () => {
    const { overview, ...others } = brandBlock().tenant.features;
    const without = Object.fromEntries(Object.keys(others).map((name) => [name, false]));
    const titleIn = (head: string | undefined) => /<h1[^>]*>(.*?)<\/h1>/.exec(head ?? "")?.[1];

    test("as the page shows it before any answer", () => {
      const features = { ...others, overview, purchase: true, profile: true, offers: true };
      const { heads } = shellOf(brandBlock({ features, login: { ...brandBlock().tenant.login, direct: true } }));
      expect(titleIn(heads["/kjopsinnganger"])).toBe("Hva vil du forsikre?");
      expect(titleIn(heads["/tilbud"])).toBe("Tilbudene dine");
      expect(titleIn(heads["/logg-inn"])).toBe("Logg inn");
      expect(heads["/forsikringsprofil"]).toContain("Her ser du hva vi har registrert om deg");
      expect(Object.values(heads).join("")).not.toContain("style=");
    });

    test("in the brand's own words", () => {
      const { heads } = shellOf(brandBlock({ texts: { tilbud: { title: "Dine pristilbud" } } }));
      expect(titleIn(heads["/tilbud"])).toBe("Dine pristilbud");
    });

    test("but not of a page that the brand does not have", () => {
      const login = { ...brandBlock().tenant.login, direct: false };
      const { heads } = shellOf(brandBlock({ features: { ...without, overview }, otherInsurance: [], login }));
      expect(heads).toEqual({});
    });

    test("nor of one that is different in an environment, or is not there", () => {
      const block = brandBlock({ features: { ...others, overview, purchase: true, offers: true } });
      const { hostnames } = block.environments.QA;
      const overlay = { texts: { tilbud: { title: "Tilbud i QA" } }, features: { purchase: false } };
      const { heads, html } = shellOf({
        ...block,
        environments: { ...block.environments, QA: { hostnames, overlay } },
      });
      const all = shellOf(block);
      expect(Object.keys(all.heads).filter((path) => !(path in heads))).toEqual(["/kjopsinnganger", "/tilbud"]);
      expect(html).toBe(all.html);
    });
  });

  test("names the pages that the brand has in any environment, so that no other page's code is fetched (spec: loading-16)", () => {
    const features = { ...brandBlock().tenant.features, offers: false, purchase: false };
    const block = brandBlock({ features, otherInsurance: [] });
    const missing = ["/andre-forsikringer", "/kjopsinnganger", "/tilbud"];
    const missingIn = (other: typeof block) => {
      const { pages } = shellOf(other);
      return missing.filter((path) => !pages.includes(path));
    };
    expect(missingIn(block)).toEqual(missing);
    expect(shellOf(block).pages).toEqual(expect.arrayContaining(["/", "/betaling", "/logg-inn"]));
    const { hostnames } = block.environments.QA;
    const QA = { hostnames, overlay: { features: { offers: true } } };
    const withOffers = { ...block, environments: { ...block.environments, QA } };
    expect(missingIn(withOffers)).toEqual(["/andre-forsikringer", "/kjopsinnganger"]);
  });

  test("does not contain the styles that every page has, nor the band's ornaments", () => {
    expect(pageCss).toMatch(/(^|\})body\{margin:0;/);
    expect(pageCss).toContain(':root[data-hero="curve"] [data-band]');
    expect(pageCss).not.toMatch(/sc\*|data-styled/);
    expect(shellOf(brandBlock()).css).not.toContain("body{");
  });

  test("takes its texts from the page; the brand's own replace them", () => {
    const block = brandBlock({ texts: { oversikt: { title: "Alt du har" } } });
    const { html } = shellOf({
      ...block,
      texts: { ...portalTexts, avtaler: { ...portalTexts["avtaler"], heading: "Her er de" } },
    });
    expect(html).toMatch(/<h1[^>]*>Alt du har<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Her er de<\/h2>/);
  });

  test("takes the texts of the heads from the later ones, which are not in the page (spec: languages-2)", () => {
    const { tilbud, ...first } = portalTexts;
    const { heads, html } = renderShell(
      { ...brandBlock(), texts: first },
      { tilbud: { ...tilbud, title: "Til deg" } },
      "nb",
    );
    expect(heads["/tilbud"]).toContain("Til deg");
    expect(html).not.toContain("Til deg");
  });

  test("takes the brand's own words for the agreements too", () => {
    const { html } = shellOf(brandBlock({ texts: { avtaler: { heading: "Forsikringer hos oss" } } }));
    expect(html).toMatch(/<h2[^>]*>Forsikringer hos oss<\/h2>/);
  });

  test("text of the descriptor is escaped", () => {
    const { html } = shellOf(brandBlock({ marketing: { heroTitle: "<img onerror=alert(1)>" } }));
    expect(html).toContain("&lt;img onerror=alert(1)&gt;");
  });

  test("is the same, byte for byte, each time it is rendered", () => {
    expect(shellOf(brandBlock())).toEqual(shellOf(brandBlock()));
  });
});
