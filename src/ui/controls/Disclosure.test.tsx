import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { Disclosure } from "./Disclosure.tsx";

const group = () => screen.getByRole<HTMLDetailsElement>("group");

describe("An expandable section (spec: widgets-6)", () => {
  test("begins closed, opens and closes on a press, and notifies the parent", async () => {
    const onToggle = vi.fn<(isOpen: boolean) => void>();
    render(
      <Disclosure summary={<h3>Vilkår</h3>} onToggle={onToggle}>
        Det med liten skrift
      </Disclosure>,
    );
    expect(group().open).toBe(false);
    expect(screen.getByText("Det med liten skrift")).not.toBeVisible();
    await userEvent.click(screen.getByRole("heading", { name: "Vilkår" }));
    expect(group().open).toBe(true);
    expect(screen.getByText("Det med liten skrift")).toBeVisible();
    await waitFor(() => expect(onToggle.mock.calls).toEqual([[true]]));
    await userEvent.click(screen.getByRole("heading", { name: "Vilkår" }));
    await waitFor(() => expect(onToggle.mock.calls).toEqual([[true], [false]]));
  });

  test.each([true, false])("can be held open or closed from outside: %s", (isOpen) => {
    render(
      <Disclosure summary="Vilkår" isOpen={isOpen}>
        Tekst
      </Disclosure>,
    );
    expect(group().open).toBe(isOpen);
  });
});
