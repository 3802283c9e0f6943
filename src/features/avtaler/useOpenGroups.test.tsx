import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { expect, test } from "vitest";
import { forgetAll } from "#core/session/onForget.ts";
import { useOpenGroups } from "./useOpenGroups.ts";

function List() {
  const frame = useRef<HTMLDivElement>(null);
  const { areAllOpen, openOrClose } = useOpenGroups(frame, "list");
  return (
    <div ref={frame}>
      {["Reise", "Dyr"].map((name) => (
        <details key={name} data-group={name}>
          <summary>{name}</summary>
        </details>
      ))}
      <button onClick={openOrClose}>{areAllOpen ? "Lukk alle" : "Vis alle"}</button>
    </div>
  );
}

const openNames = () => [...document.querySelectorAll("details[open]")].map((group) => group.textContent);

test("A group that the customer has opened is open again after a visit to another page (spec: avtaler-40)", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByText("Dyr"));
  expect(await screen.findByRole("button", { name: "Vis alle" })).toBeVisible();
  cleanup();
  render(<List />);
  expect(openNames()).toEqual(["Dyr"]);

  // Each of them is open now.
  await user.click(screen.getByText("Reise"));
  await user.click(await screen.findByRole("button", { name: "Lukk alle" }));
  expect(openNames()).toEqual([]);
  await screen.findByRole("button", { name: "Vis alle" });
  cleanup();
  render(<List />);
  expect(openNames()).toEqual([]);
});

test("After a logout no group is open: the next customer has other ones", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByText("Dyr"));
  await screen.findByRole("button", { name: "Vis alle" });
  cleanup();
  forgetAll();
  render(<List />);
  expect(openNames()).toEqual([]);
});
