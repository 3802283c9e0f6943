import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { BrandHistory } from "#studio/document/BrandHistory.ts";
import { descriptor, startBrand, themeText } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import { HistoryPage } from "./HistoryPage.tsx";

afterEach(() => void vi.unstubAllGlobals());

const hash = "a1b2c3d4".repeat(5);
const history: BrandHistory = {
  status: "here",
  versions: [
    {
      hash,
      short: "a1b2c3d",
      date: "2025-12-01T07:00:00+01:00",
      message: "Nytt navn",
      files: [{ kind: "descriptor", path: "tenants/fjord/tenant.jsonc" }],
      changes: [],
      moreChanges: 0,
    },
  ],
  isShallow: false,
  isCut: true,
  uncommitted: ["theme"],
};

function show(answer: BrandHistory) {
  const then = { texts: { descriptor: descriptor.replace('"Fjord"', '"Fjordbanken"'), theme: themeText }, refused: {} };
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(Response.json(url.includes(hash) ? then : answer)));
  const brand = startBrand();
  render(<HistoryPage brand={brand} />);
  return {
    user: userEvent.setup(),
    name: () => brand.session.get().history.texts.descriptor,
    // What the page does every few seconds.
    follow: () => act(brand.session.follow),
  };
}

test("a version shows what has changed since, and the way back to it is one edit that can be undone", async () => {
  const { user, name, follow } = show(history);
  const version = await screen.findByRole("button", { name: /^1\. desember 2025 kl\. 07\.00/ });
  expect(version).toHaveTextContent("Nytt navn");
  await user.click(version);
  expect(await screen.findByRole("heading", { name: "Fra 1. desember 2025 kl. 07.00 til nå" })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Gå tilbake til denne utgaven" }));
  await follow();
  expect(name()).toContain('"name": "Fjordbanken"');
  expect(screen.getByText("Ingen forskjell")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Angre" }));
  expect(name()).toContain('"name": "Fjord"');
});

test("what is missing in the list is said", async () => {
  show(history);
  expect(
    await screen.findByText(/Ikke lagt inn i git ennå: .*Bare de nyeste utgavene er med i listen\./),
  ).toBeVisible();
});

test("without git the page says why there is nothing to show", async () => {
  show({ status: "no-git" });
  expect(await screen.findByText(/^Git er ikke installert på denne maskinen/)).toBeVisible();
});
