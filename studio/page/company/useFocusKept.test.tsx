import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useRef, useState } from "react";
import { expect, test } from "vitest";
import { render } from "#studio/test/support/renderPage.tsx";
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

function Loaded() {
  const [links, setLinks] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, links);
  useEffect(() => void Promise.resolve("her").then(setLinks), []);
  return (
    <>
      <h2 ref={heading}>Lenker</h2>
      <p>{links}</p>
      <button>Lag lenke</button>
    </>
  );
}

test("what is loaded takes no focus, neither in a page that was just opened nor later", async () => {
  render(<Loaded />);
  expect(await screen.findByText("her")).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test("an act that takes its button away leaves the focus on the heading; another one where it was", async () => {
  render(<Part />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "asked" }));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Godkjenn" }));
});
