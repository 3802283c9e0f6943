import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { proposalMeta } from "#studio/document/addresses/proposalMeta.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { PageNav } from "../parts/PageNav.tsx";
import { isReadable } from "./proposalAddress.ts";

afterEach(() => document.head.querySelector(`meta[name="${proposalMeta}"]`)?.remove());

/** The page as the server sends it where nothing can be changed. */
function sayReadOnly(): void {
  const meta = document.createElement("meta");
  [meta.name, meta.content] = [proposalMeta, "https://studio.example/nytt-forslag"];
  document.head.append(meta);
}

const linksOf = () => screen.getAllByRole("link").map((link) => link.textContent);

describe("Brands that may only be read", () => {
  test("the bar says so, leads to a new proposal, and to no page that changes something", () => {
    sayReadOnly();
    render(<PageNav current="brands" />);
    expect(screen.getByText(/Du ser det som gjelder nå/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Start et forslag" })).toHaveAttribute(
      "href",
      "https://studio.example/nytt-forslag",
    );
    expect(linksOf()).toEqual(["Alle merker", "Side om side", "Start et forslag"]);
    expect(["brands", "glance", "brand"].map((page) => isReadable(page))).toEqual([true, true, true]);
    expect(["base", "new", "compare", "history"].map((page) => isReadable(page))).toEqual([false, false, false, false]);
  });

  test("on a single machine nothing of it appears", () => {
    render(<PageNav current="brands" />);
    expect(screen.queryByText(/det som gjelder nå/)).toBeNull();
    expect(linksOf()).toHaveLength(5);
    expect(isReadable("base")).toBe(true);
  });
});
