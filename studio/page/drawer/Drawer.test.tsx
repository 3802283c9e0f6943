import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { descriptor, startBase, startBrand } from "#tests/support/studio/openForm.tsx";
import { useStore } from "#ui/store/useStore.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { Drawer } from "./Drawer.tsx";
import { useDrawer } from "./useDrawer.ts";
import { usePlaces } from "./usePlaces.ts";

interface ExampleProps {
  readonly brand: OpenedBrand;
  readonly onOpenField?: (field: FieldPlace) => void;
}

function Example({ brand, onOpenField = () => undefined }: ExampleProps) {
  const state = useStore(brand.session);
  const drawer = useDrawer();
  const places = { ...usePlaces(brand.session, state, drawer), showField: onOpenField };
  return <Drawer brand={brand} state={state} drawer={drawer} misfits={[]} places={places} campaigns={[]} />;
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
    expect(tab("Tekst")).toHaveAttribute("aria-expanded", "false");
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
});
