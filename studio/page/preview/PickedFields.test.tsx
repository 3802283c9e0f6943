import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { PickedFields } from "./PickedFields.tsx";
import type { PickedPart } from "./pickedPart.ts";

const source: FieldSource = { kind: "descriptor", path: ["marketing", "heroTitle"], seenAs: "text", value: "Hei" };
const place = { page: "/", element: "main > h1", words: "Hei", width: 360 };
const ofField: PickedPart = { fields: [source], text: "Hei", place };
const ofData: PickedPart = { fields: [], text: "1 330,75", place };
const nothing = () => undefined;

function show(part: PickedPart, onOpen?: () => void) {
  render(
    <PickedFields part={part} sources={[source]} onOpen={onOpen} onClose={nothing}>
      <button>Kommenter</button>
    </PickedFields>,
  );
  return screen.getByRole("heading", { name: "Valgt i portalen" });
}

describe("The focus after a pick", () => {
  test("without a form it is at what can be done with the part, and the fields are words", () => {
    expect(show(ofField)).toHaveFocus();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Kommenter", ""]);
    expect(screen.getByRole("listitem")).toHaveTextContent("Overskriften på oversikten");
  });

  test("a part of the customer's data has no field to go to", () => {
    expect(show(ofData, nothing)).toHaveFocus();
  });

  test("with a form it is left to the field", () => {
    expect(show(ofField, nothing)).not.toHaveFocus();
    expect(screen.getByRole("button", { name: /Overskriften på oversikten/ })).toBeVisible();
  });
});

test("what can be done with the part comes before its fields, which can be many", () => {
  const heading = show(ofField, nothing);
  const [first, second] = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect([heading.nextElementSibling?.textContent, first]).toEqual(["Kommenter", "Kommenter"]);
  expect(second).toContain("Overskriften på oversikten");
});
