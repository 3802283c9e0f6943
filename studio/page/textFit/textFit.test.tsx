import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { Misfit } from "#scripts/shared/misfits/findMisfits.ts";
import { markText } from "#scripts/shared/marks/markText.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { openForm, startBrand } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import { MisfitList } from "./MisfitList.tsx";
import { misfitText, placeMisfits, type Sighting } from "./placeMisfits.ts";

const source = (path: string, value: string): FieldSource => ({
  kind: "descriptor",
  path: path.split("."),
  seenAs: "text",
  value,
});

const sources = [
  source("marketing.heroTitle", "Trafikk\u00ADforsikringsavgift"),
  source("texts.felles.lukk", "Lukk vinduet om {{count}} minutter"),
];

/** `path`: the field that makes the text. */
const misfit = (text: string, path = "", kind: Misfit["kind"] = "broken-word"): Misfit => ({
  kind,
  text,
  detail: text,
  marked: path === "" ? "" : markText(text, path.split(".")),
});

const sighting = (misfits: readonly Misfit[], change: Partial<Sighting> = {}): Sighting => ({
  path: "/portal/",
  widthPx: 360,
  textPercent: 100,
  page: "new",
  look: "plain",
  misfits,
  ...change,
});

const current = { page: "new", look: "plain" };
const fieldsOf = (...sightings: readonly Sighting[]) =>
  placeMisfits(sightings, sources, current).map(({ field }) => field?.path.join("."));

describe("Texts that do not fit in the preview", () => {
  test.each([
    ["a text of the brand", "Trafikkforsikringsavgift", "marketing.heroTitle"],
    ["a text of the portal, filled in", "Lukk vinduet om 5 minutter", "texts.felles.lukk"],
  ])("%s", (_, text, path) => {
    expect(fieldsOf(sighting([misfit(text, path)]))).toEqual([path]);
    expect(fieldsOf(sighting([misfit(text, path)], { page: "old" }))).toEqual([path]);
  });

  test("a broken word of the back end is none, also when a field has the same words", () => {
    expect(fieldsOf(sighting([misfit("Trafikkforsikringsavgift")]))).toEqual([]);
  });

  test("a text of the back end that is cut has no field", () => {
    expect(fieldsOf(sighting([misfit("Husforsikring", "", "cut-text")]))).toEqual([undefined]);
  });

  test("a finding of an earlier text stays while its field has the same words", () => {
    expect(fieldsOf(sighting([misfit("Trafikkforsikringsavgift", "marketing.heroTitle")], { page: "old" }))).toEqual([
      "marketing.heroTitle",
    ]);
    expect(
      fieldsOf(sighting([misfit("En tidligere tekst", "marketing.heroTitle", "cut-text")], { page: "old" })),
    ).toEqual([]);
  });

  test("a finding with another theme is dropped", () => {
    expect(fieldsOf(sighting([misfit("Trafikkforsikringsavgift", "marketing.heroTitle")], { look: "large" }))).toEqual(
      [],
    );
  });

  test("is one, with all sizes at which it was seen", () => {
    const misfits = [misfit("Trafikkforsikringsavgift", "marketing.heroTitle")];
    const seen = [sighting(misfits, { textPercent: 200 }), sighting(misfits, { widthPx: 680 }), sighting(misfits)];
    expect(placeMisfits(seen, sources, current).map(misfitText)).toEqual([
      "Teksten får ikke plass på 360 px, 680 px, 360 px med 200 % tekst: ordet «Trafikkforsikringsavgift» brytes uten bindestrek",
    ]);
  });

  test("is listed with its page, and leads to its field", async () => {
    const onOpen = vi.fn<(field: unknown) => void>();
    const misfits = placeMisfits(
      [sighting([misfit("Trafikkforsikringsavgift", "marketing.heroTitle")])],
      sources,
      current,
    );
    render(<MisfitList misfits={misfits} pages={[{ path: "/portal", title: "Oversikt" }]} onOpen={onOpen} />);
    expect(screen.getByRole("heading", { name: "1 tekst får ikke plass" })).toBeVisible();
    expect(screen.getByText("360 px · Oversikt")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^«Trafikkforsikringsavgift»: / }));
    expect(onOpen).toHaveBeenCalledWith({ kind: "descriptor", path: ["marketing", "heroTitle"] });
  });

  test("is a note at its field", async () => {
    const place = { kind: "descriptor", path: ["name"] } as const;
    const message = "Teksten får ikke plass på 360 px: en del av teksten vises ikke";
    const at = { file: "tenants/fjord/tenant.jsonc", line: 4, column: 11, length: 7, code: "cut-text" };
    const { open } = openForm(startBrand(), "all", [{ place, finding: { ...at, level: "note", message } }]);
    await open("Identitet");
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Navn" })).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByRole("textbox", { name: "Navn" })).toBeValid();
  });
});
