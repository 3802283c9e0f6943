import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";

const tried = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="4"/></svg>';

beforeEach(() =>
  vi.stubGlobal("fetch", (url: string) =>
    url.includes("/check")
      ? Promise.resolve(Response.json({ status: "accepted", text: tried, hasLetters: false, colours: [] }))
      : answerForm(url),
  ),
);
afterEach(() => void vi.unstubAllGlobals());

async function withNewLogo(assets: string, others: { readonly logoDark?: string }) {
  const brand = startBrand([], descriptor.replace('"name"', `"assets": ${assets}, "name"`), {
    logo: "<svg/>",
    ...others,
  });
  const form = openForm(brand);
  await form.open("Identitet");
  const file = new File([tried], "ny.svg", { type: "image/svg+xml" });
  await form.user.upload(screen.getByLabelText("Velg en fil: Logo"), file);
  await screen.findByText("ny.svg er kontrollert. Ingen feil.");
  return { ...form, logoDark: () => brand.session.get().history.texts.logoDark };
}

test("a new logo says that the dark header still has the former one, until that is removed", async () => {
  const { user, logoDark, text } = await withNewLogo('{ "logo": "logo.svg", "logoDark": "logo.dark.svg" }', {
    logoDark: "<svg/>",
  });
  const note = "På mørk bunn vises fortsatt den forrige logoen.";
  expect(screen.getByText(note)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Bruk" }));
  expect(screen.getByText(note)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Fjern den" }));
  expect(logoDark()).toBe("");
  expect(text()).not.toContain("logo.dark.svg");
  expect(screen.queryByText(note)).toBeNull();
  // The pressed button is gone.
  expect(screen.getByLabelText("Velg en fil: Logo")).toHaveFocus();
});

test("a brand without a logo for the dark header has no such note", async () => {
  await withNewLogo('{ "logo": "logo.svg" }', {});
  expect(screen.queryByText(/den forrige logoen/)).toBeNull();
});
