import type { Portal } from "#tests/support/browser/Portal.ts";
import { expect, type Screen, slowAnswer, text } from "./Screen.ts";

async function openProfile(portal: Portal, customer = "vanlig"): Promise<void> {
  await portal.logIn({ customer, to: "/forsikringsprofil" });
  await expect(
    portal.page.getByRole("button", { name: portal.words("forsikringsprofil", "epost.edit") }),
  ).toBeVisible();
}

/** Forsikringsprofil. */
export const profilScreens: readonly Screen[] = [
  { title: "the profile", reach: (portal) => openProfile(portal) },
  { title: "the profile of a bank's customer", reach: (portal) => openProfile(portal, "bankkunde") },
  { title: "the profile of a customer with life insurance alone", reach: (portal) => openProfile(portal, "liv") },
  {
    title: "the profile with every row open and an address that is wrong",
    reach: async (portal) => {
      await openProfile(portal);
      for (const row of ["address", "mobil", "epost", "papir"])
        await portal.page.getByRole("button", { name: portal.words("forsikringsprofil", `${row}.edit`) }).click();
      const field = portal.page.getByRole("textbox", { name: portal.words("forsikringsprofil", "epost.field") });
      await field.fill("ikke en adresse");
      await field.press("Enter");
      await expect(text(portal, portal.words("forsikringsprofil", "epost.invalid"))).toBeVisible();
    },
  },
  {
    title: "the profile after a consent was changed",
    reach: async (portal) => {
      await openProfile(portal);
      // The back end names it.
      const consent = portal.page.getByRole("group", { name: "Markedsføring" });
      await consent.getByText(portal.words("forsikringsprofil", "yes"), { exact: true }).click();
      await expect(
        portal.page.getByText(portal.words("forsikringsprofil", "marketingConsent.saved")).last(),
      ).toBeVisible();
    },
  },
  {
    title: "the profile while it is fetched",
    reach: async (portal) => {
      await portal.inject({ call: "GET /skadekunde/hent", ...slowAnswer });
      await portal.logIn({ to: "/forsikringsprofil" });
      await expect(text(portal, portal.words("felles", "loading"))).toBeVisible();
    },
  },
  {
    title: "the profile that cannot be fetched",
    reach: async (portal) => {
      await portal.inject({ call: "GET /skadekunde/hent", status: 500 });
      await portal.logIn({ to: "/forsikringsprofil" });
      await expect(text(portal, portal.words("forsikringsprofil", "failed"))).toBeVisible();
    },
  },
];
