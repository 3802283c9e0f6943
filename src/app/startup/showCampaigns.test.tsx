import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Campaign, MarketingTexts } from "#contract/descriptor/marketing.ts";
import type { Json } from "#contract/mergeLayers.ts";
import { askSessionId, openPage } from "#tests/support/screens/bootHarness.tsx";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { renderShell } from "./renderShell.tsx";

const simulator = startSimulator();

const running = (texts: Partial<MarketingTexts>): Campaign => ({
  firstDay: "2020-01-01",
  lastDay: "2099-12-31",
  texts,
});
const over = (texts: Partial<MarketingTexts>): Campaign => ({ firstDay: "2020-01-01", lastDay: "2020-01-31", texts });
const withCampaign = (campaign: Campaign): Json => ({ marketing: { campaigns: { jul: campaign } } }) as unknown as Json;

const ownTitle = "Godt å vite at du er forsikret";

describe("A campaign (spec: brands-16)", () => {
  test("that runs is shown, and React hydrates the page with its greeting", async () => {
    simulator.logIn("vanlig");
    const page = openPage(withCampaign(running({ heroTitle: "God jul", heroLead: "Vi er her hele jula." })));
    await page.draw(await askSessionId());
    const [card] = page.cards();
    expect(page.markup()).toContain(ownTitle);
    const { recovered } = await page.startPortal();
    expect(recovered).toEqual([]);
    expect(screen.getByText("God jul")).toBeVisible();
    expect(screen.getByText("Vi er her hele jula.")).toBeVisible();
    expect(screen.queryByText(ownTitle)).not.toBeInTheDocument();
    expect(page.cards()[0]).toBe(card);
  });

  test("that is over leaves the brand's own greeting", async () => {
    simulator.logIn("vanlig");
    const page = openPage(withCampaign(over({ heroTitle: "God jul" })));
    await page.draw(await askSessionId());
    const { recovered } = await page.startPortal();
    expect(recovered).toEqual([]);
    expect(screen.getByText(ownTitle)).toBeVisible();
    expect(screen.queryByText("God jul")).not.toBeInTheDocument();
  });

  test("with a sentence that the static shell has no place for is shown too", async () => {
    simulator.logIn("vanlig");
    const { marketing } = brandBlock().tenant;
    const page = openPage({
      marketing: { ...marketing, heroLead: null, campaigns: { jul: running({ heroLead: "Vi er her hele jula." }) } },
    } as unknown as Json);
    await page.draw(await askSessionId());
    const { recovered } = await page.startPortal();
    expect(recovered).toEqual([]);
    // React draws the band once more when it has the session.
    await waitFor(() => expect(screen.getByText("Vi er her hele jula.")).toBeVisible());
  });
});

describe("The static shell", () => {
  const hidden = ":root:not([data-campaigns],[data-arrival]) [data-band] p{visibility:hidden";
  const cssOf = (tenant: Json) => renderShell(brandBlock(tenant), {}, "nb").css;

  test("hides a greeting that depends on the day until the right one is there", () => {
    expect(cssOf(withCampaign(running({ heroTitle: "God jul" })))).toContain(hidden);
    expect(cssOf(withCampaign({ ...over({}), after: { heroLead: "Takk" } }))).toContain(hidden);
  });

  test("shows the greeting at once where campaigns leave it as it is", () => {
    expect(cssOf({})).not.toContain(hidden);
    expect(cssOf(withCampaign(running({ bundleDiscount: { title: "Nå", text: "20 %" } })))).not.toContain(hidden);
  });
});
