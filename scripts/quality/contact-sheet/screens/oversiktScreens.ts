import { expect, heading, type Screen, slowAnswer, text } from "./Screen.ts";

const overview = (title: string, customer: string, options: Pick<Screen, "hasMarketing"> = {}): Screen => ({
  title,
  ...options,
  reach: async (portal) => {
    await portal.logIn({ customer });
    await portal.expectOverview();
    // The parts below the agreements load after them.
    await expect(heading(portal, portal.words("faq", "heading"))).toBeVisible();
  },
});

/** Forsikringsoversikt. */
export const oversiktScreens: readonly Screen[] = [
  overview("the overview", "vanlig"),
  overview("the overview with agreements of every kind", "mange"),
  overview("the overview of a member of the union", "lo-medlem", { hasMarketing: true }),
  overview("the overview of a partner bank's customer", "partnerbank"),
  overview("the overview while systems are partly down", "delvis-nede"),
  overview("the overview with unusual data", "rare-data"),
  {
    title: "the overview with the answers to all questions",
    reach: async (portal) => {
      await portal.logIn();
      await portal.expectOverview();
      await heading(portal, portal.words("faq", "heading")).scrollIntoViewIfNeeded();
      const more = portal.page.getByRole("button", { name: portal.words("faq", "more") });
      if (await more.isVisible()) await more.click();
      // Texts of the descriptor: every answer is measured.
      const questions = portal.page.getByRole("region", { name: portal.words("faq", "heading") }).locator("summary");
      for (const question of await questions.all()) await question.click();
    },
  },
  {
    title: "the overview while the agreements are fetched",
    reach: async (portal) => {
      await portal.inject({ call: "GET /avtaleoversikt/avtaler", ...slowAnswer });
      await portal.logIn();
      await expect(portal.page.getByRole("contentinfo")).toBeVisible();
    },
  },
  {
    title: "the overview without agreements",
    hasMarketing: true,
    reach: async (portal) => {
      await portal.logIn({ customer: "ingen" });
      await expect(text(portal, portal.words("avtaler", "empty.title"))).toBeVisible();
    },
  },
  {
    title: "the overview whose agreements cannot be fetched",
    hasMarketing: true,
    reach: async (portal) => {
      await portal.inject({ call: "GET /avtaleoversikt/avtaler", status: 500 });
      await portal.logIn();
      await expect(text(portal, portal.words("avtaler", "failed"))).toBeVisible();
    },
  },
];
