import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "#studio/test/support/renderPage.tsx";
import { useAfterCommit } from "./useAfterCommit.ts";

/** A button that adds a field, which shows a help text while it has the focus. */
function Example({ onFocused }: { readonly onFocused: (help: string | undefined) => void }) {
  const [isAdded, setIsAdded] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const afterCommit = useAfterCommit();
  const help = () => document.querySelector("p")?.textContent;
  const add = () => {
    setIsAdded(true);
    afterCommit(() => {
      document.querySelector("input")?.focus();
      afterCommit(() => onFocused(help()));
    });
  };
  return (
    <>
      <button type="button" onClick={add}>
        Add
      </button>
      {isAdded && <input aria-label="Added" onFocus={() => setHasFocus(true)} />}
      {hasFocus && <p>Help</p>}
    </>
  );
}

test("a task finds what the change has added, and a task in it finds what the focus has added", async () => {
  const seen: (string | undefined)[] = [];
  render(<Example onFocused={(help) => seen.push(help)} />);
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByRole("textbox", { name: "Added" })).toHaveFocus();
  expect(seen).toEqual(["Help"]);
});
