import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startBrand } from "#studio/test/support/openForm.tsx";
import { filesOfFont, fontsIn } from "#studio/document/editedFonts.ts";
import type { OfferedFont, StudioFinding } from "#studio/document/StudioDocument.ts";
import { useStore } from "#ui/store/useStore.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { OwnFonts } from "./OwnFonts.tsx";

let answer: OfferedFont;
beforeEach(() => {
  answer = { status: "accepted", family: "fjord-sans" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
});
afterEach(() => vi.unstubAllGlobals());

function Shown({ brand }: { readonly brand: ReturnType<typeof startBrand> }) {
  const state = useStore(brand.session);
  return <OwnFonts brand={brand} state={state} />;
}

function open(findings: readonly StudioFinding[] = []) {
  const brand = startBrand(findings);
  render(<Shown brand={brand} />);
  const fonts = () => fontsIn(brand.session.get().history.texts.fonts) ?? {};
  return { user: userEvent.setup(), fonts, undo: () => brand.session.undo() };
}

/** The server says what a file is. */
const file = (name: string) => new File([new Uint8Array(12_345)], name, { type: "font/woff2" });

describe("The fonts of the brand's own in the form", () => {
  test("a file is added to the font that it belongs to, and a licence is noted", async () => {
    const { user, fonts } = open();
    await user.upload(screen.getByLabelText("Velg skriftfiler"), file("Fjord Sans (ny).woff2"));
    const field = await screen.findByRole("region", { name: "Fjord Sans" });
    expect(Object.keys(fonts())).toEqual(["fjord-sans/Fjord-Sans-ny-.woff2"]);
    expect(within(field).getByText(/^Fjord-Sans-ny-\.woff2, \d+,\d kB$/)).toBeVisible();
    await user.type(within(field).getByLabelText("Lisens for Fjord Sans"), "Fjord eier den, også på nett.");
    await user.tab();
    const note = filesOfFont(fonts(), "fjord-sans")["LICENSE.txt"] ?? "";
    expect(Buffer.from(note, "base64").toString()).toBe("Fjord eier den, også på nett.");
  });

  test("a refused file changes nothing, and the reasons are said", async () => {
    answer = {
      status: "refused",
      problems: [{ message: "Skriften mangler æ", expected: "alle tegn på en norsk side" }],
    };
    const { user, fonts } = open();
    await user.upload(screen.getByLabelText("Velg skriftfiler"), file("a.woff2"));
    expect(await screen.findByText("a.woff2 ble ikke tatt i bruk")).toBeVisible();
    expect(screen.getByText(/Skriften mangler æ\. Forventet: alle tegn/)).toBeVisible();
    expect(fonts()).toEqual({});
  });

  test("the weights of a font are dropped together; one that is refused leaves the others", async () => {
    const { user, fonts } = open();
    const large = new File([new Uint8Array(1_200_000)], "stor.woff2", { type: "font/woff2" });
    await user.upload(screen.getByLabelText("Velg skriftfiler"), [file("400.woff2"), large, file("700.woff2")]);
    expect(await screen.findByText("stor.woff2 ble ikke tatt i bruk")).toBeVisible();
    expect(Object.keys(fonts())).toEqual(["fjord-sans/400.woff2", "fjord-sans/700.woff2"]);
  });

  test("a font too large for the steps that a reload keeps says so", async () => {
    const { user } = open();
    const large = new File([new Uint8Array(900_000)], "stor.woff2", { type: "font/woff2" });
    await user.upload(screen.getByLabelText("Velg skriftfiler"), file("a.woff2"));
    expect(await screen.findByRole("button", { name: "Fjern Fjord Sans" })).toBeVisible();
    expect(screen.queryByText(/så lenge denne siden er åpen/)).toBeNull();
    await user.upload(screen.getByLabelText("Velg skriftfiler"), large);
    expect(await screen.findByText(/så lenge denne siden er åpen/)).toBeVisible();
  });

  test("a font is removed, and undo brings it back", async () => {
    const { user, fonts, undo } = open();
    await user.upload(screen.getByLabelText("Velg skriftfiler"), file("a.woff2"));
    await user.click(await screen.findByRole("button", { name: "Fjern Fjord Sans" }));
    expect(fonts()).toEqual({});
    undo();
    await waitFor(() => expect(Object.keys(fonts())).toEqual(["fjord-sans/a.woff2"]));
  });

  test("its findings are beside it", async () => {
    const finding: StudioFinding = {
      font: "fjord-sans",
      file: "tenants/fjord/fonts/fjord-sans/LICENSE.txt",
      line: 1,
      column: 1,
      length: 1,
      code: "font-licence",
      level: "error",
      message: "Skriften «fjord-sans» har ingen merknad om lisensen",
    };
    const { user } = open([finding]);
    await user.upload(screen.getByLabelText("Velg skriftfiler"), file("a.woff2"));
    const field = await screen.findByRole("region", { name: "Fjord Sans" });
    expect(within(field).getByText(/har ingen merknad om lisensen/)).toBeVisible();
  });
});
