import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TextArea } from "./TextArea.tsx";

const area = (value: string, help?: string) => (
  <TextArea
    label="Tekst"
    value={value}
    onChange={() => undefined}
    maxLength={5}
    tooLong={(count) => `${count} for mye`}
    {...(help !== undefined && { help })}
  />
);

describe("Text area with counter (spec: widgets-11)", () => {
  test("is named by its label and described by its help", () => {
    render(area("12345", "Hjelp"));
    expect(screen.getByRole("textbox", { name: "Tekst", description: "Hjelp" })).toBeValid();
  });

  test("over the limit the message is visible, tied to the field, in place of the help, and no text is removed", () => {
    render(area("1234567", "Hjelp"));
    expect(screen.getByText("2 for mye")).toBeVisible();
    expect(screen.getByRole("textbox", { description: "2 for mye" })).toBeInvalid();
    expect(screen.getByRole("textbox")).toHaveValue("1234567");
    expect(screen.queryByText("Hjelp")).toBeNull();
  });

  test("the running count is not spoken", () => {
    render(area("123"));
    expect(screen.getByText("3/5")).toHaveAttribute("aria-hidden", "true");
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("without help and message it points at nothing; it has five rows", () => {
    render(area("123"));
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
    expect(screen.getByRole("textbox")).toHaveAttribute("rows", "5");
  });
});
