import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReadableText } from "#studio/document/BrandHistory.ts";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { answerForm, descriptor, openForm, startBase, startBrand } from "#studio/test/support/openForm.tsx";

const conflict = descriptor.replace('  "name"', '<<<<<<< HEAD\n  "name"');
const finding: StudioFinding = {
  kind: "descriptor",
  file: "tenants/fjord/tenant.jsonc",
  line: 4,
  column: 1,
  length: 7,
  code: "syntax-error",
  level: "error",
  message: "Det mangler anførselstegn rundt <<<<<<<",
  expected: "en tekst i doble anførselstegn",
};

/** What the server was asked for the newest text that can be read. */
let asked: string[] = [];
function answerReadable(readable: ReadableText): void {
  vi.stubGlobal("fetch", (url: string) => {
    if (!url.includes("/readable/")) return answerForm(url);
    asked.push(url);
    return Promise.resolve(Response.json(readable));
  });
}
beforeEach(() => {
  asked = [];
  answerReadable({ status: "here", text: descriptor, date: "2025-01-01T10:00:00Z" });
});
afterEach(() => void vi.unstubAllGlobals());

const note = () => screen.getByText("Filen kan ikke leses");

describe("A file that cannot be read", () => {
  test("is shown with its finding: file, line, column, and the lines around it, to be read", () => {
    openForm(startBrand([finding], conflict));
    expect(note()).toBeVisible();
    expect(screen.getByText(/^Det mangler anførselstegn rundt <<<<<<<\. Forventet: en tekst/)).toBeVisible();
    expect(screen.getByText(/tenants\/fjord\/tenant\.jsonc, linje 4, kolonne 1/)).toBeVisible();
    const lines = screen.getByRole("list", { name: "Rundt feilen i tenants/fjord/tenant.jsonc" });
    expect(
      within(lines)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(conflict.split("\n").slice(0, 7));
    expect(within(lines).queryByRole("textbox")).not.toBeInTheDocument();
  });

  test("what can be read is shown, and nothing is changed", async () => {
    const broken = descriptor.replace('"Fjord",', '"Fjord"');
    const { open, user, text } = openForm(startBrand([], broken));
    expect(note()).toBeVisible();
    await open("Identitet");
    const name = screen.getByRole("textbox", { name: "Navn" });
    expect(name).toHaveValue("Fjord");
    await user.type(name, "!");
    await user.click(screen.getByRole("radio", { name: "Midtstilt" }));
    expect(text()).toBe(broken);
  });

  test("is put back as it was committed; the form works again, and undo takes it back", async () => {
    const { open, user, text, undo } = openForm(startBrand([finding], conflict));
    await user.click(await screen.findByRole("button", { name: "Sett tilbake filen fra 1. januar 2025 kl. 11.00" }));
    expect(asked).toEqual(["/api/brands/fjord/readable/descriptor"]);
    expect(text()).toBe(descriptor);
    expect(screen.queryByText("Filen kan ikke leses")).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    await open("Identitet");
    await user.type(screen.getByRole("textbox", { name: "Navn" }), "!");
    expect(text()).toBe(descriptor.replace('"Fjord"', '"Fjord!"'));
    undo();
    undo();
    expect(text()).toBe(conflict);
    expect(note()).toBeVisible();
  });

  test("is put back as it is saved, where only the edits cannot be read", async () => {
    answerReadable({ status: "here", text: descriptor });
    const { user, text } = openForm(startBrand([finding], conflict));
    await user.click(await screen.findByRole("button", { name: "Sett tilbake det som er lagret" }));
    expect(text()).toBe(descriptor);
  });

  test("without a text that can be read: what has to be done", async () => {
    answerReadable({ status: "none" });
    openForm(startBrand([finding], conflict));
    expect(await screen.findByText(/^Historikken har ingen utgave som kan leses\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Sett tilbake/ })).not.toBeInTheDocument();
  });

  test("a correction of its finding mends it as well", async () => {
    const comma: StudioFinding = { ...finding, line: 5, column: 1, length: 0, fix: { kind: "form", text: "," } };
    const broken = descriptor.replace('"Fjord", // short\n', '"Fjord"\n');
    const { user, text } = openForm(startBrand([comma], broken));
    await user.click(screen.getByRole("button", { name: "Bytt til ," }));
    expect(text()).toBe(broken.replace('"Fjord"\n', '"Fjord"\n,'));
    expect(screen.queryByText("Filen kan ikke leses")).not.toBeInTheDocument();
  });

  test("an empty file is put back too", async () => {
    const { user, text } = openForm(startBrand([], ""));
    expect(screen.getByText("Filen er tom")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: /^Sett tilbake filen fra/ }));
    expect(text()).toBe(descriptor);
  });

  test("of all brands is looked for among the shared files", async () => {
    answerReadable({ status: "here", text: "{}\n" });
    const { user, text } = openForm(startBase("{"));
    await user.click(await screen.findByRole("button", { name: "Sett tilbake det som er lagret" }));
    expect(asked).toEqual(["/api/base/readable/descriptor"]);
    expect(text()).toBe("{}\n");
  });

  test("that is asked for has the focus", () => {
    const { workshop } = openForm(startBrand([finding], conflict));
    act(() => workshop.openField("descriptor", []));
    expect(document.activeElement).toContainElement(note());
  });
});
