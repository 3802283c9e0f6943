import { expect, type Page } from "@playwright/test";
import type { CallName } from "#contract/callNames.ts";
import { typeInto } from "#tests/support/journeys/typeInto.ts";

/**
 * The e-mail address on the profile: the form whose journeys prove each kind of failure. All forms send their calls the
 * same way; what each of them says is proved beside it (`kontaktErrors.test.tsx` and others).
 */
export const epostForm = {
  call: "PUT /skadekunde/kontaktinformasjon" as const satisfies CallName,
  /** Path below the base path. */
  to: "/forsikringsprofil",

  /** Opens the form and fills it in. */
  prepare: async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Endre e-post" }).click();
    await typeInto(page.getByRole("textbox", { name: "E-postadresse" }), "ny@kunde.example");
  },

  /** Sends it, the first time and again. */
  press: (page: Page): Promise<void> => page.getByRole("textbox", { name: "E-postadresse" }).press("Enter"),

  /** The error message. */
  failed: "Noe gikk galt ved oppdatering av e-post",

  /** The message is there, and what was typed. */
  expectFailed: async (page: Page): Promise<void> => {
    await expect(page.getByText(epostForm.failed).first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "E-postadresse" })).toHaveValue("ny@kunde.example");
    await expect(page.getByRole("banner").getByRole("button", { name: "Logg ut" })).toBeVisible();
  },

  /** The form is closed, without a message. */
  expectSaved: async (page: Page): Promise<void> => {
    await expect(page.getByRole("button", { name: "Endre e-post" })).toBeFocused();
    await expect(page.getByText(epostForm.failed)).toHaveCount(0);
  },
};
