import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

const field = (props: { help?: string; error?: string }) => (
  <TextField label="E-post" value="a" onChange={() => undefined} {...props} />
);

describe("Text field", () => {
  test("is named by its label and described by its help", () => {
    render(field({ help: "Hjelp" }));
    expect(screen.getByRole("textbox", { name: "E-post", description: "Hjelp" })).toBeValid();
  });

  test("an error replaces the help text", () => {
    render(field({ help: "Hjelp", error: "Feil" }));
    expect(screen.getByRole("textbox", { description: "Feil" })).toBeInvalid();
    expect(screen.queryByText("Hjelp")).not.toBeInTheDocument();
  });

  test("without either it points at nothing", () => {
    render(field({}));
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
  });

  test.each([
    [undefined, 40],
    [4, 4],
    [40, 40],
    [41, 40],
    [400, 40],
  ])("with %s characters it is at most as wide as %i characters and 24px (spec: widgets-10)", (characters, counted) => {
    render(
      <TextField
        label="Postnummer"
        value=""
        onChange={() => undefined}
        {...(characters !== undefined && { characters })}
      />,
    );
    // A character is 8px wide here.
    expect(getComputedStyle(screen.getByRole("textbox")).width).toBe(`min(100%, ${counted * 8 + 24}px)`);
  });
});
