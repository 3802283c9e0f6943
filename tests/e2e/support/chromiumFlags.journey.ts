import { chromium } from "@playwright/test";
import { chromiumFlags } from "#scripts/quality/browser/chromiumFlags.ts";
import { findChromium } from "#scripts/quality/browser/findChromium.ts";
import { expect, test } from "./journey.ts";

const option = "--disable-features=";

test("What Playwright turns off in Chromium stays off beside what the tests turn off", async () => {
  const server = await chromium.launchServer({ executablePath: findChromium(), args: [...chromiumFlags] });
  const lists = server
    .process()
    .spawnargs.filter((argument) => argument.startsWith(option))
    .map((argument) => argument.slice(option.length).split(","));
  await server.close();
  // Chromium takes the last list. The ones before it are Playwright's.
  const last = lists.at(-1);
  expect(lists.length).toBeGreaterThan(1);
  expect(last).toEqual(expect.arrayContaining(lists.slice(0, -1).flat()));
  expect(last).toEqual(expect.arrayContaining(["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]));
});
