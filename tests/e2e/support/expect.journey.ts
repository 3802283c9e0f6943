import { expect as playwrightExpect } from "@playwright/test";
import { expect, test } from "./journey.ts";

test("What is hidden, missing or on the page twice is not visible, and the message is Playwright's", async ({
  page,
}) => {
  await page.setContent(`<p>Synlig</p><p hidden>Skjult</p><p>To</p><p>To</p>`);
  const briefly = { timeout: 50 };
  const failureOf = (text: string) => () => expect(page.getByText(text)).toBeVisible(briefly);
  await expect(page.getByText("Synlig")).toBeVisible();
  await expect(page.getByText("Skjult")).not.toBeVisible();
  await expect(page.getByText("Borte")).not.toBeVisible();
  for (const [text, message] of [
    ["Skjult", "Received: hidden\nTimeout:  50ms"],
    ["Borte", "element(s) not found"],
    ["To", "strict mode violation"],
  ] as const)
    await playwrightExpect(failureOf(text), text).rejects.toThrow(message);
  await playwrightExpect(() => expect(page.getByText("Synlig")).not.toBeVisible(briefly)).rejects.toThrow(
    "not visible",
  );
});

test("An expectation waits for what appears later, and fails for an element without focus", async ({ page }) => {
  await page.setContent(`<button>Først</button>`);
  await page.evaluate(() => {
    setTimeout(() => document.body.insertAdjacentHTML("beforeend", "<button autofocus>Senere</button>"), 200);
    setTimeout(() => document.querySelector<HTMLElement>("button:last-child")?.focus(), 400);
  });
  const later = page.getByRole("button", { name: "Senere" });
  await expect(later).toBeVisible();
  await expect(later).toBeFocused();
  const first = page.getByRole("button", { name: "Først" });
  await expect(first).not.toBeFocused();
  await playwrightExpect(() => expect(first).toBeFocused({ timeout: 50 })).rejects.toThrow("inactive");
  await playwrightExpect(() => expect(later).not.toBeFocused({ timeout: 50 })).rejects.toThrow("focused");
});
