import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { firstContext } from "#studio/document/ShownContext.ts";
import { answerForm, descriptor, openForm, startBrand } from "#tests/support/studio/openForm.tsx";
import { resolverWith, wholeTheme } from "#tests/support/studio/themeTexts.ts";
import { shownContext } from "../../contexts/shownContext.ts";
import { offeredTheme } from "../../preview/offeredTheme.ts";
import { logoColours } from "./logoColours.ts";

const light = { theme: wholeTheme, resolver: resolverWith(), dark: "", more: "" };

beforeEach(() => {
  shownContext.set(firstContext);
  vi.stubGlobal("fetch", vi.fn(answerForm));
});

async function openMaker() {
  const form = openForm(startBrand([], descriptor, light));
  await form.open("Farger og form");
  fireEvent.click(screen.getByLabelText("Ny palett"));
  return form;
}

describe("A new palette (spec: studio-132, studio-133)", () => {
  test("the portal shows it while it is chosen, until it is taken or given up; only taking it is an edit", async () => {
    const form = await openMaker();
    expect(offeredTheme.get()).toBeUndefined();
    fireEvent.click(screen.getByText("Varm"));
    await waitFor(() => expect(offeredTheme.get()).toBeDefined());
    const offered = offeredTheme.get();
    expect(form.text("theme")).toBe(wholeTheme);
    fireEvent.click(screen.getByText("Avbryt"));
    await waitFor(() => expect(offeredTheme.get()).toBeUndefined());
    expect(form.text("theme")).toBe(wholeTheme);
    fireEvent.click(screen.getByText("Varm"));
    await waitFor(() => expect(offeredTheme.get()).toBe(offered));
    fireEvent.click(screen.getByText("Bruk paletten"));
    expect(form.text("theme")).toBe(offered);
    await waitFor(() => expect(offeredTheme.get()).toBeUndefined());
    form.undo();
    expect(form.text("theme")).toBe(wholeTheme);
  });

  test("it is given up when another list of colours is shown", async () => {
    await openMaker();
    fireEvent.click(screen.getByText("Rolig"));
    await waitFor(() => expect(offeredTheme.get()).toBeDefined());
    fireEvent.click(screen.getByLabelText("Palett"));
    expect(offeredTheme.get()).toBeUndefined();
  });

  test("the colours of a logo, the most used first, without black, white and grey (spec: studio-134)", () => {
    const svg =
      '<svg><path fill="#FFF"/><path fill="#1a6"/><path fill="#7A1FA2"/><path fill="#7a1fa2"/><path fill="#333"/></svg>';
    expect(logoColours(svg)).toEqual(["#7a1fa2", "#11aa66"]);
  });
});
