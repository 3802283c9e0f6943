import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { schemeKey } from "#contract/schemeKey.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

startSimulator();
const root = document.documentElement;
const path = "/#kontakt-telefon";

afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset["scheme"];
  document.cookie = "isMobilbankApp=; max-age=0";
});

const choice = async () => within(await screen.findByRole("group", { name: "Utseende" }));
const chosen = (group: Awaited<ReturnType<typeof choice>>) =>
  group.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);

describe("The choice between light and dark (spec: scheme-32)", () => {
  test("is in the footer, with the device first and chosen", async () => {
    renderPortal({ path, hasDark: true });
    const group = await choice();
    for (const [at, name] of ["Som enheten", "Lys", "Mørk"].entries())
      expect(group.getAllByRole("radio")[at]).toHaveAccessibleName(name);
    expect(chosen(group)).toEqual([true, false, false]);
  });

  test("shows a scheme at once and keeps it; the device's is kept as nothing", async () => {
    const { user } = renderPortal({ path, hasDark: true });
    const group = await choice();
    await user.click(group.getByRole("radio", { name: "Mørk" }));
    expect(root).toHaveAttribute("data-scheme", "dark");
    expect(localStorage.getItem(schemeKey)).toBe("dark");
    expect(chosen(group)).toEqual([false, false, true]);
    await user.click(group.getByRole("radio", { name: "Som enheten" }));
    expect(root).not.toHaveAttribute("data-scheme");
    expect(localStorage.getItem(schemeKey)).toBeNull();
  });

  test("says what another tab has chosen", async () => {
    renderPortal({ path, hasDark: true });
    const group = await choice();
    await act(async () => {
      root.dataset["scheme"] = "light";
      await Promise.resolve();
    });
    expect(chosen(group)).toEqual([false, true, false]);
  });

  test("holds for this page where nothing can be kept (spec: scheme-29)", async () => {
    const { user } = renderPortal({ path, hasDark: true });
    const group = await choice();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.click(group.getByRole("radio", { name: "Mørk" }));
    expect(root).toHaveAttribute("data-scheme", "dark");
    expect(chosen(group)).toEqual([false, false, true]);
  });

  test.each([
    ["in a brand with light alone (spec: scheme-23)", false, ""],
    ["in the bank's app (spec: scheme-30)", true, "isMobilbankApp=true"],
  ])("is not there %s", async (_, hasDark, cookie) => {
    if (cookie !== "") document.cookie = cookie;
    renderPortal({ path, hasDark });
    await screen.findByRole("link", { name: /^Personvern/ });
    expect(screen.queryByRole("group", { name: "Utseende" })).not.toBeInTheDocument();
  });
});
