import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inTestAll } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { notInFirefox } from "#tests/support/journeys/notInFirefox.ts";
import { measureShifts, shiftWidths } from "./measureShifts.ts";

test.use({
  launchOptions: async ({ launchOptions }, run) => {
    const folder = await mkdtemp(join(tmpdir(), "roboto-alone-"));
    const config = join(folder, "fonts.conf");
    const dirs = `<dir>/usr/share/fonts/truetype/roboto</dir><cachedir>${folder}</cachedir>`;
    await writeFile(config, `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>`);
    await run({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: config } });
    await rm(folder, { recursive: true, force: true });
  },
});

/** Whether the machine has a font of this full name. */
const hasFont = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (font) =>
      new FontFace("probe", `local("${font}")`).load().then(
        () => true,
        () => false,
      ),
    name,
  );

test.describe("With Roboto alone, as Android has it", inTestAll, () => {
  for (const { width, most } of shiftWidths)
    test(
      `at ${width} px nothing moves when tasks, offers and other parts load`,
      notInFirefox("the fonts are those of a Chromium that the journey starts"),
      async ({ portal, page }) => {
        await page.setViewportSize({ width, height: 800 });
        const moved = await measureShifts(portal);
        expect(await hasFont(page, "Roboto"), "Roboto is here: install fonts-roboto-unhinted").toBe(true);
        expect(await hasFont(page, "Liberation Sans"), "no other font is").toBe(false);
        expect(moved).toBeLessThanOrEqual(most);
      },
    );
});
