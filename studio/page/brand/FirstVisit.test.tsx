import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { render } from "#studio/test/support/renderPage.tsx";
import { FirstVisit, knownCookie } from "./FirstVisit.tsx";

afterEach(() => {
  localStorage.clear();
  document.cookie = "studio-known=1; max-age=0";
});

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

test("whoever has read it on one host of a company's studio does not see it on another", () => {
  const proposal = { protocol: "https:", hostname: "forslag4.studio.example", port: "" };
  expect(knownCookie(proposal)).toContain("studio-known=1; domain=studio.example;");
  document.cookie = "studio-known=1";
  show();
  expect(screen.queryByRole("region", { name: "Tre ting du kan gjøre her" })).toBeNull();
});
