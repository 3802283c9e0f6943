import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FirstVisit } from "./FirstVisit.tsx";

afterEach(() => localStorage.clear());

const show = () =>
  render(
    <section>
      <input aria-label="Søk" />
      <FirstVisit />
    </section>,
  );

test("three things that can be done are said once in a browser; the focus goes on to the search", async () => {
  const { unmount } = show();
  const said = screen.getByRole("region", { name: "Tre ting du kan gjøre her" });
  expect(said.querySelectorAll("li")).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Skjønner" }));
  expect(said).not.toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Søk" })).toHaveFocus();
  unmount();
  show();
  expect(screen.queryByRole("region", { name: "Tre ting du kan gjøre her" })).toBeNull();
});
