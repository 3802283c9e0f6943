import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { TextArea } from "./TextArea.tsx";

const area = (value: string, help?: string) => (
  <TextArea label="Tekst" value={value} onValueChange={() => undefined} maxLength={5} help={help} />
);
const tooLong = (count: number) => `Du har skrevet ${count} tegn for mye`;
const spoken = () => screen.getByRole("status").textContent;

describe("Text area with counter (spec: widgets-11)", () => {
  test("is named by its label and described by its help", () => {
    render(area("12345", "Hjelp"));
    expect(screen.getByRole("textbox", { name: "Tekst", description: "Hjelp" })).toBeValid();
  });

  test("over the limit the message is visible, tied to the field, in place of the help, and no text is removed", () => {
    render(area("1234567", "Hjelp"));
    expect(screen.getByText(tooLong(2), { selector: "p > span" })).toBeVisible();
    expect(screen.getByRole("textbox", { description: tooLong(2) })).toBeInvalid();
    expect(screen.getByRole("textbox")).toHaveValue("1234567");
    expect(screen.queryByText("Hjelp")).toBeNull();
  });

  test("the message can be given", () => {
    render(<TextArea label="Tekst" defaultValue="1234567" maxLength={5} tooLong={(count) => `${count} for mye`} />);
    expect(screen.getByRole("textbox", { description: "2 for mye" })).toBeInvalid();
  });

  test("the running count is not spoken", () => {
    render(area("123"));
    expect(screen.getByText("3/5")).toHaveAttribute("aria-hidden", "true");
    expect(spoken()).toBe("");
  });

  test("without help and message it points at nothing; it has five rows", () => {
    render(area("123"));
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
    expect(screen.getByRole("textbox")).toHaveAttribute("rows", "5");
  });

  test("without a limit there is no counter", () => {
    const { container } = render(<TextArea label="Tekst" defaultValue="123" />);
    expect(container).toHaveTextContent(/^Tekst123$/);
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("an error of the form is shown when the text is short enough", () => {
    const { rerender } = render(<TextArea label="Tekst" value="" readOnly maxLength={5} error="Skriv noe" />);
    expect(screen.getByRole("textbox", { description: "Skriv noe" })).toBeInvalid();
    rerender(<TextArea label="Tekst" value="123456" readOnly maxLength={5} error="Skriv noe" />);
    expect(screen.getByRole("textbox", { description: tooLong(1) })).toBeInvalid();
  });
});

describe("That a text has become too long is spoken once (spec: parts-4)", () => {
  test("not again with each further character, but again when it had been short enough", async () => {
    render(<TextArea label="Tekst" maxLength={5} />);
    const region = screen.getByRole("status");
    const user = userEvent.setup();
    await user.type(screen.getByRole("textbox"), "12345");
    expect(spoken()).toBe("");
    await user.keyboard("6");
    expect(spoken()).toBe(tooLong(1));
    await user.keyboard("78");
    expect(screen.getByText(tooLong(3))).toBeVisible();
    expect(spoken()).toBe(tooLong(1));
    await user.keyboard("{Backspace}{Backspace}{Backspace}");
    expect(spoken()).toBe("");
    await user.paste("6789");
    expect(spoken()).toBe(tooLong(4));
    expect(screen.getByRole("status")).toBe(region);
  });
});
