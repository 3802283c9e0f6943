import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn(answerForm));
});

const brand = () => startBrand([], descriptor, { theme: wholeTheme, resolver: resolverWith(), dark: "", more: "" });

test("the word for a colour shows its pairs alone", async () => {
  const { user } = openForm(
    startBrand([], descriptor, { theme: wholeTheme, resolver: resolverWith(), dark: "", more: "" }),
  );
  await user.type(screen.getByRole("searchbox"), "knappefarge");
  const pairs = screen.getAllByText(/^på /).map((detail) => detail.parentElement?.textContent ?? "");
  expect(pairs.length).toBeGreaterThan(1);
  expect(pairs.filter((pair) => !/knapper/i.test(pair))).toEqual([]);
});

test("a pair opens at the colour that was searched for", async () => {
  const { user } = openForm(brand());
  await user.type(screen.getByRole("searchbox"), "knappefarge");
  const [row] = screen.getAllByText("Tekst på knapper");
  await user.click(row as HTMLElement);
  expect(await screen.findByRole("radio", { name: "Knapper" })).toBeChecked();
});

test("the suggestions of a pair are below what moves while a colour is dragged", async () => {
  const form = openForm(brand());
  await form.open("Farger og form");
  const [mark] = screen.getAllByText("AA");
  await form.user.click(mark as HTMLElement);
  const [suggestion] = await screen.findAllByText(/^Nærmeste farge/);
  const [lightness] = screen.getAllByRole("slider");
  expect(lightness?.compareDocumentPosition(suggestion as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
