import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerForm, openForm, startBrand } from "#studio/test/support/openForm.tsx";

beforeEach(() => vi.stubGlobal("fetch", answerForm));

const openFor = (setters: readonly string[]) =>
  openForm(startBrand(), "all", [], {
    edits: () => true,
    compares: true,
    makesBrands: false,
    setsAddresses: () => false,
    addressSetters: () => setters,
  });

describe("Somebody without the role for addresses", () => {
  test.each([
    [[], "en med rollen adresser"],
    [["Dag Drift"], "Dag Drift"],
    [["Dag Drift", "Mari Berg"], "Dag Drift eller Mari Berg"],
    [["A", "B", "C", "D"], "A, B, C eller en annen med rollen adresser"],
  ])("is told whom to ask: %j", async (setters, whom) => {
    const { open } = openFor(setters);
    await open("Adresser");
    expect(screen.getAllByText(/^Du kan ikke endre/)).toHaveLength(1);
    expect(screen.getByText(`Du kan ikke endre det som står her: be ${whom}.`)).toBeVisible();
    const [first] = screen.getAllByRole("textbox", { name: /Vertsnavn|Adresse/ });
    expect(first).toHaveAccessibleDescription(new RegExp(`det som står her: be ${whom}`));
    expect(first).toHaveAttribute("readonly");
  });

  test("reads it at the field where the rest of the section can be saved", async () => {
    const { open } = openFor(["Dag Drift"]);
    await open("Kontakt");
    expect(screen.getByText("Du kan ikke endre «Personvern»: be Dag Drift.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Personvern" })).toHaveAttribute("readonly");
    expect(screen.getByRole("textbox", { name: "Telefon" })).not.toHaveAttribute("readonly");
    expect(screen.getByRole("textbox", { name: "Telefon" })).not.toHaveAccessibleDescription(/be Dag Drift/);
  });

  test.each([
    ["Forsikringer på andre nettsteder", "Kjøp og anbefalinger", false],
    ["Spørsmål og svar", "Tekster og kampanjer", true],
  ])("reads at a list whether entries can be added: %s", async (title, section, isOpen) => {
    const { open } = openFor(["Dag Drift"]);
    await open(section);
    const list = screen.getByText(title, { exact: true }).closest<HTMLElement>("[data-field]");
    const add = within(list as HTMLElement).getByRole("button", { name: /^Legg til/ });
    if (isOpen) expect(add).not.toHaveAttribute("aria-disabled");
    else {
      expect(add).toHaveAttribute("aria-disabled", "true");
      expect(add).toHaveAccessibleDescription("Du kan ikke legge til, flytte eller fjerne noe her: be Dag Drift.");
    }
  });
});
