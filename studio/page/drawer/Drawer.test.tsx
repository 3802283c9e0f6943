import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { descriptor, startBase, startBrand } from "#studio/test/support/openForm.tsx";
import { useStore } from "#ui/store/useStore.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { DocumentTexts, StudioFinding } from "#studio/document/StudioDocument.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { Drawer } from "./Drawer.tsx";
import { createPlaces } from "./createPlaces.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { useDrawer } from "./useDrawer.ts";

interface ExampleProps {
  readonly brand: OpenedBrand;
  readonly misfits?: readonly TextMisfit[];
  readonly onOpenField?: (field: FieldPlace) => void;
}

function Example({ brand, misfits = [], onOpenField = () => undefined }: ExampleProps) {
  const state = useStore(brand.session);
  const drawer = useDrawer();
  const places = { ...createPlaces(useWorkshop(), brand.session, state), showField: onOpenField };
  return <Drawer brand={brand} state={state} drawer={drawer} misfits={misfits} places={places} campaigns={[]} />;
}

const tab = (name: string) => screen.queryByRole("button", { name });

afterEach(() => localStorage.clear());

describe("The drawer of a page", () => {
  test("is closed where the page does not have the tab that was open at another", () => {
    localStorage.setItem("studio.drawer", '"calendar"');
    const { unmount } = render(<Example brand={startBrand([], descriptor)} />);
    expect(tab("Kalender")).toHaveAttribute("aria-expanded", "true");
    unmount();
    render(<Example brand={startBase("{}")} />);
    expect(tab("Kalender")).not.toBeInTheDocument();
    expect(screen.queryByText("Ingen kampanjer")).not.toBeInTheDocument();
    expect(tab("Ingen funn")).toHaveAttribute("aria-expanded", "false");
    expect(tab("Lukk")).not.toBeInTheDocument();
  });

  test("an empty calendar says what a campaign is, and leads to the field of campaigns", async () => {
    localStorage.setItem("studio.drawer", '"calendar"');
    const opened = vi.fn<(field: FieldPlace) => void>();
    render(<Example brand={startBrand([], descriptor)} onOpenField={opened} />);
    await userEvent.click(screen.getByRole("button", { name: "Til kampanjene i skjemaet" }));
    expect(opened).toHaveBeenCalledWith({ kind: "descriptor", path: ["marketing", "campaigns"] });
  });

  test("without findings, one sentence says so", () => {
    localStorage.setItem("studio.drawer", '"findings"');
    render(<Example brand={startBrand([], descriptor)} />);
    expect(screen.getAllByText("Ingen funn. Merket kan bygges.")).toHaveLength(1);
  });

  test.each(["offline", "sending", "synced"] as const)(
    "does not say that there are none before it is known: %s",
    (status) => {
      const brand = startBrand([], descriptor);
      const state = brand.session.get();
      const texts = { ...state.history.texts, descriptor: descriptor.replace("21000000", "21000001") };
      function Away({ texts: written }: { readonly texts: DocumentTexts }) {
        const drawer = useDrawer();
        const places = createPlaces(useWorkshop(), brand.session, state);
        const away: EditState = {
          ...state,
          history: { ...state.history, texts: written },
          sync: { status },
        };
        return <Drawer brand={brand} state={away} drawer={drawer} misfits={[]} places={places} campaigns={[]} />;
      }
      const { rerender } = render(<Away texts={texts} />);
      expect(tab("Funn")).toBeVisible();
      rerender(<Away texts={state.history.texts} />);
      expect(tab("Ingen funn")).toBeVisible();
    },
  );

  test("keeps the number of findings until the next is known", () => {
    const finding = { code: "unknown-key", level: "error", file: "tenants/fjord/tenant.jsonc", length: 6 } as const;
    const brand = startBrand([{ ...finding, line: 5, column: 13, message: "«alignment» er galt" }], descriptor);
    render(<Example brand={brand} />);
    const { texts } = brand.session.get().history;
    act(() => brand.session.edit({ ...texts, descriptor: descriptor.replace("21000000", "21000001") }));
    expect(tab("1 funn")).toBeVisible();
  });

  test("does not say that the brand can be built while something new is not filled in", () => {
    localStorage.setItem("studio.drawer", '"findings"');
    const lacking = { kind: "descriptor", file: "tenants/fjord/tenant.jsonc", line: 1, column: 1, length: 1 } as const;
    const finding: StudioFinding = {
      ...lacking,
      code: "missing-value",
      level: "error",
      message: "«Første dag» mangler",
    };
    const brand = startBrand([finding], descriptor);
    const state = brand.session.get();
    function Begun() {
      const drawer = useDrawer();
      const places = createPlaces(useWorkshop(), brand.session, state);
      const shown = { ...state, checked: { ...state.checked, findings: [] } };
      return <Drawer brand={brand} state={shown} drawer={drawer} misfits={[]} places={places} campaigns={[]} />;
    }
    render(<Begun />);
    expect(screen.queryByText(/Merket kan bygges/)).not.toBeInTheDocument();
    expect(screen.getByText("Ingen feil i det som er fylt ut. Det nye er ikke ferdig ennå.")).toBeVisible();
    expect(tab("Ikke alt er fylt ut")).toBeVisible();
  });

  test("without findings in what all brands share, it does not say that a brand can be built: that is said above", () => {
    localStorage.setItem("studio.drawer", '"findings"');
    render(<Example brand={startBase("{}")} />);
    expect(screen.getByText("Ingen funn i felles verdier")).toBeVisible();
    expect(screen.queryByText(/kan bygges/)).not.toBeInTheDocument();
  });

  test("what a new brand has still to fill in is counted in the form alone", () => {
    localStorage.setItem("studio.drawer", '"findings"');
    const unfilled = { code: "unfilled-value", level: "error", file: "tenants/fjord/tenant.jsonc", length: 2 } as const;
    const finding = { ...unfilled, kind: "descriptor", line: 5, column: 13, message: "«Navn» må fylles ut" } as const;
    render(<Example brand={startBrand([finding], descriptor)} />);
    expect(tab("Ikke alt er fylt ut")).not.toHaveAttribute("data-alert");
    expect(screen.getByText(/Resten står under «Dette mangler» i skjemaet/)).toBeVisible();
    expect(document.body).not.toHaveTextContent("1 funn");
  });

  test("a text that does not fit is no error, and nothing to be content with", () => {
    localStorage.setItem("studio.drawer", '"findings"');
    const misfit = { kind: "broken-word", text: "Ord", detail: "Ord", field: undefined, sizes: [], paths: [] } as const;
    render(<Example brand={startBrand([], descriptor)} misfits={[misfit]} />);
    expect(tab("1 funn")).not.toHaveAttribute("data-alert");
    const title = screen.getByText("Merket kan bygges, men 1 tekst får ikke plass.");
    expect(title).toHaveAttribute("data-empty", "note");
  });

  test("a finding with a field leads to it; one without says file, line and column", async () => {
    localStorage.setItem("studio.drawer", '"findings"');
    const shared = { code: "unknown-key", level: "error", length: 6 } as const;
    const ofField = { ...shared, kind: "descriptor", file: "tenants/fjord/tenant.jsonc", line: 5, column: 13 } as const;
    const ofNoField = { ...shared, file: "tenants/base.jsonc", line: 3, column: 7 };
    const findings = [
      { ...ofField, message: "«alignment» er galt" },
      { ...ofNoField, message: "Noe er galt i en annen fil" },
      { ...ofField, line: 1, column: 1, length: 1, message: "Beskrivelsen mangler noe" },
    ];
    const { workshop } = render(<Example brand={startBrand(findings, descriptor)} />);
    const [field, ...others] = screen.getAllByRole("listitem");
    expect(field).toHaveTextContent("«alignment» er galtIdentitet");
    await userEvent.click(screen.getByRole("button", { name: "«alignment» er galt" }));
    expect(workshop.wantedField.get()).toEqual({ kind: "descriptor", path: ["logo", "alignment"] });
    expect(others.map((each) => each.textContent)).toEqual([
      "Noe er galt i en annen filtenants/base.jsonc, linje 3, kolonne 7",
      "Beskrivelsen mangler noetenants/fjord/tenant.jsonc, linje 1, kolonne 1",
    ]);
    for (const each of others) expect(within(each).queryByRole("button")).not.toBeInTheDocument();
  });

  test("a finding in a file that cannot be read leads to what the form says of the file", async () => {
    localStorage.setItem("studio.drawer", '"findings"');
    const finding: StudioFinding = {
      kind: "descriptor",
      file: "tenants/fjord/tenant.jsonc",
      line: 2,
      column: 1,
      length: 7,
      code: "syntax-error",
      level: "error",
      message: "Det mangler anførselstegn",
    };
    const { workshop } = render(<Example brand={startBrand([finding], "{\n<<<<<<< HEAD\n}\n")} />);
    expect(screen.getByText("tenants/fjord/tenant.jsonc, linje 2, kolonne 1")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Det mangler anførselstegn" }));
    expect(workshop.wantedField.get()).toEqual({ kind: "descriptor", path: [] });
  });
});
