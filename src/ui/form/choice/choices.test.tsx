import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Checkbox } from "./Checkbox.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const options = [
  { value: "giro", label: "AvtaleGiro", help: "Trekkes ved forfall" },
  { value: "papir", label: "På papir" },
];

describe("A choice with help or an error (spec: parts-10)", () => {
  test.each([
    ["radio", <RadioGroup key="r" legend="Betaling" options={options} />],
    ["checkbox", <CheckboxGroup key="c" legend="Betaling" options={options} />],
  ] as const)("%s: the help of an option describes that option alone", (role, group) => {
    render(group);
    expect(screen.getByRole(role, { name: "AvtaleGiro", description: "Trekkes ved forfall" })).toBeVisible();
    expect(screen.getByRole(role, { name: "På papir" })).not.toHaveAttribute("aria-describedby");
  });

  test("help and error of a group describe it, beside what the host adds", () => {
    render(
      <>
        <p id="vert">Fra siden</p>
        <RadioGroup legend="Svar" options={options} help="Hjelp" error="Velg et svar" aria-describedby="vert" />
      </>,
    );
    expect(screen.getByRole("group", { name: "Svar", description: "Hjelp Velg et svar Fra siden" })).toBeVisible();
  });

  test("a box is mixed for as long as the host says so, also when it is pressed", async () => {
    const box = (indeterminate: boolean) => (
      <Checkbox label="Alle" indeterminate={indeterminate} checked={false} readOnly />
    );
    const { rerender } = render(box(true));
    const alle = screen.getByRole<HTMLInputElement>("checkbox", { name: "Alle" });
    expect(alle).toBePartiallyChecked();
    await userEvent.click(alle);
    rerender(box(true));
    expect(alle).toBePartiallyChecked();
    rerender(box(false));
    expect(alle).not.toBePartiallyChecked();
  });
});

test("a word that is longer than the line breaks, in a choice and in an error (spec: parts-13)", () => {
  render(<RadioGroup legend="Svar" options={[{ value: "x", label: "x".repeat(200) }]} error={"y".repeat(200)} />);
  for (const text of ["x", "y"])
    expect(getComputedStyle(screen.getByText(text.repeat(200)).parentElement as HTMLElement).overflowWrap).toBe(
      "anywhere",
    );
});
