import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { SceneChooser } from "./SceneChooser.tsx";

const portal: PreviewChoices = {
  customers: [],
  pages: [{ path: "/a/", title: "Oversikt" }],
  normal: "Vanlig",
  states: [],
};
const withGallery: PreviewChoices = {
  ...portal,
  pages: [...portal.pages, { path: "/galleri/?visning=knapp", title: "Knapp", needsState: true }],
  states: [{ id: "knapp-0", title: "Hovedknapp", page: "/galleri/?visning=knapp", query: "&tilstand=0" }],
};

// The chooser asks for the gallery. Here it comes with the properties.
beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => undefined)));
afterEach(() => void vi.unstubAllGlobals());

describe("The list of pages and states", () => {
  test("an entry of the gallery that comes after the search was written is the active one, and Enter chooses it", async () => {
    const onChoose = vi.fn();
    const chooser = (choices: PreviewChoices) => (
      <SceneChooser choices={choices} scene={{ path: "/a/", state: "" }} onChoose={onChoose} />
    );
    const { rerender } = render(chooser(portal));
    const field = screen.getByRole("combobox", { name: "Side og tilstand" });
    await userEvent.click(field);
    await userEvent.keyboard("hovedkn");
    expect(screen.queryByRole("option")).toBeNull();
    rerender(chooser(withGallery));
    const option = await screen.findByRole("option", { name: "Hovedknapp" });
    expect(option).toHaveAttribute("aria-selected", "true");
    expect(field).toHaveAttribute("aria-activedescendant", option.id);
    await userEvent.keyboard("{Enter}");
    expect(onChoose).toHaveBeenCalledWith({ path: "/galleri/?visning=knapp", state: "knapp-0" });
  });
});
