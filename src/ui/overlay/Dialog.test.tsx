import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { DialogHead } from "./DialogHead.tsx";

const dialog = (onDismiss: () => void, closesOutside = false) => (
  <Dialog open aria-labelledby="tittel" aria-describedby="tekst" onOpenChange={onDismiss} closesOutside={closesOutside}>
    <h2 id="tittel">Tittel</h2>
    <p id="tekst">Tekst</p>
  </Dialog>
);

describe("Dialog", () => {
  test("is named, described, open and has focus", () => {
    render(dialog(() => undefined));
    const shown = screen.getByRole("dialog", { name: "Tittel", description: "Tekst" });
    expect(shown).toHaveAttribute("open");
    expect(shown).toHaveFocus();
  });

  test("is in the middle of the screen, also on a page whose reset takes margins and positions away (spec: parts-12)", () => {
    render(
      <>
        <style>{"* { margin: 0; } dialog { position: static; }"}</style>
        {dialog(() => undefined)}
      </>,
    );
    const { margin, position } = getComputedStyle(screen.getByRole("dialog"));
    expect([margin, position]).toEqual(["auto", "fixed"]);
  });

  test("is dismissed by Escape", async () => {
    const onDismiss = vi.fn<() => void>();
    render(dialog(onDismiss));
    await userEvent.keyboard("{Escape}");
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  test("and by the device's back gesture, which leaves it to us whether it closes", () => {
    const onDismiss = vi.fn<() => void>();
    render(dialog(onDismiss));
    const gesture = new Event("cancel", { cancelable: true });
    screen.getByRole("dialog").dispatchEvent(gesture);
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(gesture.defaultPrevented).toBe(true);
  });

  test("stays open as long as it is rendered, also when the browser closes it", () => {
    render(dialog(() => undefined));
    const shown = screen.getByRole<HTMLDialogElement>("dialog");
    shown.close();
    expect(shown.open).toBe(true);
  });

  test.each([true, false])("a press beside it dismisses it if it may: %s", async (closesOutside) => {
    const onDismiss = vi.fn<() => void>();
    render(dialog(onDismiss, closesOutside));
    await userEvent.click(screen.getByText("Tekst"));
    expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("dialog"));
    expect(onDismiss).toHaveBeenCalledTimes(closesOutside ? 1 : 0);
  });
});

describe("What opens and closes a dialog (spec: parts-6, parts-7)", () => {
  test("one's own button, and what closes it from inside; the focus goes back to the button", async () => {
    const onOpenChange = vi.fn<(open: boolean, reason: string) => void>();
    const user = userEvent.setup();
    render(
      <Dialog
        aria-label="Vilkår"
        closesOutside
        onOpenChange={onOpenChange}
        trigger={(own) => <button {...own}>Les vilkår</button>}
      >
        {(close) => <button onClick={close}>Lukk</button>}
      </Dialog>,
    );
    const opener = screen.getByRole("button", { name: "Les vilkår", expanded: false });
    await user.click(opener);
    await user.click(screen.getByRole("button", { name: "Lukk" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await user.click(opener);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(opener);
    await user.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([
      [true, "press"],
      [false, "press"],
      [true, "press"],
      [false, "escape"],
      [true, "press"],
      [false, "outside"],
    ]);
  });

  test("with `open` true it stays open; with `open` false it is not rendered", async () => {
    const { rerender } = render(dialog(() => undefined, true));
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeVisible();
    rerender(<Dialog open={false}>Tekst</Dialog>);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("The head of a dialog (spec: widgets-9)", () => {
  test.each([
    [undefined, "Lukk"],
    ["Lukk menyen", "Lukk menyen"],
  ])("its close button is named %s, 'Lukk' by default", async (closeLabel, name) => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog open aria-labelledby="tittel" onOpenChange={onClose}>
        <DialogHead id="tittel" onClose={onClose} {...(closeLabel !== undefined && { closeLabel })}>
          Tittel
        </DialogHead>
      </Dialog>,
    );
    expect(screen.getByRole("dialog", { name: "Tittel" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
