import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Disclosure } from "./Disclosure.tsx";

type OnOpenChange = (open: boolean, reason: string) => void;
const groups = () => screen.getAllByRole<HTMLDetailsElement>("group");
const group = () => screen.getByRole<HTMLDetailsElement>("group");
/** The browser reports what was opened and closed with an event of its own, a task later. */
const reported = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("An expandable section (spec: widgets-6)", () => {
  test("begins closed, opens and closes on a press, and notifies the host", async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    render(
      <Disclosure summary={<h3>Vilkår</h3>} onOpenChange={onOpenChange}>
        Det med liten skrift
      </Disclosure>,
    );
    expect(group().open).toBe(false);
    expect(screen.getByText("Det med liten skrift")).not.toBeVisible();
    await userEvent.click(screen.getByRole("heading", { name: "Vilkår" }));
    expect(group().open).toBe(true);
    expect(screen.getByText("Det med liten skrift")).toBeVisible();
    await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true, "press"]]));
    await userEvent.click(screen.getByRole("heading", { name: "Vilkår" }));
    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false, "press"));
  });

  test("can begin open, and is uncontrolled then; nothing has changed for the host", async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    const onToggle = vi.fn<() => void>();
    const section = (text: string) => (
      <Disclosure summary="Vilkår" defaultOpen onOpenChange={onOpenChange} onToggle={onToggle}>
        {text}
      </Disclosure>
    );
    const { rerender } = render(section("Tekst"));
    expect(group().open).toBe(true);
    await waitFor(() => expect(onToggle).toHaveBeenCalled());
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText("Vilkår"));
    rerender(section("Ny tekst"));
    expect(group().open).toBe(false);
  });
});

describe("The host decides whether it is open (spec: parts-6)", () => {
  test.each([true, false])("with `open` given it stays %s, also when the browser has toggled it", async (open) => {
    const onOpenChange = vi.fn<OnOpenChange>();
    render(
      <StrictMode>
        <Disclosure summary="Vilkår" open={open} onOpenChange={onOpenChange}>
          Tekst
        </Disclosure>
      </StrictMode>,
    );
    await userEvent.click(screen.getByText("Vilkår"));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(!open, "press"));
    expect(group().open).toBe(open);
    await reported();
    expect(onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText("Vilkår"));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(2));
    expect(group().open).toBe(open);
  });

  test("it opens when the host sets `open`", async () => {
    function Host() {
      const [open, setOpen] = useState(false);
      return (
        <Disclosure summary="Vilkår" open={open} onOpenChange={setOpen}>
          {open ? "åpen" : "lukket"}
        </Disclosure>
      );
    }
    render(<Host />);
    await userEvent.click(screen.getByText("Vilkår"));
    expect(await screen.findByText("åpen")).toBeVisible();
    expect(group().open).toBe(true);
    await userEvent.click(screen.getByText("Vilkår"));
    await screen.findByText("lukket");
    expect(group().open).toBe(false);
  });

  test("opening a section inside another does not call the outer one", async () => {
    const outer = vi.fn<OnOpenChange>();
    const inner = vi.fn<OnOpenChange>();
    render(
      <Disclosure summary="Ytre" defaultOpen onOpenChange={outer}>
        <Disclosure summary="Indre" onOpenChange={inner}>
          Tekst
        </Disclosure>
      </Disclosure>,
    );
    await userEvent.click(screen.getByText("Indre"));
    await waitFor(() => expect(inner).toHaveBeenCalledOnce());
    await reported();
    expect(outer).not.toHaveBeenCalled();
    expect(groups().map(({ open }) => open)).toEqual([true, true]);
  });
});
