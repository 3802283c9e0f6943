import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";
import { logoColours } from "./logoColours.ts";

const light = { theme: wholeTheme, resolver: resolverWith(), dark: "", more: "" };

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn(answerForm));
});

async function openMaker() {
  const form = openForm(startBrand([], descriptor, light));
  await form.open("Farger og form");
  fireEvent.click(screen.getByLabelText("Ny palett"));
  /** The theme that the portal shows instead of the edited one. */
  const tried = () => form.workshop.offer.get()?.change({ descriptor, theme: form.text("theme") }).theme;
  return { ...form, tried };
}

describe("A new palette", () => {
  test("the portal shows it while it is chosen, until it is taken or given up; only taking it is an edit", async () => {
    const form = await openMaker();
    expect(form.tried()).toBeUndefined();
    fireEvent.click(screen.getByText("Varm"));
    await waitFor(() => expect(form.tried()).toBeDefined());
    const offered = form.tried();
    expect(form.text("theme")).toBe(wholeTheme);
    fireEvent.click(screen.getByText("Avbryt"));
    await waitFor(() => expect(form.tried()).toBeUndefined());
    expect(form.text("theme")).toBe(wholeTheme);
    fireEvent.click(screen.getByText("Varm"));
    await waitFor(() => expect(form.tried()).toBe(offered));
    fireEvent.click(screen.getByText("Bruk", { selector: "button" }));
    expect(form.text("theme")).toBe(offered);
    await waitFor(() => expect(form.tried()).toBeUndefined());
    form.undo();
    expect(form.text("theme")).toBe(wholeTheme);
  });

  test("as many colours are counted as are listed, those that nothing is read on too", async () => {
    await openMaker();
    fireEvent.click(screen.getByText("Varm"));
    const said = await screen.findByText(/^\d+ farger endres/);
    const rows = screen.getByText("Alle endringene").parentElement?.querySelectorAll("tbody tr");
    expect(rows).toHaveLength(Number.parseInt(said.textContent, 10));
  });

  test("it is given up when another list of colours is shown", async () => {
    const form = await openMaker();
    fireEvent.click(screen.getByText("Rolig"));
    await waitFor(() => expect(form.tried()).toBeDefined());
    fireEvent.click(screen.getByLabelText("Palett"));
    expect(form.tried()).toBeUndefined();
    expect(screen.getByText("Ikke tatt i bruk: en ny palett")).toBeVisible();
  });

  test("the colours of a logo, the most used first, without black, white and grey", () => {
    const svg =
      '<svg><path fill="#FFF"/><path fill="#1a6"/><path fill="#7A1FA2"/><path fill="#7a1fa2"/><path fill="#333"/></svg>';
    expect(logoColours(svg)).toEqual(["#7a1fa2", "#11aa66"]);
  });

  test("the colours of a drawing program's logo: of classes and styles, in any form, and not those of its windows", () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
      <sodipodi:namedview pagecolor="#3f3fff" fill="#ff00ff"/><style>.a { fill: rgb(10, 77, 140) } .b { fill: #3f3fff }</style>
      <path class="a"/><path class="a"/><path fill="#E4572E" style="fill:#E4572E;fill:color(display-p3 0.8356 0.3817 0.2249)"/></svg>`;
    expect(logoColours(svg)).toEqual(["#0a4d8c", "#e6582a"]);
  });
});
