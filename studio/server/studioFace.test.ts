import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { studioSchemeCookie, studioSchemes } from "#studio/document/studioScheme.ts";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import { studioPage } from "./studioPage.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const ownKey = `studio-8010=${StudioHarness.token}`;

/** The tag of the page's root, as a browser that keeps this look gets it. */
async function rootOf(path: string, kept: string, key = ownKey): Promise<string> {
  const answer = await studio.ask(path, { headers: { Cookie: `a=b; ${kept}; ${key}` } });
  return /<html[^>]*>/.exec(await answer.text())?.[0] ?? "";
}

describe("The look of the studio, kept for this browser", () => {
  test.each(studioSchemes)(
    "is in the page and in the pages of one sentence before anything is painted: %s",
    async (scheme) => {
      const [kept = ""] = studioSchemeCookie(scheme).split(";");
      const expected =
        scheme === "device"
          ? expect.not.stringContaining("data-scheme")
          : expect.stringContaining(`data-scheme="${scheme}"`);
      expect(await rootOf("/", kept)).toEqual(expected);
      // Locked, without the key.
      expect(await rootOf("/", kept, "c=d")).toEqual(expected);
    },
  );

  test("a cookie of anything else is as none", async () => {
    expect(await rootOf("/", 'studio-scheme="><script>')).not.toContain("data-scheme");
  });
});

describe("The typeface of the studio", () => {
  test("is loaded with the page, from the studio itself", () => {
    const page = {
      main: "/studio/main.js",
      fontCss: '@font-face{src:url("/studio/fonts/a.woff2")}',
      fonts: ["/studio/fonts/a.woff2"],
    };
    const { html, headers } = studioPage({ page, nonce: "n", site: localSite(8010), scheme: "device" });
    expect(html).toContain('<link rel="preload" href="/studio/fonts/a.woff2" as="font" type="font/woff2" crossorigin>');
    expect(html).toContain(page.fontCss);
    expect(html).toContain('--font-body:"hanken-grotesk",');
    expect(headers["Content-Security-Policy"]).toContain("font-src 'self';");
  });
});
