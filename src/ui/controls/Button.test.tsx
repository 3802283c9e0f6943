import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";

describe("Button", () => {
  test("is pressed by pointer, Enter and space", async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button variant="primary" onClick={onClick}>
        Send
      </Button>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await user.keyboard("{Enter} ");
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  test("keeps its focus while it saves, and a second press does nothing", async () => {
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button variant="primary" type="submit" busy={busy}>
          Lagre
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const user = userEvent.setup();
    await user.click(screen.getByRole("button"));
    rerender(form(true));
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole("button")).toHaveFocus();
    expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  });

  test("in a form submits nothing unless it says so", async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button variant="quiet">Avbryt</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
