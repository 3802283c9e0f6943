import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();

/** The browser of the tests is as narrow as a phone: the desktop bar is in the page but not shown. */
const desktopBar = () => screen.findByRole("navigation", { name: "Hovedmeny", hidden: true });
const desktopLinks = async () =>
  within(await desktopBar())
    .getAllByRole("link", { hidden: true })
    .map((link) => link.textContent);

async function openMenu(user: ReturnType<typeof renderPortal>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Meny" }));
  return within(await screen.findByRole("dialog", { name: "Meny" }));
}

describe("Header (spec: navigation-13)", () => {
  test("the logo leads to the overview and keeps its place with width and height", async () => {
    renderPortal();
    const link = await screen.findByRole("link", { name: "Fjelltrygd, til forsikringsoversikten" });
    expect(link).toHaveAttribute("href", "/privat/forsikring/oversikt");
    expect(within(link).getByAltText("Fjelltrygd")).toHaveAttribute("width", "160");
  });

  test("a brand's logo leads where the brand says", async () => {
    renderPortal({ tenant: { logo: { url: "https://www.fjelltrygd.example/" } } });
    const link = await screen.findByRole("link", { name: "Fjelltrygd" });
    expect(link).toHaveAttribute("href", "https://www.fjelltrygd.example/");
  });

  test("a visitor who is not logged in sees no navigation and no logout", async () => {
    renderPortal();
    await screen.findByRole("heading", { level: 1, name: "Logg inn" });
    expect(screen.queryByRole("navigation", { hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Logg ut", hidden: true })).not.toBeInTheDocument();
  });

  test("the link to the online bank depends on the login context", async () => {
    simulator.logIn("vanlig", "nettbank");
    const byLoginContext = { NETTBANK: "https://nettbank.fjelltrygd.example/" };
    const { user } = renderPortal({ tenant: { urls: { onlineBank: { byLoginContext } } } });
    const menu = await openMenu(user);
    await waitFor(() =>
      expect(menu.getByRole("link", { name: "Til nettbanken" })).toHaveAttribute("href", byLoginContext.NETTBANK),
    );
  });

  test("the menu says who is logged in (spec: navigation-29)", async () => {
    simulator.logIn();
    const { user } = renderPortal();
    const menu = await openMenu(user);
    expect(await menu.findByText("Vanja Vanlig")).toBeVisible();
  });

  test("the link to the online bank is left out where the brand has none", async () => {
    simulator.logIn();
    const { user } = renderPortal({ tenant: { urls: { onlineBank: null } } });
    const menu = await openMenu(user);
    expect(menu.queryByRole("link", { name: "Til nettbanken" })).not.toBeInTheDocument();
  });
});

describe("Navigation bar (spec: navigation-2)", () => {
  test("lists the pages on wide screens", async () => {
    simulator.logIn();
    renderPortal();
    expect(await desktopLinks()).toEqual(
      expect.arrayContaining(["Forsikringsoversikt", "Dokumenter", "Faktura", "Meld skade (åpnes i ny fane)"]),
    );
  });

  test("the active item is derived from the path", async () => {
    simulator.logIn();
    renderPortal();
    const links = within(await desktopBar()).getAllByRole("link", { hidden: true });
    const active = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(active.map((link) => link.textContent)).toEqual(["Forsikringsoversikt"]);
  });

  test("links to another site open a new tab without access to this one", async () => {
    simulator.logIn();
    const { user } = renderPortal();
    const link = (await openMenu(user)).getByRole("link", { name: "Meld skade (åpnes i ny fane)" });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("is hidden on wide screens while the overview is off", async () => {
    simulator.logIn();
    renderPortal({ tenant: { features: { overview: false } } });
    await screen.findByRole("button", { name: "Meny" });
    expect(screen.queryByRole("navigation", { hidden: true })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Noe har gått galt" })).toBeVisible();
  });
});

describe("Mobile menu (spec: navigation-7)", () => {
  test("adds logout and a link to the online bank", async () => {
    simulator.logIn();
    const { user } = renderPortal();
    const menu = await openMenu(user);
    expect(menu.getByRole("button", { name: "Logg ut" })).toBeVisible();
    expect(menu.getByRole("link", { name: "Til nettbanken" })).toHaveAttribute(
      "href",
      "https://bank.fjelltrygd.example/",
    );
  });

  test.each(["Escape", "the button"])("is closed by %s, and focus goes back to its button", async (way) => {
    simulator.logIn();
    const { user } = renderPortal();
    const menu = await openMenu(user);
    if (way === "Escape") await user.keyboard("{Escape}");
    else await user.click(menu.getByRole("button", { name: "Lukk menyen" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Meny" })).toHaveFocus();
  });

  test("has the contact link 'Kontakt oss' in the bank's app, and only there (spec: navigation-12)", async () => {
    simulator.logIn();
    document.cookie = "isMobilbankApp=true";
    onTestFinished(() => void (document.cookie = "isMobilbankApp=; Max-Age=0"));
    const { user } = renderPortal();
    const menu = await openMenu(user);
    expect(menu.getByRole("link", { name: "Kontakt oss" })).toHaveAttribute("href", "#kontakt-telefon");
    await user.keyboard("{Escape}");
    document.cookie = "isMobilbankApp=; Max-Age=0";
    expect((await openMenu(user)).queryByRole("link", { name: "Kontakt oss" })).not.toBeInTheDocument();
  });

  test("closes when a page is chosen", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path: "/finnes-ikke" });
    await user.click((await openMenu(user)).getByRole("link", { name: "Forsikringsoversikt" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Forsikringsoversikt" })).toHaveFocus());
  });
});

describe("Logout (spec: session-21)", () => {
  const returnedUrl = { behaviour: "returned-url", url: "https://www.fjelltrygd.example/utlogget" };

  async function logOut(portal: ReturnType<typeof renderPortal>) {
    await portal.user.click((await openMenu(portal.user)).getByRole("button", { name: "Logg ut" }));
    await waitFor(() => expect(portal.left).toHaveLength(1));
    return portal.left[0];
  }

  test("leads to the configured logout URL", async () => {
    simulator.logIn();
    expect(await logOut(renderPortal())).toBe("https://www.fjelltrygd.example/utlogget");
    expect(simulator.requests("POST /auth/logout").map(({ body }) => body)).toEqual([{}]);
  });

  test("leads to the returned logoutUrl where the brand uses it", async () => {
    simulator.logIn();
    const portal = renderPortal({
      tenant: { logout: { ...returnedUrl, goto: "https://bank.fjelltrygd.example/etter" } },
    });
    expect(await logOut(portal)).toBe("https://bank.fjelltrygd.example/etter");
  });

  test("a returned URL at a host that is not allowed is replaced by the configured one", async () => {
    simulator.logIn();
    simulator.inject({ call: "POST /auth/logout", body: { logoutUrl: "https://ond.example/" } });
    expect(await logOut(renderPortal({ tenant: { logout: returnedUrl } }))).toBe(returnedUrl.url);
  });

  test("covers the page and waits at most 5 seconds for the call (spec: session-27)", async () => {
    simulator.logIn();
    simulator.inject({ call: "POST /auth/logout", kind: "hang" });
    const portal = renderPortal({ tenant: { logout: returnedUrl } });
    expect(await logOut(portal)).toBe(returnedUrl.url);
    expect(screen.getByRole("alertdialog", { name: "Vi logger deg ut" })).toHaveFocus();
  });

  test("a failing call clears the client and leads to the configured URL all the same", async () => {
    simulator.logIn();
    simulator.inject({ call: "POST /auth/logout", status: 500 });
    const portal = renderPortal({ tenant: { logout: returnedUrl } });
    await screen.findByText("4 forsikringer");
    expect(await logOut(portal)).toBe(returnedUrl.url);
    // Notices are the same for everybody: they are asked for again.
    const kept = portal.queryClient.getQueriesData({}).filter(([, data]) => data !== undefined);
    expect(kept.map(([key]) => key).filter(([name]) => name !== "driftsmeldinger")).toEqual([]);
    expect(screen.queryByText("4 forsikringer")).not.toBeInTheDocument();
  });
});
