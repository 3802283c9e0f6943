import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";

const light = { theme: wholeTheme, resolver: resolverWith(), dark: "", more: "" };
const both = ["light", "dark"] as const;
const dark = { ...light, resolver: resolverWith(both) };

async function openColours(texts: typeof light) {
  const form = openForm(startBrand([], descriptor, texts));
  await form.open("Farger og form");
  return form;
}

// By role, a query asks each of some hundred elements for its name.
const onlySelects = { selector: "select" };

/** The line of a role or colour, which it opens. */
async function openLine(name: RegExp) {
  const summary = screen
    .getAllByText(name)
    .map((each) => each.closest("summary"))
    .find((each) => each !== null);
  if (summary === undefined) throw new Error(String(name));
  fireEvent.click(summary);
  const line = summary.closest("li");
  if (line === null) throw new Error(String(name));
  // The browser tells of it a moment later.
  await waitFor(() => expect(line.querySelector("details > div")).not.toBe(null));
  return within(line);
}

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn(answerForm));
});

describe("The schemes of a brand in the form", () => {
  test("dark is tried before it is made, is one edit, and can be taken away again", async () => {
    const form = await openColours(light);
    expect(screen.queryByLabelText("Utseende", onlySelects)).toBe(null);
    fireEvent.click(screen.getByText("Lag mørkt"));
    expect(screen.getByText(/^Flater: \d+ beholdt, \d+ flyttet$/)).toBeInTheDocument();
    expect(form.workshop.shownContext.get().scheme).toBe("dark");
    expect(form.workshop.offer.get()?.change({ descriptor, ...light }).resolver).toBe(dark.resolver);
    expect(form.text("resolver")).toBe(light.resolver);
    await form.user.keyboard("{Escape}");
    expect(screen.getByLabelText("Mørkt utseende")).toHaveFocus();
    expect(form.text("resolver")).toBe(light.resolver);
    fireEvent.click(screen.getByText("Lag mørkt"));
    fireEvent.click(screen.getByText("Bruk"));
    expect(form.text("resolver")).toBe(dark.resolver);
    expect(screen.getByLabelText("Mørkt utseende")).toHaveFocus();
    fireEvent.click(screen.getByText("Bare lyst"));
    expect(form.text("resolver")).toBe(light.resolver);
    form.undo();
    form.undo();
    expect(form.text("resolver")).toBe(light.resolver);
    expect(screen.getByText("Lag mørkt")).toBeInTheDocument();
  });

  test("a role is built in dark, taken over by hand, and given back", async () => {
    const form = await openColours(dark);
    fireEvent.change(screen.getByLabelText("Utseende", onlySelects), { target: { value: "dark" } });
    expect(screen.queryByLabelText("Palett")).toBe(null);
    fireEvent.click(screen.getByLabelText("Roller"));
    const line = await openLine(/^Lenker$/);
    expect(line.getByText(/^Bygd #/)).toBeInTheDocument();
    fireEvent.click(line.getByText("Ta over for hånd"));
    expect(line.getByText(/^Tatt over #/)).toBeInTheDocument();
    expect(form.text("resolver")).toBe(resolverWith(both, ["dark"]));
    fireEvent.change(line.getByLabelText("Fargekode for Lenker"), { target: { value: "#ffd0e0" } });
    expect(form.text("dark")).toContain("#ffd0e0");
    expect(form.text("theme")).toBe(wholeTheme);
    fireEvent.click(line.getByText("Bruk den bygde"));
    expect([form.text("dark"), form.text("resolver")]).toEqual(["", dark.resolver]);
  });

  test("with more contrast text needs 7 : 1; in dark it is only built", async () => {
    await openColours(dark);
    fireEvent.change(screen.getByLabelText("Kontrast", onlySelects), { target: { value: "more" } });
    expect(screen.getByText(/^Alle \d+ parene holder kravet$/)).toBeInTheDocument();
    const line = await openLine(/^Tekst$/);
    expect(line.getByText(/Kravet er 7 : 1/)).toBeInTheDocument();
    expect(line.getByText("Ta over for hånd")).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText("Utseende", onlySelects), { target: { value: "dark" } });
    expect(line.queryByText("Ta over for hånd")).toBe(null);
    expect(line.getByText(/bygges av de mørke/)).toBeInTheDocument();
  });

  test("a light colour says what it did to dark, and nothing before it is changed", async () => {
    const form = await openColours(dark);
    fireEvent.click(screen.getByLabelText("Roller"));
    const line = await openLine(/^Knapper$/);
    expect(line.queryByText(/i mørkt/i)).toBe(null);
    fireEvent.change(line.getByLabelText("Fargekode for Knapper"), { target: { value: "#7a1fa2" } });
    expect(
      await line.findByText(/^I mørkt: #[\da-f]{6} → #[\da-f]{6}, \d+,\d+ : 1 \(kravet er [\d,]+ : 1\)$/),
    ).toBeVisible();
    form.undo();
    await waitFor(() => expect(line.queryAllByText(/i mørkt/i)).toEqual([]));
  });
});
