import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();

/** Does to a page what a browser's translation does: every text gives way to another, two elements deep. */
function translate(root: Element = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, font")) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `[${text.data}]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** What a browser extension does: puts something of its own into the page. */
function intrude(): void {
  for (const element of document.querySelectorAll("main *, footer *")) {
    if (element.childNodes.length > 0) element.prepend(document.createElement("aside"));
  }
}

describe.each([
  ["translated by the browser", () => translate()],
  ["edited by an extension", intrude],
])("A page that is %s (spec: focus-6)", (_, edit) => {
  // The footer, which comes when the page is idle, has an "E-post" too.
  const findInPage = (text: string) => within(screen.getByRole("main")).findByText(text);
  const isWhole = () => expect(screen.queryByText("Noe har gått galt")).not.toBeInTheDocument();

  test("goes from page to page, there and back", async () => {
    simulator.logIn();
    const { user } = renderPortal();
    await screen.findByText("4 forsikringer");
    edit();
    await user.click(screen.getByRole("button", { name: /Meny/ }));
    const menu = await screen.findByRole("dialog", { name: /Meny/ });
    edit();
    await user.click(within(menu).getByRole("link", { name: /Profil/ }));
    await findInPage("E-post");
    edit();
    window.history.back();
    await screen.findByText("4 forsikringer");
    isWhole();
  });

  test("opens, changes and closes what a customer edits", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path: "/forsikringsprofil" });
    await findInPage("E-post");
    edit();
    await user.click(screen.getByRole("button", { name: /Endre.*e-post/i }));
    edit();
    await user.clear(screen.getByRole("textbox"));
    await user.click(screen.getByRole("button", { name: /Lagre/ }));
    await screen.findByText("Du må fylle inn e-post");
    edit();
    await user.type(screen.getByRole("textbox"), "ny@epost.example");
    await user.click(screen.getByRole("button", { name: /Lagre/ }));
    await waitFor(() => expect(screen.queryByRole("textbox")).not.toBeInTheDocument());
    isWhole();
  });

  test("shows what comes after it, and what fails", async () => {
    simulator.logIn();
    simulator.inject({ call: "GET /avtaleoversikt/avtaler", status: 500 });
    const { user } = renderPortal();
    await screen.findByText("En feil oppsto ved henting av forsikringene dine.");
    edit();
    simulator.clearFaults();
    for (const again of screen.getAllByRole("button", { name: /Prøv igjen/ })) await user.click(again);
    await screen.findByText("4 forsikringer");
    isWhole();
  });
});
