import { schemeKey } from "#contract/schemeKey.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";
import { brands, darkBrands, runsIn } from "#tests/support/journeys/brands.ts";
import { holdScripts } from "#tests/support/journeys/holdScripts.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { noMedia } from "#tests/support/journeys/notInFirefox.ts";
import { groundOf, groundsSeen, noteGrounds } from "./groundsSeen.ts";
import { shareSeen } from "./shareSeen.ts";

const [dark] = darkBrands;
const light = brands.find(({ hasDark }) => !hasDark);
if (dark === undefined || light === undefined)
  throw new Error("One brand with a dark theme is needed, and one without.");

const choice = ({ page }: Portal, name: string) =>
  page.getByRole("group", { name: "Utseende" }).getByRole("radio", { name });

/** The colour that a role has in the page. */
const roleOf = ({ page }: Portal, role: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), `--color-${role}`);

test.describe("A brand with a dark theme, in every browser", () => {
  test.use({ brandId: dark.id });

  test(
    "who chooses dark gets it at once, and after a reload without a flash (spec: scheme-22, scheme-25, scheme-32)",
    { tag: "@page" },
    async ({ portal, page }) => {
      await portal.logIn();
      await portal.expectOverview();
      const lightGround = await groundOf(page);
      await choice(portal, "Mørk").check();
      const darkGround = await groundOf(page);
      expect(darkGround).not.toBe(lightGround);
      await noteGrounds(page);
      await page.reload();
      await portal.expectOverview();
      await expect(choice(portal, "Mørk")).toBeChecked();
      expect(await groundsSeen(page)).toEqual([darkGround]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    },
  );
});

test.describe("A brand with a dark theme", () => {
  test.use({ brandId: dark.id, colorScheme: "dark" });

  test(
    "on a device in dark the page is dark before any script, and stays so when React takes over (spec: scheme-22, scheme-33)",
    noMedia,
    async ({ portal, page }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await portal.logIn();
      await portal.expectOverview();
      const lightGround = await groundOf(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await noteGrounds(page);
      const release = await holdScripts(page);
      // The page is loaded when its scripts are.
      const loaded = page.goto(portal.url());
      await page.getByRole("banner").waitFor();
      const [first, ...others] = await groundsSeen(page);
      expect(others).toEqual([]);
      expect(first).not.toBe(lightGround);
      release();
      await loaded;
      await portal.expectOverview();
      await expect(choice(portal, "Som enheten")).toBeChecked();
      expect(await groundsSeen(page)).toEqual([first]);
    },
  );

  test(
    "who chooses light on a dark device gets it at once, in both tabs and after a reload (spec: scheme-25, scheme-31)",
    noMedia,
    async ({ portal, page, context }) => {
      await portal.logIn();
      const darkGround = await groundOf(page);
      const other = await context.newPage();
      await other.emulateMedia({ colorScheme: "dark" });
      await other.goto(portal.url());
      await choice(portal, "Lys").check();
      const lightGround = await groundOf(page);
      expect(lightGround).not.toBe(darkGround);
      await expect.poll(() => groundOf(other)).toBe(lightGround);
      await noteGrounds(page);
      await page.reload();
      await portal.expectOverview();
      await expect(choice(portal, "Lys")).toBeChecked();
      expect(await groundsSeen(page)).toEqual([lightGround]);
      const bars = page.locator('meta[name="theme-color"]');
      expect(await bars.evaluateAll((metas) => metas.map((meta) => meta.getAttribute("media")))).toEqual([
        "all",
        "not all",
      ]);
      await choice(portal, "Som enheten").check();
      expect(await groundOf(page)).toBe(darkGround);
      await page.emulateMedia({ colorScheme: "light" });
      expect(await groundOf(page)).toBe(lightGround);
    },
  );

  test(
    "in the bank's app the device decides, and there is no choice (spec: scheme-30)",
    noMedia,
    async ({ portal, page }) => {
      await portal.logIn({ channel: "mobilbank" });
      const darkGround = await groundOf(page);
      await page.evaluate((key) => localStorage.setItem(key, "light"), schemeKey);
      await page.reload();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: /^Personvern/ })).toBeVisible();
      expect(await groundOf(page)).toBe(darkGround);
      await expect(page.getByRole("group", { name: "Utseende" })).toHaveCount(0);
    },
  );

  test("paper is light, also for who has chosen dark (spec: scheme-34)", noMedia, async ({ portal, page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await portal.logIn();
    const onScreen = await roleOf(portal, "text");
    await choice(portal, "Mørk").check();
    expect(await roleOf(portal, "text")).not.toBe(onScreen);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await roleOf(portal, "text")).toBe(onScreen);
    await expect(page.getByRole("group", { name: "Utseende" })).toBeHidden();
  });
});

for (const { id, hasDark } of brands)
  test.describe(`Schemes and contrast in ${id}`, runsIn({ id }), () => {
    test.use({ brandId: id });
    const schemes = hasDark ? (["light", "dark"] as const) : (["light"] as const);

    test(
      "the logo is seen in light, dark, more contrast and forced colours (spec: scheme-27)",
      noMedia,
      async ({ portal, page }) => {
        await portal.logIn();
        await portal.expectOverview();
        const logo = page.getByRole("banner").getByRole("img");
        for (const colorScheme of schemes)
          for (const contrast of ["no-preference", "more"] as const)
            for (const forcedColors of ["none", "active"] as const) {
              await page.emulateMedia({ colorScheme, contrast, forcedColors });
              // The logo for a dark ground is fetched when it is first shown.
              await expect
                .poll(() => shareSeen(logo), `${colorScheme}, ${contrast}, ${forcedColors}`)
                .toBeGreaterThan(0.08);
            }
      },
    );

    test(
      "with more contrast, text has at least 7:1 and cards have an edge (spec: scheme-35, scheme-36)",
      noMedia,
      async ({ portal, page }) => {
        await portal.logIn();
        await portal.expectOverview();
        await page.getByRole("contentinfo").waitFor();
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, contrast: "more" });
          const found = await page.evaluate(contrastsOf, ["main h2", "main p", "main li a", "footer p", "footer a"]);
          for (const [text, ratio] of found) expect.soft(ratio, `${colorScheme}: ${text}`).toBeGreaterThanOrEqual(7);
          const edge = await portal
            .agreement("")
            .first()
            .evaluate((link) => getComputedStyle(link.closest("[data-clickable]") ?? link).borderInlineStartWidth);
          expect.soft(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
        }
      },
    );
  });

test.describe("A brand with light alone", runsIn(light), () => {
  test.use({ brandId: light.id, colorScheme: "dark" });

  test(
    "is light on a device in dark, offers no choice, and never asks for its code (spec: scheme-23)",
    noMedia,
    async ({ portal, page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await portal.logIn();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: /^Personvern/ })).toBeVisible();
      await expect(page.getByRole("group", { name: "Utseende" })).toHaveCount(0);
      expect(asked.filter((url) => url.includes("SchemeChoice"))).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light only");
    },
  );
});

/** The first visible text of each selector with its contrast, for texts on a ground of one colour. Runs in the page. */
function contrastsOf(selectors: readonly string[]): [text: string, ratio: number][] {
  const parts = (css: string): number[] => (css.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (css: string): number => {
    const [red = 0, green = 0, blue = 0] = parts(css)
      .map((part) => part / 255)
      .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundBelow = (element: Element): string => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (parts(backgroundColor)[3] !== 0) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  return selectors.flatMap((selector): [string, number][] => {
    const element = [...document.querySelectorAll(selector)].find(
      (each) => each.checkVisibility() && each.textContent.trim() !== "" && each.closest("[data-variant]") === null,
    );
    if (element === undefined) return [];
    const [one, other] = [luminance(getComputedStyle(element).color), luminance(groundBelow(element))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return [[`${selector} ${element.textContent.slice(0, 30)}`, ratio]];
  });
}
