import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { darkContext } from "#studio/document/ShownContext.ts";
import { paletteTheme, resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { useCommands } from "./useCommands.ts";
import { createWorkshopState } from "../state/createWorkshopState.ts";
import { createForm } from "../form/model/createForm.ts";
import { readLanguages } from "../languages/readLanguages.ts";
import type { Route } from "../route.ts";
import { useUndoCommands } from "../session/takeStep.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { fieldSources } from "./brandSources.ts";
import { CommandDialogs } from "./CommandDialogs.tsx";

const brandNames = [
  { id: "fjord", name: "Fjord" },
  { id: "vidde", name: "Vidde Forsikring" },
];
const choices = {
  customers: [],
  normal: "Vanlig",
  pages: [{ path: "/tilbud/", title: "Tilbud" }],
  states: [{ id: "tilbud-feil", title: "Feil: kan ikke hentes", page: "/tilbud/" }],
};
const onLargeText = vi.fn();
const user = userEvent.setup();

function Page({ route, brand }: { readonly route: Route; readonly brand?: OpenedBrand }) {
  return (
    <>
      <CommandDialogs route={route} brand={brand} />
      {brand !== undefined && <Commands brand={brand} />}
      <button type="button">Før</button>
    </>
  );
}

function Commands({ brand }: { readonly brand: OpenedBrand }) {
  useUndoCommands(brand.session);
  useCommands({ largeText: onLargeText, "width.360": () => undefined });
  return null;
}

/** The page of a brand with its form, or one about all brands. */
async function openPage(route: Route = { page: "brand", id: "fjord" }, brand = startBrand([], descriptor)) {
  const shown = { ...brand, choices };
  const workshop = route.page === "brand" ? openForm(shown).workshop : createWorkshopState();
  render(<Page route={route} {...(route.page === "brand" ? { brand: shown } : {})} />, workshop);
  await user.click(screen.getByRole("button", { name: "Før" }));
  return workshop;
}
const field = () => screen.getByRole("combobox", { name: /^Søk etter .+ kommando$/ });
const find = async (words: string) => {
  await user.keyboard("{Control>}k{/Control}");
  await user.type(field(), words);
};
const titles = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("option")
    .map((option) => option.firstChild?.textContent);
/** The option that Enter chooses. */
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

const answers: Readonly<Record<string, object>> = { names: brandNames, gallery: { pages: [], states: [] } };

beforeEach(() => {
  vi.stubGlobal("fetch", (url: string) => {
    const answer = answers[url.split("/").at(-1) ?? ""];
    return answer === undefined ? answerForm(url) : Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  onLargeText.mockReset();
});

describe("The palette", () => {
  test("a field is found by the words that people use, misspelt too; Enter opens it and gives it the focus", async () => {
    await openPage();
    await find("telfon");
    // With its value and its place in words, and without its name in the file.
    expect(active()).toBe("Telefon21000000Kontakt › Bunnen av siden");
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Telefon" })).toHaveFocus();
  });

  test("every field has a title in words", () => {
    const brand = startBrand([], descriptor);
    const state = brand.session.get();
    const languages = readLanguages(state.history.texts, brand, undefined);
    const form = createForm(brand, state, { environment: "all", languages }, []);
    const { hits } = fieldSources(form, undefined, {}, () => undefined).fields;
    expect(hits.length).toBeGreaterThan(200);
    // Not a name in the file, nor a sentence of its schema.
    for (const { title, note = "Alt" } of hits)
      for (const words of [title, note]) expect(words).toMatch(/^[A-ZÆØÅ«][^_$.{}]+$/);
  });

  test("a colour is there once, as it is shown", async () => {
    const { showContext, wantedField } = await openPage(
      undefined,
      startBrand([], descriptor, { theme: wholeTheme, resolver: resolverWith(["light", "dark"], ["dark"]) }),
    );
    act(() => showContext(darkContext));
    await find("tekst på knapper");
    expect(titles("Felt")).toEqual(["Tekst på knapper"]);
    expect(active()).toMatch(/^Tekst på knapper#[\da-f]{6}Farger og form › Farger$/);
    await user.keyboard("{Enter}");
    expect(wantedField.get()).toEqual({ kind: "dark", path: ["color", "onAction"] });
  });

  test("a colour of the palette is found by its name and its key, and opens in the palette", async () => {
    await openPage(undefined, startBrand([], descriptor, { theme: paletteTheme }));
    for (const words of ["furu", "pine"]) {
      await find(words);
      expect(active()).toBe("Furu#1b4332Farger og form › Palett");
      await user.keyboard("{Escape}");
    }
    await find("furu{Enter}");
    expect(screen.getByRole("textbox", { name: "Fargekode for Furu" })).toHaveValue("#1b4332");
  });

  test("words that stand on the screen are found: the contrast of a colour, and a device of the preview", async () => {
    await openPage(undefined, startBrand([], descriptor, { theme: paletteTheme }));
    await find("kontrast knapper");
    expect(titles("Felt")).toContain("Knapper");
    await user.keyboard("{Escape}");
    await find("telefon 360");
    expect(titles("Kommandoer")).toEqual(["Bredde: telefon, 360 px"]);
  });

  test("in an environment, a field that does not differ there is shown for all of them", async () => {
    const brand = startBrand([], descriptor);
    brand.session.showEnvironment("QA");
    await openPage(undefined, brand);
    await find("organisasjonsnummer{Enter}");
    expect(brand.session.get().environment).toBe("all");
  });

  test("a text of the portal, in the brand's own words too", async () => {
    const own = descriptor.replace('"urls"', '"texts": { "felles": { "vis": "Mer, takk" } }, "urls"');
    await openPage(undefined, startBrand([], own));
    await find("takk");
    expect(titles("Tekster i portalen")).toEqual(["Mer, takk"]);
    await user.keyboard("{Enter}");
    expect(screen.getByRole("textbox", { name: "Vis mer" })).toHaveFocus();
  });

  test("a page in a state is shown", async () => {
    const { wantedView } = await openPage();
    await find("tilbud feil");
    await user.keyboard("{Enter}");
    expect(wantedView.get()).toEqual({ path: "/tilbud/", state: "tilbud-feil" });
  });

  test("a command is done, and was used last the next time; the best title is first, and keys are beside it", async () => {
    await openPage();
    await find("200");
    expect(active()).toBe("200 % tekst, av eller på");
    await user.keyboard("{Enter}");
    expect(onLargeText).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Før" })).toHaveFocus();
    await user.keyboard("{Control>}k{/Control}");
    expect(titles("Sist brukt")).toEqual(["200 % tekst, av eller på"]);
    expect(titles("Kommandoer")).not.toContain("200 % tekst, av eller på");
    expect(screen.getByRole("option", { name: "Angre Ctrl Z" })).toBeVisible();
  });

  test("brands and pages of the studio; arrow keys go around", async () => {
    await openPage();
    await user.keyboard("{Control>}k{/Control}");
    expect(await screen.findByRole("option", { name: "Vidde Forsikring" })).toBeVisible();
    expect(titles("Merker")).toEqual(["Vidde Forsikring"]);
    expect(titles("Studioet").slice(0, 2)).toEqual(["Historikk for Fjord", "Sammenlign Fjord med et annet merke"]);
    const first = active();
    await user.keyboard("{ArrowUp}");
    expect(active()).toBe(screen.getAllByRole("option").at(-1)?.textContent);
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(first);
  });

  test("nothing found is said; Escape and the keys themselves close it, and the focus is back", async () => {
    await openPage();
    await find("hestehandel");
    expect(screen.getByText("Ingen treff for «hestehandel».")).toBeVisible();
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    for (const keys of ["{Escape}", "{Control>}k{/Control}"]) {
      await user.keyboard(keys);
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.getByRole("button", { name: "Før" })).toHaveFocus();
      await user.keyboard("{Control>}k{/Control}");
    }
  });

  test("without a brand: pages and brands", async () => {
    await openPage({ page: "glance" });
    await find("vidde");
    expect(await screen.findByRole("option", { name: "Vidde Forsikring" })).toBeVisible();
    expect(screen.getAllByRole("group")).toHaveLength(1);
  });
});

describe("The list of shortcuts", () => {
  const list = () => screen.queryByRole("dialog", { name: "Snarveier" });

  test("? opens it, and not while somebody writes; so does the palette", async () => {
    await openPage();
    await user.type(screen.getByRole("searchbox"), "?");
    expect(list()).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Før" }));
    await user.keyboard("?");
    expect(list()).toBeVisible();
    expect(screen.getByText("Gjør om").nextSibling).toHaveTextContent("CtrlY eller CtrlShiftZ");
    await user.keyboard("{Escape}");
    await find("snarveier{Enter}");
    expect(list()).toBeVisible();
  });

  test("? can be turned off, and that is remembered", async () => {
    await openPage();
    await user.keyboard("?");
    await user.click(screen.getByRole("checkbox", { name: "«?» åpner denne listen" }));
    await user.keyboard("{Escape}?");
    expect(list()).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(1);
    await find("snarveier{Enter}");
    await user.click(screen.getByRole("checkbox", { name: "«?» åpner denne listen" }));
    await user.keyboard("{Escape}?");
    expect(list()).toBeVisible();
  });
});
