import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { useFocusKept } from "./useFocusKept.ts";

function Part() {
  const [state, setState] = useState("draft");
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, state);
  return (
    <>
      <h1 ref={heading}>{state}</h1>
      {state === "draft" && <button onClick={() => setState("asked")}>Send</button>}
      <button onClick={() => setState("approved")}>Godkjenn</button>
    </>
  );
}

test("an act that takes its button away leaves the focus on the heading; another one where it was (spec: company-96)", async () => {
  render(<Part />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "asked" }));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Godkjenn" }));
});
