import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

const field = (props: { help?: string; fault?: string }) => (
  <TextField label="E-post" value="a" onChange={() => undefined} {...props} />
);

describe("Text field", () => {
  test("is named by its label and described by its help", () => {
    render(field({ help: "Hjelp" }));
    expect(screen.getByRole("textbox", { name: "E-post", description: "Hjelp" })).toBeValid();
  });

  test("an error replaces the help text", () => {
    render(field({ help: "Hjelp", fault: "Feil" }));
    expect(screen.getByRole("textbox", { description: "Feil" })).toBeInvalid();
    expect(screen.queryByText("Hjelp")).not.toBeInTheDocument();
  });

  test("without either it points at nothing", () => {
    render(field({}));
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
  });

  test.each([4, 40, 400])("is as wide as %i characters need, where so many are given", (characters) => {
    render(<TextField label="Postnummer" value="" onChange={() => undefined} characters={characters} />);
    expect(screen.getByRole("textbox").style.getPropertyValue("--characters")).toBe(String(characters));
  });
});
