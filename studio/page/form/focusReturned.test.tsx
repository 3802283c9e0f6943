import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerForm, Pane, startBrand } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";

beforeEach(() => vi.stubGlobal("fetch", answerForm));
afterEach(() => void vi.unstubAllGlobals());

test("a form that another pane had the place of gives the focus back to the field that had it", async () => {
  const brand = startBrand();
  const { rerender } = render(<Pane brand={brand} />);
  await userEvent.click(screen.getByRole("heading", { level: 3, name: /^Kontakt/ }));
  const phone = screen.getByRole("textbox", { name: "Telefon" });
  await userEvent.click(phone);
  // A browser takes the focus from what is hidden.
  phone.blur();
  rerender(<Pane brand={brand} isHidden />);
  expect(phone).not.toHaveFocus();
  rerender(<Pane brand={brand} />);
  expect(phone).toHaveFocus();
});

test("what has the focus meanwhile keeps it", () => {
  const brand = startBrand();
  const page = (isHidden: boolean) => (
    <>
      <button type="button">Angre</button>
      <Pane brand={brand} isHidden={isHidden} />
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole("button", { name: "Angre" }).focus();
  rerender(page(false));
  expect(screen.getByRole("button", { name: "Angre" })).toHaveFocus();
});
