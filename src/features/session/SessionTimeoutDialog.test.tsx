import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { startTexts } from "#tests/support/portalTexts.ts";
import { SessionTimeoutDialog } from "./SessionTimeoutDialog.tsx";

type Act = () => Promise<unknown>;
const never: Act = () => new Promise(() => undefined);

function show({ secondsLeft = 45, onExtend = vi.fn<Act>(never), onLogOut = vi.fn<Act>(never) } = {}) {
  const dialogAt = (seconds: number) => (
    <>
      <input aria-label="Skriver her" />
      {seconds > 0 && <SessionTimeoutDialog secondsLeft={seconds} onExtend={onExtend} onLogOut={onLogOut} />}
    </>
  );
  const { rerender } = render(dialogAt(0));
  screen.getByRole("textbox").focus();
  rerender(dialogAt(secondsLeft));
  return { onExtend, onLogOut, tick: (seconds: number) => rerender(dialogAt(seconds)), user: userEvent.setup() };
}

beforeAll(() => void startTexts());

describe("Session timeout dialog (spec: session-13)", () => {
  test("says 'Du blir snart logget ut', when, why, and asks 'Vil du fortsette økten?'", () => {
    show();
    const dialog = screen.getByRole("alertdialog", { name: "Du blir snart logget ut" });
    expect(within(dialog).getByText("Du blir logget ut om 45 sekunder")).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(
      "For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet. Vil du fortsette økten?",
    );
    expect(screen.getByRole("button", { name: "Fortsett økten" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Logg ut" })).toBeVisible();
  });

  test("takes the focus itself, not one of its buttons: the customer may be typing", () => {
    show();
    expect(screen.getByRole("alertdialog")).toHaveFocus();
  });

  test("gives the focus back where it was", () => {
    const { tick } = show();
    tick(0);
    expect(screen.getByRole("textbox")).toHaveFocus();
  });

  test("the visible seconds are not spoken as they run; a live region speaks at 60, 40 and 20 only", () => {
    const { tick } = show({ secondsLeft: 60 });
    expect(screen.getByText("Du blir logget ut om 60 sekunder")).toHaveAttribute("aria-live", "off");
    const spoken = [60, 59, 41, 40, 39, 21, 20, 19, 1].map((seconds) => {
      tick(seconds);
      return screen.getByRole("alert").textContent;
    });
    const at = (seconds: number) => `Du blir logget ut om ${seconds} sekunder.`;
    expect(spoken).toEqual([60, 60, 60, 40, 40, 40, 20, 20, 20].map(at));
  });

  test("with one second left it says '1 sekund' (spec: session-35)", () => {
    show({ secondsLeft: 1 });
    expect(screen.getByText("Du blir logget ut om 1 sekund")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Du blir logget ut om 1 sekund.");
  });

  test("when it opens late, as after a sleep, it speaks the seconds that are left", () => {
    show({ secondsLeft: 33 });
    expect(screen.getByRole("alert")).toHaveTextContent("Du blir logget ut om 33 sekunder.");
  });

  test.each(["Escape", "the button"])("'Fortsett økten' by %s extends the session", async (way) => {
    const { user, onExtend } = show();
    if (way === "Escape") await user.keyboard("{Escape}");
    else await user.click(screen.getByRole("button", { name: "Fortsett økten" }));
    expect(onExtend).toHaveBeenCalledOnce();
  });

  test("a double click is one call, and the button keeps its focus", async () => {
    const { user, onExtend } = show();
    const button = screen.getByRole("button", { name: "Fortsett økten" });
    await user.dblClick(button);
    expect(onExtend).toHaveBeenCalledOnce();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  test("an extension that fails keeps the dialog and says so; it can be tried again", async () => {
    const onExtend = vi.fn<Act>().mockRejectedValueOnce(new Error("500")).mockImplementation(never);
    const { user } = show({ onExtend });
    await user.click(screen.getByRole("button", { name: "Fortsett økten" }));
    expect(await screen.findByText("Vi fikk ikke forlenget økten. Prøv igjen.")).toBeVisible();
    expect(screen.getByRole("alertdialog")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Fortsett økten" }));
    expect(onExtend).toHaveBeenCalledTimes(2);
  });

  test("'Logg ut' logs out, once", async () => {
    const { user, onLogOut } = show();
    await user.dblClick(screen.getByRole("button", { name: "Logg ut" }));
    expect(onLogOut).toHaveBeenCalledOnce();
  });
});
