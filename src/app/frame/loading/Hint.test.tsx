import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { loading } from "#app/loading.ts";

/** The code of the hint is fetched once per page: each test begins with a page that has not fetched it. */
beforeEach(() => vi.resetModules());

async function show() {
  const { Hint } = await import("./Hint.tsx");
  const { startParts } = await import("./parts.ts");
  startParts(loading);
  render(
    <StrictMode>
      <Hint label="Om årsprisen">Varierer i løpet av året.</Hint>
      <button type="button">Videre</button>
    </StrictMode>,
  );
}

const hintButton = () => screen.getByRole("button", { name: "Om årsprisen" });
/** Only a hint whose code has been fetched reacts to the pointer. */
const findHint = () =>
  vi.waitFor(
    () => {
      // Again, where React has not started the new button yet: under StrictMode that forgets an earlier hover.
      if (screen.queryByRole("tooltip") === null) fireEvent.pointerEnter(hintButton(), { pointerType: "mouse" });
      return screen.getByRole("tooltip");
    },
    { interval: 400, timeout: 40_000 },
  );

describe("A hint whose code is fetched after the page", () => {
  test("shows its button at once; a press before the code is there opens the hint then, and the focus stays", async () => {
    await show();
    const early = hintButton();
    act(() => early.focus());
    fireEvent.click(early);
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Varierer i løpet av året.");
    await waitFor(() => expect(hintButton()).toHaveFocus());
  });

  test("leaves the focus where it is when the customer has moved it", async () => {
    await show();
    const early = hintButton();
    const next = screen.getByRole("button", { name: "Videre" });
    act(() => early.focus());
    act(() => next.focus());
    await vi.waitUntil(() => hintButton() !== early);
    expect(next).toHaveFocus();
    expect(screen.queryByRole("tooltip")).toBeNull();
    expect(await findHint()).toBeVisible();
  });
});
