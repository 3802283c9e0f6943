import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";
import { portalPages } from "./portalPages.ts";

const simulator = startSimulator();
let prefetched: string[] = [];

beforeEach(() => {
  prefetched = [];
  for (const { path, Page } of portalPages)
    vi.spyOn(Page, "prefetch").mockImplementation(() => void prefetched.push(path));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "connection");
});

/** The overview of a customer who is logged in, with the links of the bar. */
async function openOverview(tenant: Parameters<typeof renderPortal>[0] = {}) {
  simulator.logIn();
  renderPortal(tenant);
  const bar = within(await screen.findByRole("navigation", { name: "Hovedmeny", hidden: true }));
  return (name: string | RegExp) => bar.getByRole("link", { name, hidden: true });
}

describe("Code of the page that a customer is about to ask for (spec: loading-27)", () => {
  test("is fetched when a pointer rests on its link, not when it only crosses it", async () => {
    const link = await openOverview();
    vi.useFakeTimers();
    fireEvent.pointerOver(link("Profil"));
    act(() => void vi.advanceTimersByTime(49));
    fireEvent.pointerOver(link("Kjøp"));
    act(() => void vi.advanceTimersByTime(49));
    expect(prefetched).toEqual([]);
    // It moves inside the link.
    fireEvent.pointerOver(link("Kjøp").appendChild(document.createElement("span")));
    act(() => void vi.advanceTimersByTime(1));
    expect(prefetched).toEqual(["/kjopsinnganger"]);
  });

  test("is not fetched when the pointer has left the link again", async () => {
    const link = await openOverview();
    vi.useFakeTimers();
    fireEvent.pointerOver(link("Profil"));
    fireEvent.pointerOver(document.body);
    act(() => void vi.advanceTimersByTime(1000));
    expect(prefetched).toEqual([]);
  });

  test.each([
    ["a touch begins on its link", fireEvent.pointerDown],
    ["its link gets the focus", fireEvent.focusIn],
    ["a key is pressed on its link", fireEvent.keyDown],
  ])("is fetched at once when %s", async (_, begin) => {
    const link = await openOverview();
    begin(link("Profil"));
    expect(prefetched).toEqual(["/forsikringsprofil"]);
  });

  test.each([
    ["the customer saves data", { saveData: true, effectiveType: "4g" }],
    ["the connection is slow", { saveData: false, effectiveType: "2g" }],
    ["the connection is very slow", { effectiveType: "slow-2g" }],
  ])("is not fetched when %s", async (_, connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    const link = await openOverview();
    fireEvent.pointerDown(link("Profil"));
    expect(prefetched).toEqual([]);
  });

  test("is not fetched without a network: Firefox asks once for a module that has failed", async () => {
    const link = await openOverview();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fireEvent.pointerDown(link("Profil"));
    expect(prefetched).toEqual([]);
    onLine.mockReturnValue(true);
    fireEvent.pointerDown(link("Profil"));
    expect(prefetched).toEqual(["/forsikringsprofil"]);
  });

  test("is fetched for an address within the portal, in this tab, that the brand has", async () => {
    await openOverview({ tenant: { features: { offers: false } } });
    const base = `${window.location.origin}/privat/forsikring/oversikt`;
    const links = [
      [`${base}/forsikringsprofil?a=1#b`, ""],
      [`${base}/forsikringsprofil/`, ""],
      [`${base}/kjopsinnganger`, "_blank"],
      [`${base}/tilbud`, ""],
      [`${base}/finnes-ikke`, ""],
      ["https://bank.example/privat/forsikring/oversikt/betaling", ""],
      [`${window.location.origin}/privat/forsikring/dokumenter`, ""],
    ] as const;
    for (const [href, target] of links) {
      const link = document.body.appendChild(Object.assign(document.createElement("a"), { href, target }));
      fireEvent.pointerDown(link);
      link.remove();
    }
    expect(prefetched).toEqual(["/forsikringsprofil", "/forsikringsprofil"]);
  });

  test("is not fetched for a visitor who is not logged in", async () => {
    renderPortal();
    await screen.findByRole("heading", { level: 1, name: "Logg inn" });
    const href = "/privat/forsikring/oversikt/forsikringsprofil";
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
    fireEvent.pointerDown(link);
    link.remove();
    expect(prefetched).toEqual([]);
  });
});
