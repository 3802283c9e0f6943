import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const path = "/kjopsinnganger";
const categories = ["Kjøretøy", "Hus og hytte", "Reise", "Innbo og ting", "Liv og helse", "Båt", "Dyr"];
const findPage = () => screen.findByRole("heading", { level: 1, name: "Hva vil du forsikre?" });
const main = () => within(screen.getByRole("main"));
const shownCategories = () =>
  main()
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent)
    .filter((name) => categories.includes(name));
/** A category, to press. */
const category = (name: string) => main().getByRole("heading", { level: 2, name });
const findLink = (name: string | RegExp) => main().findByRole("link", { name });

describe("/kjopsinnganger (spec: portal-13)", () => {
  test("lists the seven categories, all closed", async () => {
    simulator.logIn();
    renderPortal({ path });
    await findPage();
    expect(shownCategories()).toEqual(categories);
    expect(main().getByRole("link", { name: "Bil" })).not.toBeVisible();
  });

  test("a category expands a list of links, and closes the one that was open", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path });
    await findPage();
    await user.click(category("Kjøretøy"));
    const link = await findLink("Bil");
    expect(link).toBeVisible();
    expect(link.getAttribute("href")).toMatch(/\/privat\/forsikring\/motor\/bil$/);
    await user.click(category("Dyr"));
    expect(await findLink("Hund")).toBeVisible();
    expect(main().getByRole("link", { name: "Bil" })).not.toBeVisible();
    await user.click(category("Dyr"));
    await waitFor(() => expect(main().getByRole("link", { name: "Hund" })).not.toBeVisible());
  });

  test("internal links open in the same tab", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path });
    await findPage();
    await user.click(category("Båt"));
    expect(await findLink("Båt")).not.toHaveAttribute("target");
  });

  test("external links open in a new tab, and say so", async () => {
    simulator.logIn();
    const externalLinks = [{ category: "dyr", text: "Hest", url: "https://www.hest.example/kjop" }];
    const { user } = renderPortal({ path, tenant: { purchase: { externalLinks } } });
    await findPage();
    await user.click(category("Dyr"));
    const link = await findLink("Hest (åpnes i ny fane)");
    expect(link).toHaveAttribute("href", "https://www.hest.example/kjop");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("an external link whose address is refused is left out", async () => {
    simulator.logIn();
    const externalLinks = [{ category: "dyr", text: "Hest", url: "javascript:alert(1)" }];
    const { user } = renderPortal({ path, tenant: { purchase: { externalLinks } } });
    await findPage();
    await user.click(category("Dyr"));
    await findLink("Hund");
    expect(main().queryByText("Hest")).not.toBeInTheDocument();
  });

  test("Reise is hidden if it has no links", async () => {
    simulator.logIn();
    renderPortal({ path, tenant: { purchase: { entrances: ["bil", "baat"] } } });
    await findPage();
    expect(shownCategories()).toEqual(["Kjøretøy", "Båt"]);
  });

  test("members of a union are also shown their own entrances", async () => {
    simulator.logIn("lo-medlem");
    const { user } = renderPortal({ path, tenant: { purchase: { entrances: ["bil"] } } });
    await findPage();
    await user.click(await main().findByRole("heading", { level: 2, name: "Reise" }));
    const link = await findLink("Reise for medlemmer");
    expect(link.getAttribute("href")).toMatch(/\/privat\/forsikring\/skade\/reise\/lofavor$/);
  });

  test("two info boxes are below", async () => {
    simulator.logIn();
    renderPortal({ path });
    await findPage();
    expect(main().getByRole("heading", { level: 3, name: "Best i test" })).toBeVisible();
    expect(main().getByText("Vi er fornøyde.")).toBeVisible();
    expect(main().getByRole("heading", { level: 3, name: "Fordeler" })).toBeVisible();
    expect(main().getByText("Du får mer.")).toBeVisible();
  });

  test.each(["businessPortal", "maintenanceCalendar"])(
    "the card %s is there when configured, and leads out",
    async (name) => {
      simulator.logIn();
      const card = { title: "Et kort", text: "Om kortet.", linkText: "Gå dit", url: "https://www.kort.example/" };
      renderPortal({ path, tenant: { cards: { [name]: card } } });
      await findPage();
      expect(main().getByText("Om kortet.")).toBeVisible();
      const link = main().getByRole("link", { name: "Gå dit (åpnes i ny fane) Et kort" });
      expect(link).toHaveAttribute("href", "https://www.kort.example/");
      expect(link).toHaveAttribute("target", "_blank");
    },
  );

  test("without configured cards no cards are shown", async () => {
    simulator.logIn();
    renderPortal({ path });
    await findPage();
    expect(main().getAllByRole("heading", { level: 3 })).toHaveLength(2);
  });

  test("a brand that sells nothing here has no such page", async () => {
    simulator.logIn();
    renderPortal({ path, tenant: { features: { purchase: false } } });
    expect(await screen.findByRole("heading", { level: 1, name: /ser ut til å være borte/ })).toBeVisible();
  });
});

describe("Blocked from buying", () => {
  const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
  const under18 = "Du må ha fylt 18 år for å kjøpe forsikring på nett";

  test("under 18 by the national ID: the block page instead of the entrances (spec: kjop-13)", async () => {
    simulator.logIn("under-18");
    renderPortal({ path });
    expect(await heading(under18)).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Kjøretøy" })).not.toBeInTheDocument();
  });

  test.each([
    ["under18", "vanlig", under18],
    ["uonsket", "vanlig", "Du kan ikke kjøpe forsikring på nett"],
    ["utland", "vanlig", "Bostedsadressen din er utenfor Norge"],
    ["innsyn", "vanlig", "Du kan ikke se forsikringer på nett"],
    ["noe-annet", "vanlig", "Du kan ikke kjøpe forsikring på nett"],
    ["noe-annet", "lo-medlem", "Du må ta kontakt for å kjøpe denne forsikringen"],
  ])(
    "?avvist=%s for the customer %s: '%s', and the mark leaves the address (spec: kjop-14)",
    async (kind, who, title) => {
      simulator.logIn(who);
      renderPortal({ path: `${path}?avvist=${kind}` });
      expect(await heading(title)).toBeVisible();
      expect(screen.getByRole("button", { name: "Gå tilbake" })).toBeVisible();
      await waitFor(() => expect(window.location.search).toBe(""));
      expect(document.title).toBe(`${title} – Fjelltrygd`);
    },
  );

  test("a block page has the bank's phone number and a way to the overview (spec: sperrer-12)", async () => {
    simulator.logIn();
    renderPortal({ path: `${path}?avvist=utland` });
    await heading("Bostedsadressen din er utenfor Norge");
    const number = await main().findByRole("link", { name: "+47\u00a022\u00a000\u00a000\u00a000" });
    expect(number).toHaveAttribute("href", "tel:+4722000000");
    expect(main().getByRole("link", { name: "Til forsikringsoversikten" })).toHaveAttribute(
      "href",
      "/privat/forsikring/oversikt",
    );
  });

  test("'Kjøp' in the navigation leads from the block page to the entrances (spec: kjop-15)", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path: `${path}?avvist=utland&x=1` });
    await heading("Bostedsadressen din er utenfor Norge");
    await waitFor(() => expect(window.location.search).toBe("?x=1"));
    await user.click(await screen.findByRole("button", { name: "Meny" }));
    await user.click(within(await screen.findByRole("dialog", { name: "Meny" })).getByRole("link", { name: "Kjøp" }));
    await findPage();
    expect(document.title).toBe("Hva vil du forsikre? – Fjelltrygd");
  });

  test("the link 'Fortsett' of an offer leads to the block page (spec: kjop-13)", async () => {
    simulator.logIn("under-18");
    renderPortal({ path: "/tilbud" });
    const fortsett = await screen.findByRole("link", { name: /^Fortsett/ });
    await waitFor(() => expect(fortsett.getAttribute("href")).toMatch(/\/oversikt\/kjopsinnganger$/));
  });
});
