import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { PreviewBar } from "./PreviewBar.tsx";
import { type PreviewView, readView } from "./view/previewView.ts";

const choices: PreviewChoices = {
  customers: [
    { id: "vanlig", name: "Vanja Vanlig", summary: "Fire avtaler", lastDays: [] },
    { id: "ingen", name: "Nykommer", summary: "Ingen avtaler", lastDays: [] },
  ],
  pages: [{ path: "/a/", title: "Oversikt" }],
  normal: "Vanlig",
  states: [],
};
const languages: LanguagesOfBrand = {
  own: "nb",
  all: ["nb", "en"],
  shown: "nb",
  missing: new Map(),
  older: new Map(),
  isTranslated: () => true,
  fileOf: () => "descriptor",
  placeIn: (_, path) => ({ kind: "descriptor", path }),
};

/** The bar, and what the preview shows of it. */
function Example({ onView }: { readonly onView: (view: PreviewView) => void }) {
  const [view, setView] = useState(() => readView(choices, ""));
  const [isPicking, setIsPicking] = useState(false);
  onView(view);
  return (
    <PreviewBar
      choices={choices}
      view={view}
      languages={languages}
      hasDirectLogin
      hasDark
      campaigns={[]}
      isPicking={isPicking}
      onChoose={(change) => setView({ ...view, ...change })}
      onPick={setIsPicking}
    />
  );
}

const start = () => {
  const seen: PreviewView[] = [];
  const { container } = render(<Example onView={(view) => seen.push(view)} />);
  return { bar: container.firstElementChild, view: () => seen.at(-1), user: userEvent.setup() };
};

describe("The row above the preview", () => {
  test("has six controls, and no list or box that is seldom needed", () => {
    const { bar } = start();
    expect(bar?.children).toHaveLength(6);
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    expect(screen.getAllByRole("combobox")).toHaveLength(1);
    expect(screen.getAllByRole("radio").map((each) => each.closest("label")?.textContent)).toEqual([
      expect.stringContaining("Telefon"),
      expect.stringContaining("Nettbrett"),
      expect.stringContaining("Skjerm"),
      expect.stringContaining("Fri"),
    ]);
  });

  test("a device is a width; with another width no device is chosen", async () => {
    const { view, user } = start();
    expect(screen.getByRole("radio", { name: /^Fri/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Nettbrett, 680 px" }));
    expect(view()?.width).toBe(680);
    await user.click(screen.getByRole("button", { name: "Visning" }));
    await user.clear(screen.getByRole("spinbutton", { name: "Bredde i piksler" }));
    await user.type(screen.getByRole("spinbutton", { name: "Bredde i piksler" }), "701{Enter}");
    expect(view()?.width).toBe(701);
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
    await user.click(screen.getByRole("radio", { name: /^Fri/ }));
    expect(view()?.width).toBeUndefined();
  });

  test("the button of a menu says how much of it is not as usual, and takes it back", async () => {
    const { view, user } = start();
    await user.click(screen.getByRole("button", { name: "Visning" }));
    const menu = within(screen.getByRole("group", { name: "Visning" }));
    await user.selectOptions(menu.getByRole("combobox", { name: "Ved siden av" }), "Engelsk");
    await user.click(menu.getByRole("checkbox", { name: "Tekst i 200 %" }));
    expect(screen.getByRole("button", { name: "Visning · 2" })).toHaveAttribute("data-changed");
    await user.click(menu.getByRole("button", { name: "Vis som vanlig" }));
    expect(screen.getByRole("button", { name: "Visning" })).not.toHaveAttribute("data-changed");
    expect(view()).toMatchObject({ comparison: "none", isLarge: false });
  });

  test("who visits from where, and when, is said by the button", async () => {
    const { user } = start();
    const button = screen.getByRole("button", { name: /^Kunde og dag/ });
    expect(button).toHaveTextContent("Vanja Vanlig · I dag");
    await user.click(button);
    await user.selectOptions(screen.getByRole("combobox", { name: "Kunde" }), "Nykommer: Ingen avtaler");
    await user.selectOptions(screen.getByRole("combobox", { name: "Kommer fra" }), "Bankens app");
    expect(button).toHaveTextContent("Nykommer · Bankens app · I dag");
    expect(button).toHaveAttribute("data-changed");
  });
});
