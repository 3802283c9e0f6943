import { brands } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { typeInto } from "#tests/support/journeys/typeInto.ts";

/**
 * Does what a browser's translation does: replaces every text node, also later ones, by another text inside two
 * elements.
 */
function keepTranslating(): void {
  const isOurs = (text: Text) =>
    text.data.trim() === "" ||
    text.parentElement === null ||
    text.parentElement.closest("script, style, font, title") !== null;
  const translate = () => {
    if (document.body === null) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (isOurs(text)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `[${text.data}]`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver(translate).observe(document, { childList: true, subtree: true, characterData: true });
}

test.describe("Widgets on a page that the browser translates (spec: focus-6)", () => {
  test.beforeEach(({ page }) => page.addInitScript(keepTranslating));

  test("feedback is sent, and the cookie dialog is reopened", async ({ portal, page }) => {
    await portal.logIn();
    await page.getByRole("radio", { name: "[Nei]" }).check();
    const question = page.getByRole("group", { name: "Fikk du gjort det du skulle?" });
    const feedback = page.locator("form", { has: question });
    await typeInto(feedback.getByRole("textbox"), "x".repeat(251));
    await expect(feedback.locator("p", { hasText: "Du har skrevet 1 tegn for mye" })).toBeVisible();
    await typeInto(feedback.getByRole("textbox"), "Fant ikke bilen");
    await feedback.getByRole("button", { name: "Avbryt" }).click();
    await page.getByRole("radio", { name: "[Ja]" }).check();
    await feedback.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "Takk for tilbakemeldingen!" })).toBeVisible();

    await page.getByRole("button", { name: /Endre samtykke til/ }).click();
    const dialog = page.getByRole("dialog", { name: "Velg informasjonskapsler" });
    await dialog.getByRole("checkbox", { name: "Statistikk" }).check();
    await dialog.getByRole("button", { name: "Godta mine valg" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a follow-up is answered step by step", async ({ portal, page }) => {
    await page.goto(`${portal.origin}/galleri/#/oppfolging`);
    const widget = page.getByRole("region", { name: "Tilstander" }).getByRole("region").first();
    await widget.getByRole("button", { name: "Jeg har tid!" }).click();
    await widget.getByRole("radio", { name: "Se forsikringene mine" }).check();
    for (const step of [2, 3, 4]) {
      await widget.getByRole("button", { name: "Neste" }).click();
      await expect(widget.getByRole("heading", { name: `Steg ${step} av 4` })).toBeVisible();
    }
    await widget.getByRole("button", { name: "Send inn" }).click();
    await expect(widget.getByRole("heading", { name: "Takk for svarene!" })).toBeVisible();
  });

  test("'Vis alle' and 'Lukk alle' follow what they do", async ({ portal, page }) => {
    await portal.logIn({ customer: "mange" });
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "[Vis alle]" }).click();
    await main.getByRole("button", { name: "Lukk alle" }).click();
    await expect(main.getByRole("button", { name: "Vis alle" })).toBeVisible();
  });
});

const inEnglish = brands.find(({ languages }) => languages.some(({ language }) => language === "en"));
test.describe("A page that the browser translates, and that has another language itself (spec: focus-6)", () => {
  if (inEnglish === undefined) throw new Error("No brand has English.");
  test.use({ brandId: inEnglish.id });

  test("is in the language that the customer chooses", async ({ portal, page }) => {
    await page.addInitScript(keepTranslating);
    await portal.logIn({ customer: "mange" });
    await page.getByRole("button", { name: "[Språk]" }).click();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await expect(page.getByRole("main").getByRole("button", { name: "Show all" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log out" })).toBeVisible();
  });
});
