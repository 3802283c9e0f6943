import type { Portal } from "#tests/support/browser/Portal.ts";
import { oversiktScreens } from "./oversiktScreens.ts";
import { profilScreens } from "./profilScreens.ts";
import { tilbudScreens } from "./tilbudScreens.ts";
import { expect, heading, type Screen, slowAnswer, text } from "./Screen.ts";

const kjopScreens: readonly Screen[] = [
  {
    title: "the purchase entrances",
    reach: async (portal) => {
      await portal.logIn({ to: "/kjopsinnganger" });
      await expect(heading(portal, portal.words("kjop", "title"))).toBeVisible();
    },
  },
  {
    title: "the purchase entrances with a category open",
    hasMarketing: true,
    reach: async (portal) => {
      await portal.logIn({ to: "/kjopsinnganger" });
      await heading(portal, portal.words("kjop", "kategori.livOgHelse")).click();
      await expect(portal.page.getByRole("link", { name: portal.words("kjop", "inngang.ufore") })).toBeVisible();
    },
  },
];

const sperreScreens: readonly Screen[] = [
  {
    title: "the block page of a customer who was turned away",
    reach: async (portal) => {
      await portal.logIn({ to: "/kjopsinnganger?avvist=uonsket" });
      await expect(heading(portal, portal.words("sperrer", "sperre.uonsketKunde.title"))).toBeVisible();
    },
  },
];

/** A brand whose customers log in elsewhere has no login page. */
const isGone = (portal: Portal) => text(portal, portal.words("skall", "notFound.title"));

const andreScreens: readonly Screen[] = [
  {
    title: "the login page",
    reach: async (portal) => {
      await portal.open();
      await expect(heading(portal, portal.words("innlogging", "title")).or(isGone(portal)).first()).toBeVisible();
      const frame = portal.page.locator("iframe");
      if ((await frame.count()) > 0)
        await portal.page.frameLocator("iframe").getByRole("button", { name: "Logg inn" }).waitFor();
    },
  },
  {
    title: "the login page whose address cannot be fetched",
    reach: async (portal) => {
      await portal.inject({ call: "GET /auth/login", status: 500 });
      await portal.open();
      await expect(text(portal, portal.words("innlogging", "failedText")).or(isGone(portal)).first()).toBeVisible();
    },
  },
  {
    title: "other insurance",
    reach: async (portal) => {
      // A brand without entries has no such page.
      portal.expectedErrors.push(/Kunde traff side som ikke finnes/);
      await portal.logIn({ to: "/andre-forsikringer" });
      await expect(portal.page.getByRole("main").getByRole("heading").first()).toBeVisible();
    },
  },
  {
    title: "the hop to the claims cases",
    reach: async (portal) => {
      await portal.inject({ call: "POST /jumpsst/", ...slowAnswer });
      await portal.logIn({ to: "/jump/seopp/skadesaker" });
      await expect(text(portal, portal.words("skadesaker", "title"))).toBeVisible();
    },
  },
  {
    title: "the warning before the session ends",
    isOverlay: true,
    reach: async (portal) => {
      await portal.logIn({ seconds: 60 });
      await expect(portal.page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    title: "the cookie dialog",
    isOverlay: true,
    reach: async (portal) => {
      await portal.page.context().clearCookies({ name: /-cookie-consent-v3$/ });
      await portal.logIn();
      const footer = portal.page.getByRole("contentinfo");
      await expect(footer).toBeVisible();
      // A brand whose bank asks has no button that reopens the dialog.
      const isAsked =
        (await footer.locator("button", { hasText: portal.words("cookie-consent", "reopen") }).count()) > 0;
      if (isAsked) await expect(portal.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    title: "the open mobile menu",
    isOverlay: true,
    widths: [360],
    reach: async (portal) => {
      await portal.logIn();
      await portal.expectOverview();
      await portal.page.getByRole("button", { name: portal.words("skall", "nav.open"), exact: true }).click();
      await expect(portal.page.getByRole("button", { name: portal.words("skall", "logOut") })).toBeVisible();
    },
  },
  {
    title: "a page that does not exist",
    reach: async (portal) => {
      portal.expectedErrors.push(/Kunde traff side som ikke finnes/);
      await portal.logIn({ to: "/finnes-ikke" });
      await expect(isGone(portal)).toBeVisible();
    },
  },
];

/** Every screen of the portal, once for each state with its own appearance. */
export const screens: readonly Screen[] = [
  ...oversiktScreens,
  ...kjopScreens,
  ...sperreScreens,
  ...profilScreens,
  ...tilbudScreens,
  ...andreScreens,
];
