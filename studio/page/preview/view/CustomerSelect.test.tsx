import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { CustomerSelect } from "./CustomerSelect.tsx";

const choices: PreviewChoices = {
  customers: [
    { id: "rar", name: "<b>Rar</b>", summary: "HTML i navn", lastDays: [], isForTesting: true },
    { id: "vanlig", name: "Vanja Vanlig", summary: "Fire avtaler", lastDays: [] },
  ],
  pages: [],
  normal: "Vanlig",
  states: [],
};

test("customers with faults and odd data are in a group of their own at the end, without their odd names", () => {
  render(<CustomerSelect choices={choices} customer="vanlig" onChoose={() => undefined} />);
  const options = screen.getAllByRole("option").map((each) => each.textContent);
  expect(options).toEqual(["Vanja Vanlig: Fire avtaler", "Ikke logget inn", "HTML i navn"]);
  const group = screen.getByRole("group", { name: "Feil og uvanlige data, for å prøve" });
  expect(within(group).getAllByRole("option")).toHaveLength(1);
});
