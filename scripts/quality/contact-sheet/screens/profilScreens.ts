import type { Portal } from "../../browser/Portal.ts";
import { expect, type Screen, slowAnswer, text } from "./Screen.ts";

async function openProfile(portal: Portal, customer = "vanlig"): Promise<void> {
  await portal.logIn({ customer, to: "/forsikringsprofil" });
  await expect(portal.page.getByRole("button", { name: "Endre e-post" })).toBeVisible();
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
      for (const row of ["adresse", "mobilnummer", "e-post", "dokumenter på papir"])
        await portal.page.getByRole("button", { name: `Endre ${row}` }).click();
      const field = portal.page.getByRole("textbox", { name: "E-postadresse" });
      await field.fill("ikke en adresse");
      await field.press("Enter");
      await expect(text(portal, "E-postadressen er ikke gyldig")).toBeVisible();
    },
  },
  {
    title: "the profile after a consent was changed",
    reach: async (portal) => {
      await openProfile(portal);
      await portal.page
        .getByRole("group", { name: "Markedsføring" })
        .getByText(/^(?:Ja|Nei)$/)
        .first()
        .click();
      await expect(portal.page.getByText("Samtykket til markedsføring er endret").last()).toBeVisible();
    },
  },
  {
    title: "the profile while it is fetched",
    reach: async (portal) => {
      await portal.inject({ call: "GET /skadekunde/hent", ...slowAnswer });
      await portal.logIn({ to: "/forsikringsprofil" });
      await expect(text(portal, "Vennligst vent")).toBeVisible();
    },
  },
  {
    title: "the profile that cannot be fetched",
    reach: async (portal) => {
      await portal.inject({ call: "GET /skadekunde/hent", status: 500 });
      await portal.logIn({ to: "/forsikringsprofil" });
      await expect(text(portal, "Vi fikk ikke hentet opplysningene om deg.")).toBeVisible();
    },
  },
];
