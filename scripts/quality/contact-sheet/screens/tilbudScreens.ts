import type { Portal } from "#tests/support/browser/Portal.ts";
import { expect, heading, type Screen, slowAnswer, text } from "./Screen.ts";

async function openTilbud(portal: Portal, customer = "vanlig"): Promise<void> {
  await portal.logIn({ customer, to: "/tilbud" });
  await expect(portal.page.getByRole("main").getByText(portal.words("tilbud", "perMonth")).first()).toBeVisible();
}

async function askToRemove(portal: Portal): Promise<void> {
  await openTilbud(portal);
  await portal.page
    .getByRole("button", { name: portal.words("tilbud", "fjern.name") })
    .first()
    .click();
  await expect(heading(portal, portal.words("tilbud", "fjern.question"))).toBeVisible();
}

/** Tilbudene dine. */
export const tilbudScreens: readonly Screen[] = [
  { title: "the offers", reach: (portal) => openTilbud(portal) },
  { title: "offers of every kind", reach: (portal) => openTilbud(portal, "mange") },
  { title: "offers with unusual data", reach: (portal) => openTilbud(portal, "rare-data") },
  { title: "an offer about to be removed", reach: askToRemove },
  {
    title: "an offer that could not be removed",
    reach: async (portal) => {
      await askToRemove(portal);
      await portal.inject({ call: "DELETE /avtaleoversikt/tilbud/:policyNumber", status: 500 });
      await portal.page.getByRole("button", { name: portal.words("tilbud", "fjern.confirm") }).click();
      await expect(text(portal, portal.words("tilbud", "fjern.failed"))).toBeVisible();
    },
  },
  {
    title: "the offers while they are fetched",
    reach: async (portal) => {
      await portal.inject({ call: "GET /avtaleoversikt/tilbud", ...slowAnswer });
      await portal.logIn({ to: "/tilbud" });
      await expect(heading(portal, portal.words("tilbud", "title"))).toBeVisible();
    },
  },
  {
    title: "the offers of a customer who has none",
    reach: async (portal) => {
      await portal.logIn({ customer: "ingen", to: "/tilbud" });
      await expect(heading(portal, portal.words("tilbud", "title.none"))).toBeVisible();
    },
  },
  {
    title: "the offers that cannot be fetched",
    reach: async (portal) => {
      await portal.inject({ call: "GET /avtaleoversikt/tilbud", status: 500 });
      await portal.logIn({ to: "/tilbud" });
      await expect(text(portal, portal.words("tilbud", "failed"))).toBeVisible();
    },
  },
];
