import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { valueAt } from "#contract/valueAt.ts";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { LeftOffer } from "./LeftOffer.tsx";

const slate = '"slate": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2], "hex": "#333333" } }';
const withPalette = wholeTheme.replace('"color": {', `"palette": { "$type": "color", ${slate} }, "color": {`);
const light = { theme: wholeTheme, resolver: resolverWith(), dark: "", more: "", logo: "<svg/>" };
const bytes = { first: 20_000, more: 1_000 };
const choices = ["figtree", "inter", "work-sans"].map((family) => ({
  family,
  isOwn: false,
  bytes: { heading: bytes, body: bytes },
  weights: { heading: family === "inter" ? { "font.weightHeading": 400 } : {}, body: {} },
}));
const tried = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

const withLetters = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">Fjord</text></svg>';

const accept = (text: string, hasLetters = false) =>
  Promise.resolve(Response.json({ status: "accepted", text, hasLetters, colours: [] }));
const answer = (url: string): Promise<Response> => {
  if (url.includes("/check")) return accept(tried);
  return url.includes("/fonts") ? Promise.resolve(Response.json({ choices, now: bytes })) : answerForm(url);
};

class NoFont {}

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn(answer));
  vi.stubGlobal("FontFace", NoFont);
  Object.defineProperty(document, "fonts", { configurable: true, value: { add: vi.fn(), delete: vi.fn() } });
});
afterEach(() => void vi.unstubAllGlobals());

function start(theme = wholeTheme) {
  const brand = startBrand([], descriptor, { ...light, theme });
  const form = openForm(brand);
  const texts = () => brand.session.get().history.texts;
  /** The texts that the portal shows, when they are not those of the document. */
  const shown = () => form.workshop.offer.get()?.change(texts());
  const headingIn = (text = "") => valueAt(JSON.parse(text), ["font", "heading", "$value"]);
  return { ...form, texts, shown, font: () => headingIn(shown()?.theme), headingIn };
}

async function openFonts() {
  const form = start();
  await form.open("Skrift");
  const group = await screen.findByRole("group", { name: "Skrift i overskrifter" });
  const choice = (name: RegExp) => within(group).getByRole("radio", { name });
  return { ...form, choice };
}

describe("A font is seen before it is used", () => {
  test("under the pointer as long as it is there; chosen until Escape, without a trace", async () => {
    const { choice, font, shown, texts, user } = await openFonts();
    await user.hover(choice(/^Figtree/));
    expect(font()).toEqual(["figtree", "system-ui", "sans-serif"]);
    expect(screen.getByRole("group", { name: "Du prøver skriften Figtree i overskrifter." })).toBeVisible();
    await user.unhover(choice(/^Figtree/));
    expect(shown()).toBeUndefined();
    await user.click(choice(/^Work Sans/));
    await user.hover(choice(/^Figtree/));
    await user.unhover(choice(/^Figtree/));
    expect(font()).toEqual(["work-sans", "system-ui", "sans-serif"]);
    expect(choice(/^Work Sans/)).toBeChecked();
    await user.keyboard("{Escape}");
    expect(shown()).toBeUndefined();
    expect(choice(/^Work Sans/)).not.toBeChecked();
    expect(texts().theme).toBe(wholeTheme);
    const left = "Ikke tatt i bruk: skriften Work Sans i overskrifter";
    expect(screen.getByText(left)).toBeVisible();
    // The next one that is tried has its place, with the buttons.
    await user.click(choice(/^Figtree/));
    expect(screen.queryByText(left)).toBeNull();
  });

  test("the arrow keys try one after the other, Enter takes it: one step of undo", async () => {
    const { choice, shown, texts, headingIn, user, undo } = await openFonts();
    act(() => choice(/^Figtree/).focus());
    await user.keyboard(" {ArrowDown}{ArrowDown}");
    expect(screen.getByRole("group", { name: /^Du prøver skriften Work Sans/ })).toBeVisible();
    await user.keyboard("{Enter}");
    expect(shown()).toBeUndefined();
    expect(headingIn(texts().theme)).toEqual(["work-sans", "system-ui", "sans-serif"]);
    expect(choice(/^Work Sans/)).toBeChecked();
    undo();
    expect(texts().theme).toBe(wholeTheme);
  });

  test("a font takes the weights with it that it has, and says so before; undo gives both back", async () => {
    const { choice, texts, user, undo } = await openFonts();
    expect(choice(/^Inter/)).toHaveAccessibleDescription("20,0 kB i alt. Tykkelsen blir 400, som skriften har");
    const weight = () => valueAt(JSON.parse(texts().theme), ["font", "weightHeading", "$value"]);
    const before = weight();
    await user.click(choice(/^Inter/));
    await user.click(screen.getByRole("button", { name: "Bruk" }));
    expect(before).not.toBe(400);
    expect(weight()).toBe(400);
    undo();
    expect(weight()).toBe(before);
  });

  test("the press on the bar leaves the focus in the choice", async () => {
    const { choice, texts, user } = await openFonts();
    await user.click(choice(/^Work Sans/));
    await user.click(screen.getByRole("button", { name: "Bruk" }));
    expect(texts().theme).toContain("work-sans");
    expect(choice(/^Work Sans/)).toHaveFocus();
  });
});

describe("A shape is seen before it is used", () => {
  test("the one that the theme has is marked; another is tried, taken with its lengths, and undone", async () => {
    const { open, shown, texts, user, undo } = start();
    await open("Farger og form");
    const cards = screen.getByRole("group", { name: /^Kort Egne mål/ });
    expect(within(cards).queryByRole("radio", { checked: true })).toBeNull();
    await user.click(within(cards).getByRole("radio", { name: "Hevet" }));
    expect(screen.getByRole("group", { name: "Du prøver hevet kort." })).toBeVisible();
    expect(texts().theme).toBe(wholeTheme);
    const offered = shown()?.theme ?? "";
    expect(JSON.parse(offered)).toMatchObject({
      border: { card: { $value: { value: 0, unit: "px" } } },
      $extensions: { "portal.variants": { card: "raised" } },
    });
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(texts().theme).toBe(offered);
    expect(screen.getByRole("radio", { name: "Hevet" })).toBeChecked();
    undo();
    expect(texts().theme).toBe(wholeTheme);
  });
});

describe("A logo is seen before it is used", () => {
  test("a chosen file is tried with what the check says, and written when it is taken", async () => {
    const { open, shown, texts, user } = start();
    await open("Identitet");
    const field = screen.getByLabelText("Velg en fil: Logo");
    await user.upload(field, new File([tried], "ny.svg", { type: "image/svg+xml" }));
    expect(await screen.findByText("ny.svg er kontrollert. Ingen feil.")).toBeVisible();
    expect(shown()?.logo).toBe(tried);
    expect(texts().logo).toBe("<svg/>");
    await user.click(screen.getByRole("button", { name: "Bruk" }));
    expect(texts().logo).toBe(tried);
    expect(screen.queryByText("ny.svg er kontrollert. Ingen feil.")).toBeNull();
  });

  test("one with letters that each machine draws with a font of its own says so", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn((url: string) => (url.includes("/check") ? accept(withLetters, true) : answer(url))),
    );
    const { open, user } = start();
    await open("Identitet");
    const file = new File([withLetters], "ny.svg", { type: "image/svg+xml" });
    await user.upload(screen.getByLabelText("Velg en fil: Logo"), file);
    expect(await screen.findByText("ny.svg har bokstaver som tekst")).toBeVisible();
    expect(screen.queryByText(/Ingen feil/)).toBeNull();
  });
});

describe("Who goes elsewhere no longer tries it", () => {
  type Form = ReturnType<typeof start>;
  test.each([
    ["another section is opened", ({ open }: Form) => open("Kontakt")],
    ["the section is closed", ({ open }: Form) => open("Farger og form")],
    [
      "another field is wanted",
      ({ workshop }: Form) => Promise.resolve(act(() => workshop.openField("descriptor", ["name"]))),
    ],
  ])("%s", async (_, leave) => {
    const form = start();
    const { open, shown, texts, workshop } = form;
    // The message goes after a while: on a busy machine it can be gone before it is looked for.
    const said = vi.fn();
    onTestFinished(workshop.said.subscribe(said));
    await open("Farger og form");
    fireEvent.click(screen.getByRole("radio", { name: "Helrunde" }));
    expect(shown()).toBeDefined();
    await leave(form);
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(texts().theme).toBe(wholeTheme);
    expect(said).toHaveBeenCalledWith("Ikke tatt i bruk: helrunde knapper");
  });
});

test("what is left twice is said for the whole time after the second", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = render(<LeftOffer />);
  const { offer, leaveOffer } = page.workshop;
  const leave = () =>
    act(() => {
      offer.set({ name: "en ny palett", change: (texts) => texts });
      leaveOffer();
    });
  leave();
  act(() => void vi.advanceTimersByTime(5000));
  leave();
  act(() => void vi.advanceTimersByTime(5000));
  expect(page.getByText("Ikke tatt i bruk: en ny palett")).toBeVisible();
  act(() => void vi.advanceTimersByTime(5000));
  expect(page.container).toBeEmptyDOMElement();
});

test("the page after the one that was left says so, once", () => {
  const page = render(<LeftOffer />);
  page.workshop.offer.set({ name: "en ny palett", change: (texts) => texts });
  window.dispatchEvent(new Event("pagehide"));
  page.unmount();
  const next = render(<LeftOffer />);
  expect(next.getByText("Ikke tatt i bruk: en ny palett")).toBeVisible();
  next.unmount();
  expect(render(<LeftOffer />).container).toBeEmptyDOMElement();
});

describe("Colours of the palette have names", () => {
  test("a name is written as the description of the token, and shown wherever the colour is named; its key stays", async () => {
    const { open, texts, user } = start(withPalette);
    await open("Farger og form");
    await user.click(screen.getByRole("radio", { name: "Palett" }));
    await user.click(screen.getByText("slate #333333"));
    await user.type(screen.getByRole("textbox", { name: "Navn på fargen" }), "Skifer");
    expect(texts().theme).toContain('"$description": "Skifer"');
    expect(screen.getByText(/^Skifer #/)).toBeVisible();
    await user.clear(screen.getByRole("textbox", { name: "Navn på fargen" }));
    expect(JSON.parse(texts().theme)).toEqual(JSON.parse(withPalette));
  });
});
