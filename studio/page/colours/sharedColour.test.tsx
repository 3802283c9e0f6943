import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { parseTheme } from "#scripts/shared/colours/themeEdits.ts";
import { valueAt } from "#contract/valueAt.ts";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { paletteTheme, resolverWith } from "#studio/test/support/themeTexts.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn(answerForm));
});

const openColours = async () => {
  const form = openForm(startBrand([], descriptor, { theme: paletteTheme, resolver: resolverWith() }));
  const colourOf = (token: string) => valueAt(parseTheme(form.text("theme")), [...token.split("."), "$value"]);
  const lead = async (group: string, name: string) => {
    act(() => form.workshop.openField("theme", [group, name]));
    return screen.findByRole("textbox", { name: /^Fargekode for/ });
  };
  return { ...form, colourOf, lead };
};

const rows = () => [...document.querySelectorAll("summary")].map((row) => row.textContent);
const replace = async (user: Awaited<ReturnType<typeof openColours>>["user"], code: HTMLElement, hex: string) => {
  await user.clear(code);
  await user.type(code, hex);
};

describe("A colour of the palette that several roles have", () => {
  test("a role that is led to can be changed there, and its other roles are named before", async () => {
    const { lead, user, colourOf } = await openColours();
    const code = await lead("color", "action");
    expect(code).toHaveAccessibleName("Fargekode for Knapper");
    expect(screen.getByRole("option", { name: "Hvit (flater, tekst på knapper …)" })).toBeInTheDocument();
    const warning = screen.getByText("Fargen «Furu» brukes også av lenker. De endres sammen.");
    expect(warning.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await replace(user, code, "#223344");
    expect(colourOf("palette.pine")).toMatchObject({ hex: "#223344" });
    expect(colourOf("color.link")).toBe("{palette.pine}");
  });

  test("a role gets its own colour with a button, and no other one changes with it", async () => {
    const { lead, user, colourOf } = await openColours();
    await lead("color", "action");
    await user.click(screen.getByRole("button", { name: "Gi knapper en egen farge" }));
    const code = screen.getByRole("textbox", { name: "Fargekode for Knapper" });
    expect(code).toHaveValue("#1b4332");
    expect(screen.queryByText(/De endres sammen/)).not.toBeInTheDocument();
    await replace(user, code, "#223344");
    expect(colourOf("color.action")).toMatchObject({ hex: "#223344" });
    expect(colourOf("palette.pine")).toMatchObject({ hex: "#1b4332" });
  });

  test("a pair opens at the half that fewer roles have, with or without a search", async () => {
    const { open, user } = await openColours();
    await open("Farger og form");
    fireEvent.click(screen.getByLabelText("Par"));
    const [row] = screen.getAllByText("Tekst på knapper");
    await user.click(row as HTMLElement);
    // White is that of flater too.
    expect(await screen.findByLabelText("Knapper")).toBeChecked();
    fireEvent.click(screen.getByLabelText("Tekst på knapper"));
    expect(screen.getByText("Fargen «Hvit» brukes også av flater og toppen. De endres sammen.")).toBeVisible();
  });
});

describe("A search among the colours", () => {
  test("the chosen view stays, and shows what was found alone", async () => {
    const { lead, user } = await openColours();
    await lead("color", "action");
    await user.click(screen.getByRole("radio", { name: "Par" }));
    await user.type(screen.getByRole("searchbox"), "knappefarge");
    expect(screen.getByRole("radio", { name: "Par" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Roller" }));
    expect(rows().filter((row) => row.startsWith("Knapper"))).toHaveLength(1);
    expect(rows().filter((row) => row.startsWith("Siden"))).toEqual([]);
  });

  test("the palette shows the colour of a role that was searched for, and one by its own name", async () => {
    const { user } = await openColours();
    await user.type(screen.getByRole("searchbox"), "knappefarge");
    await user.click(await screen.findByRole("radio", { name: "Palett" }));
    expect(rows().filter((row) => /Furu|Hvit/.test(row))).toEqual([expect.stringContaining("Furu #1b4332")]);
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "hvit");
    expect(rows().filter((row) => /Furu|Hvit/.test(row))).toEqual([expect.stringContaining("Hvit #ffffff")]);
  });

  test("a role says how well it is read, as a pair does", async () => {
    const { lead, user } = await openColours();
    await lead("color", "action");
    await user.type(screen.getByRole("searchbox"), "knappefarge");
    const [row] = [...document.querySelectorAll("summary")].filter((each) => each.textContent.startsWith("Knapper"));
    expect(within(row as HTMLElement).getByText("AAA")).toBeVisible();
  });
});
