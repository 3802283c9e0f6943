import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Language } from "#contract/pageLanguage.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();

/** Opens a page in a language. Its texts are still those of the test brand: who wrote them is what counts here. */
function open(language: Language, path: string, customer = "vanlig"): void {
  document.documentElement.lang = language;
  document.documentElement.dataset["languages"] = "";
  simulator.logIn(customer);
  renderPortal({ path });
}

/** The language of the nearest element that says one; of the page: undefined. */
const markOf = (element: Element) => element.closest("[lang]:not(html)")?.getAttribute("lang") ?? undefined;

const marked = () => [...document.querySelectorAll("body [lang]")].map(({ textContent }) => textContent);

describe("What the back end has written is marked where the page is in another language (spec: languages-33)", () => {
  test("agreements, the offers' card, tasks and the contact, on the overview in English", async () => {
    open("en", "/");
    const car = await screen.findByRole("heading", { name: "Bil" });
    expect(markOf(car)).toBe("nb");
    const card = car.closest("li");
    expect(markOf(within(card as HTMLElement).getByText(/stasjonsvogn/))).toBe("nb");
    expect(markOf(within(card as HTMLElement).getByRole("link"))).toBeUndefined();
    const offers = await screen.findByRole("region", { name: "Tilbudene dine" });
    expect([...offers.querySelectorAll("[lang=nb]")].length).toBeGreaterThan(0);
    const task = await screen.findByRole("link", { name: /^Meld inn kilometer.*XX 00051$/ });
    expect(markOf(within(task).getByText("XX 00051"))).toBe("nb");
    expect(markOf(task)).toBeUndefined();
    // Until the back end has answered, they are the brand's.
    await waitFor(() => expect(markOf(screen.getByText("Mandag–fredag 08.00–16.00"))).toBe("nb"));
    expect(markOf(screen.getByText("Testmerket kundesenter"))).toBe("nb");
  });

  test("a card without a name has one of the portal's words", async () => {
    simulator.inject({ call: "GET /avtaleoversikt/avtaler", body: { avtaler: [{ policyNumber: "7" }] } });
    open("en", "/", "ingen");
    expect(markOf(await screen.findByRole("heading", { name: "Forsikring" }))).toBeUndefined();
  });

  test("a name inside a sentence of the portal", async () => {
    const avtaler = [{ name: "Hus", avtaleStatusDescription: "Til Annullasjon", endDate: "2099-03-01" }];
    simulator.inject({ call: "GET /avtaleoversikt/avtaler", body: { avtaler } });
    open("en", "/", "ingen");
    const link = await screen.findByRole("link", { name: /^Hus .*1.March 2099/ });
    expect(markOf(link)).toBeUndefined();
    expect(markOf(within(link).getByText("Hus"))).toBe("nb");
  });

  test("offers, with those that are bundled with them", async () => {
    open("en", "/tilbud", "mange");
    await screen.findByRole("heading", { level: 1, name: "Tilbudene dine" });
    const inCards = await waitFor(() => {
      const names = screen.getAllByRole("heading", { level: 2 }).filter((name) => name.closest("main li"));
      expect(names).not.toEqual([]);
      return names;
    });
    for (const name of inCards) expect(name.querySelector("bdi")).toHaveAttribute("lang", "nb");
    const [bundled] = screen.getAllByRole("heading", { level: 3, name: "Også med i pakken" });
    expect(bundled?.nextElementSibling?.querySelector("bdi")).toHaveAttribute("lang", "nb");
  });

  test("the texts of consents", async () => {
    open("en", "/forsikringsprofil");
    const group = await screen.findByRole("group", { name: "Markedsføring" });
    expect(markOf(within(group).getByText("Markedsføring"))).toBe("nb");
    expect(markOf(within(group).getByText(/^Vil du høre fra oss/))).toBe("nb");
    expect(markOf(within(group).getByText(/^Vi bruker opplysninger/))).toBe("nb");
    expect(markOf(within(group).getByText("Ja"))).toBeUndefined();
  });

  test.each(["nb", "nn"] as const)("a page in %s marks nothing", async (language) => {
    open(language, "/");
    await screen.findByRole("heading", { name: "Bil" });
    await screen.findByText("Mandag–fredag 08.00–16.00");
    await screen.findByRole("region", { name: "Tilbudene dine" });
    expect(marked()).toEqual([]);
  });

  test("an answer that says that it is in English is not marked there", async () => {
    open("en", "/", "engelsk");
    await screen.findByText("Monday–Friday 08.00–16.00");
    expect(await screen.findByRole("heading", { name: "Car" })).toBeVisible();
    expect(marked()).toEqual([]);
  });

  test("an answer in English is marked on a Norwegian page", async () => {
    const headers = { "Content-Language": "en-GB" };
    simulator.inject({ call: "GET /avtaleoversikt/avtaler", body: { avtaler: [{ name: "Car" }] }, headers });
    open("nn", "/", "ingen");
    expect(markOf(await screen.findByRole("heading", { name: "Car" }))).toBe("en");
  });
});
