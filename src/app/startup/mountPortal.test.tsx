import { act, screen, waitFor } from "@testing-library/react";
import { use } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { emitSessionSignal } from "#core/http/sessionSignal.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { askSessionId, openPage } from "#tests/support/screens/bootHarness.tsx";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { createServices } from "./createServices.ts";
import { mountPortal } from "./mountPortal.ts";

const simulator = startSimulator();

/** Live regions and their texts: what a screen reader has read out. */
const announced = () =>
  [...document.querySelectorAll("[aria-live], [role=status], [role=alert]")].map((e) => e.textContent);

describe("Hydration of the agreements that the boot script has drawn (spec: loading-10)", () => {
  test.each(["vanlig", "mange", "liv"])(
    "%s: the same elements stay, with focus and selection, and nothing differs",
    async (name) => {
      simulator.logIn(name);
      const page = openPage();
      await page.draw(await askSessionId());
      const cards = page.cards();
      const link = cards[0]?.querySelector("a");
      const heading = cards[0]?.querySelector("bdi");
      expect(link).toBeInstanceOf(HTMLAnchorElement);
      link?.focus();
      if (heading) document.getSelection()?.selectAllChildren(heading);

      const { recovered } = await page.startPortal();
      expect(recovered).toEqual([]);
      await waitFor(() => expect(window.portalDrawing).toBeUndefined());
      const now = page.cards();
      for (const [place, card] of cards.entries()) expect(now[place]).toBe(card);
      expect(link).toHaveFocus();
      expect(document.getSelection()?.toString()).toBe(heading?.textContent);
      expect(announced().join("")).toBe("");
    },
  );

  test("femhundre: groups that are open stay open, and get their cards", async () => {
    simulator.logIn("femhundre");
    const page = openPage();
    await page.draw(await askSessionId());
    const groups = [...page.section().querySelectorAll("details")];
    const [first] = groups;
    if (first === undefined) throw new Error("There are no groups");
    first.open = true;
    const { recovered } = await page.startPortal();
    expect(recovered).toEqual([]);
    // A busy machine draws the last of them after the usual time for a wait.
    await waitFor(() => expect(page.cards()).toHaveLength(500), { timeout: 150_000 });
    expect([...page.section().querySelectorAll("details")]).toEqual(groups);
    expect(groups.map(({ open }) => open)).toEqual(groups.map((group) => group === first));
  });

  test("the button of a hint that has the focus keeps it, and the hint opens", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    await page.draw(await askSessionId());
    act(() => screen.getByRole("button", { name: "Om årsprisen" }).focus());
    const { recovered } = await page.startPortal();
    expect(recovered).toEqual([]);
    expect(await screen.findByRole("tooltip")).toBeVisible();
    expect(screen.getByRole("button", { name: "Om årsprisen" })).toHaveFocus();
  });

  test("a session that is about to end: the warning is shown right after, and nothing differs", async () => {
    simulator.visitor().sessionSeconds = 30;
    simulator.logIn("vanlig");
    const page = openPage();
    await page.draw(await askSessionId());
    const [card] = page.cards();
    const { recovered } = await page.startPortal();
    expect(await screen.findByRole("alertdialog")).toBeInTheDocument();
    expect(recovered).toEqual([]);
    expect(page.cards()[0]).toBe(card);
  });

  test("a session that ends during hydration: the markup matches, and the login page follows (spec: loading-20)", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    await page.draw(await askSessionId());
    const { recovered } = await page.startPortal(() => emitSessionSignal({ type: "unauthorized", sentAt: Date.now() }));
    expect(await screen.findByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
    expect(page.root).not.toHaveTextContent("Bil");
    expect(recovered).toEqual([]);
  });

  test("a hidden page, which draws no frames, is hydrated as soon as the session is known", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    await page.draw(await askSessionId());
    const [card] = page.cards();
    vi.stubGlobal("requestAnimationFrame", () => 0);
    // Not only when the portal stops waiting for the session.
    const wait = globalThis.setTimeout;
    vi.stubGlobal("setTimeout", (run: () => void, ms = 0) => (ms < 1000 ? wait(run, ms) : 0));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { recovered } = await page.startPortal();
    expect(recovered).toEqual([]);
    expect(page.cards()[0]).toBe(card);
  });

  test("a page that the browser has translated meanwhile is replaced, without an error", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    await page.draw(await askSessionId());
    const name = page.cards()[0]?.querySelector("bdi");
    name?.replaceChildren("Car");
    const { recovered } = await page.startPortal();
    expect(recovered).toEqual([]);
    expect(await screen.findByRole("heading", { level: 3, name: "Bil" })).toBeVisible();
    expect(name).not.toBeInTheDocument();
  });
});

describe("Agreements that were drawn for another session (spec: loading-15)", () => {
  test.each<readonly [string, () => void]>([
    ["somebody else is logged in", () => simulator.logIn("liv")],
    ["the customer is logged out", () => (simulator.visitor().session = undefined)],
  ])("%s: they are gone, also while React cannot render yet", async (_, change) => {
    simulator.logIn("vanlig");
    const page = openPage();
    await page.draw(await askSessionId());
    expect(page.root).toHaveTextContent("Bil");
    change();
    const portal = createServices(readTenant(brandBlock(), window.location.hostname));
    portal.session.start();
    onTestFinished(() => portal.session.stop());
    const never = new Promise<never>(() => undefined);
    const Never = () => use(never);
    const mounted = await mountPortal(page.root, portal, () => <Never />);
    onTestFinished(() => act(() => mounted?.unmount()));
    expect(page.root).toBeEmptyDOMElement();
  });
});
