import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const options = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));

function Example({ onChange, disabled = false }: { onChange: (value: readonly string[]) => void; disabled?: boolean }) {
  const [value, setValue] = useState<readonly string[]>(["b"]);
  const change = (next: readonly string[]) => {
    setValue(next);
    onChange(next);
  };
  return (
    <CheckboxGroup
      legend="Hva?"
      help="Flere er lov"
      options={options}
      value={value}
      onValueChange={change}
      disabled={disabled}
    />
  );
}

describe("Group of boxes", () => {
  test("has the question as its name and the help as its description", () => {
    render(<Example onChange={vi.fn()} />);
    expect(screen.getByRole("group", { name: "Hva?", description: "Flere er lov" })).toBeVisible();
  });

  test("reports all ticked options, in their order", async () => {
    const onChange = vi.fn();
    render(<Example onChange={onChange} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("checkbox", { name: "C" }));
    await user.click(screen.getByRole("checkbox", { name: "A" }));
    await user.click(screen.getByRole("checkbox", { name: "B" }));
    expect(onChange.mock.calls).toEqual([[["b", "c"]], [["a", "b", "c"]], [["a", "c"]]]);
  });

  test("disabled, nothing can be ticked; focus returns to the box", async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Example onChange={onChange} />);
    const user = userEvent.setup();
    screen.getByRole("checkbox", { name: "A" }).focus();
    rerender(<Example onChange={onChange} disabled />);
    await user.click(screen.getByRole("checkbox", { name: "C" }));
    expect(onChange).not.toHaveBeenCalled();
    screen.getByRole<HTMLInputElement>("checkbox", { name: "A" }).blur();
    rerender(<Example onChange={onChange} />);
    expect(screen.getByRole("checkbox", { name: "A" })).toHaveFocus();
  });
});
