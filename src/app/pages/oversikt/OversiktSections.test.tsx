import { screen, within, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { AnalyticsEvent } from "#core/analytics/analyticsEvent.ts";
import { takeEvents } from "#core/analytics/track.ts";
import type { Json } from "#contract/mergeLayers.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const call = "GET /nbo/produktanbefaling";
const candidates = ["BIL", "HUS", "INNBO", "REISE", "LIV", "BAAT", "KJAELEDYR"];
const entrances = ["bil", "hus", "innbo", "reise", "liv", "baat", "hund", "katt", "hytte"];
const scores = (...products: string[]) => ({
  scores: products.map((nextBestOfferProdukt, at) => ({ nextBestOfferProdukt, score: 1 - at / 10 })),
});
/** The overview of a brand that may recommend a good deal. */
const show = (tenant: Record<string, Json> = {}) =>
  renderPortal({ tenant: { purchase: { entrances }, recommendations: { candidates }, ...tenant } });
const findBlock = async (heading = "Anbefalt for deg") => within(await screen.findByRole("region", { name: heading }));
const recommended = async () =>
  (await findBlock()).getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const findPurchases = async () => within(await screen.findByRole("region", { name: "Trenger du flere forsikringer?" }));
const noBlock = () => expect(screen.queryByRole("region", { name: /Anbefalt|Flere forsikringer hos oss/ })).toBeNull();

describe("Next-best-offer block (spec: anbefalinger-1)", () => {
  test("shows at most three products that the customer does not hold, the best first", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call, body: scores("REISE", "BAAT", "BIL", "LIV", "HUS", "INNBO") });
    show();
    expect(await recommended()).toEqual(["Båtforsikring", "Livsforsikring", "Husforsikring"]);
    expect(simulator.requests(call).map(({ path }) => path)).toEqual([expect.stringMatching(/\?produkt=OVERSIKT$/)]);
  });

  test("each leads to its purchase in this tab, and no percentage is named (spec: anbefalinger-22)", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call, body: scores("BAAT", "LIV") });
    show();
    const block = await findBlock();
    expect(block.queryByText("Samlerabatt")).not.toBeInTheDocument();
    expect(block.queryByText(/%/)).not.toBeInTheDocument();
    const link = block.getByRole("link", { name: "Se pris Båtforsikring" });
    expect(link.getAttribute("href")).toMatch(/\/privat\/forsikring\/motor\/baat$/);
    expect(link).not.toHaveAttribute("target");
    expect(block.getByRole("link", { name: "Se pris Livsforsikring" })).toBeVisible();
  });

  test.each([
    ["takes the place of its text", "Billigere bil", "Rabatt når du kjøper på nett.", "Billigere bil"],
    ["waits for the receipt where it names a percentage", "10 % på bil", "Rabatt på nett.", "Bilforsikring"],
  ])("a campaign for car insurance %s", async (_, title, text, shownTitle) => {
    simulator.logIn("ingen");
    simulator.inject({ call, body: scores("BIL") });
    show({ marketing: { carCampaign: { title, text } } });
    expect((await findBlock()).getByRole("link", { name: `Se pris ${shownTitle}` })).toBeVisible();
  });

  test("offers without a known purchase path are not shown", async () => {
    simulator.logIn("ingen");
    simulator.inject({ call, body: scores("ROMREISE", "LIV", "HUS") });
    show({ purchase: { entrances: ["hus"] } });
    expect(await recommended()).toEqual(["Husforsikring"]);
  });

  test("without personal scores the brand's own order is used, and nothing is called personal", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call, body: { scores: [], fallback: true } });
    show();
    const block = await findBlock("Flere forsikringer hos oss");
    expect(block.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent("Husforsikring");
  });

  test("analytics is notified that the block is shown, of each product, and of the one that is chosen", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call, body: scores("BAAT", "LIV") });
    const events: AnalyticsEvent[] = [];
    const stop = takeEvents(({ event }) => {
      if (event.kind === "nboLoad" || event.kind === "recommendation") events.push(event);
    });
    const { user } = show();
    const link = (await findBlock()).getByRole("link", { name: "Se pris Livsforsikring" });
    const shown = [
      { kind: "nboLoad", produkt: "OVERSIKT", verdi: 2 },
      { kind: "recommendation", hendelse: "vist", produkt: "BAAT" },
      { kind: "recommendation", hendelse: "vist", produkt: "LIV" },
    ];
    await expect.poll(() => events).toEqual(shown);
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener("click", stay);
    await user.click(link);
    document.removeEventListener("click", stay);
    expect(events).toEqual([...shown, { kind: "recommendation", hendelse: "klikket", produkt: "LIV" }]);
    stop();
  });

  test("nothing is shown to the control group", async () => {
    simulator.logIn("kontrollgruppe");
    show();
    await findPurchases();
    await expect.poll(() => simulator.requests(call).length).toBe(1);
    noBlock();
  });

  test("nothing is shown while some agreements may be missing: the customer may hold what would be recommended", async () => {
    simulator.logIn("delvis-nede");
    simulator.inject({ call, body: scores("BAAT") });
    show();
    await expect.poll(() => simulator.requests(call).length).toBe(1);
    noBlock();
    expect(screen.queryByRole("region", { name: "Trenger du flere forsikringer?" })).toBeNull();
  });

  test("a brand can switch it off", async () => {
    simulator.logIn("vanlig");
    show({ features: { recommendations: false } });
    await findPurchases();
    expect(simulator.requests(call)).toHaveLength(0);
  });

  test("a failed call is left out in silence (spec: anbefalinger-21)", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call, status: 500, times: 2 });
    show();
    await findPurchases();
    await waitFor(() => expect(simulator.requests(call)).toHaveLength(2));
    noBlock();
    expect(screen.queryByRole("button", { name: "Prøv igjen" })).not.toBeInTheDocument();
  });
});

describe("Purchase entrance list, shown for customers with agreements (spec: kjop-12)", () => {
  test("leads to what is bought most, and to the rest", async () => {
    simulator.logIn("vanlig");
    const { user } = show();
    const purchases = await findPurchases();
    expect(purchases.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Hus",
      "Hytte",
      "Livsforsikring",
      "Båt",
    ]);
    expect(purchases.getByRole("link", { name: "Hytte" }).getAttribute("href")).toMatch(/\/privat\/forsikring\/hytte$/);
    await user.click(purchases.getByRole("link", { name: "Se alle våre forsikringer" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Hva vil du forsikre?" });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test("waits until it is known what the customer holds (spec: kjop-16)", async () => {
    simulator.logIn("vanlig");
    const release = simulator.hold({ call: "GET /skadekunde/hent" });
    show();
    await screen.findByRole("heading", { name: "Kjøp forsikring" });
    const region = { name: "Trenger du flere forsikringer?" };
    await expect.poll(() => simulator.requests("GET /skadekunde/hent").length).toBe(1);
    expect(screen.queryByRole("region", region)).toBeNull();
    release();
    expect(await screen.findByRole("region", region)).toBeVisible();
  });

  test("neither it nor recommendations are shown to a customer under 18 (spec: kjop-19)", async () => {
    simulator.logIn("under-18");
    const { queryClient } = show();
    expect(await screen.findByRole("heading", { name: "Kjøp forsikring" })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole("region", { name: "Trenger du flere forsikringer?" })).toBeNull();
    noBlock();
  });

  test("is not shown for customers without agreements", async () => {
    simulator.logIn("ingen");
    simulator.inject({ call, body: scores("BIL") });
    show();
    await findBlock();
    expect(screen.queryByRole("region", { name: "Trenger du flere forsikringer?" })).not.toBeInTheDocument();
  });
});
