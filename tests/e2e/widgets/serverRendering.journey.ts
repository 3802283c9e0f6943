import { expect, test } from "#tests/support/journeys/journey.ts";
import { SampleProcess } from "./SampleProcess.ts";

let sample: SampleProcess;

test.use({ consent: "none" });
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sample = await SampleProcess.start("development");
});
test.afterAll(() => sample.close());

test("a page with every widget is readable before any script runs", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(sample.address);
  await expect(page.getByRole("heading", { level: 1, name: "God dag, Kari" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Mobilnummer" })).toBeVisible();
  await page.close();
});

test("React's development build hydrates the server's markup without a warning", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      // Before the first module runs. No attribute: React would call it a mismatch.
      if (document.readyState === "interactive")
        Object.assign(document.querySelector("h1") ?? {}, { isOfServer: true });
    });
  });
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.goto(sample.address);
  // Drawn in browsers only.
  await expect(page.getByRole("dialog", { name: "Velg informasjonskapsler" })).toBeVisible();
  expect(await page.locator("h1").evaluate((heading) => "isOfServer" in heading)).toBe(true);
  await page.getByRole("button", { name: "Godta alle" }).click();
  await page.getByRole("button", { name: "Sperr kortet" }).click();
  await page.getByRole("button", { name: "Ja, sperr det" }).click();
  await expect(page.getByRole("region", { name: "Varsler" }).getByText("Kortet er sperret")).toBeVisible();
  expect(warnings).toEqual([]);
});
