import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Announcer } from "./Announcer.tsx";
import { ToastArea } from "./ToastArea.tsx";
import { toasts } from "./toasts.ts";

const push = (text: string) => act(() => toasts.push("success", text));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => screen.queryAllByRole("button", { name: "Lukk varsel" }).length;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Announcer />
      <ToastArea closeLabel="Lukk varsel" />
    </>,
  );
});
afterEach(() => {
  act(() => {
    for (const { id } of [...toasts.visible(), ...toasts.visible()]) toasts.close(id);
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

describe("Toasts (shared-widgets §2, §4)", () => {
  test("are shown, and spoken once through a region that was there before", () => {
    push("Lagret");
    expect(screen.getByText("Lagret", { selector: "p" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Lagret");
  });

  test("close after 5000 ms", () => {
    push("Lagret");
    pass(4999);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(0);
  });

  test("stay while the pointer is on them", () => {
    push("Lagret");
    const toast = screen.getByText("Lagret", { selector: "p" });
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(shown()).toBe(1);
    fireEvent.pointerLeave(toast);
    pass(5000);
    expect(shown()).toBe(0);
  });

  test("are closed with 'Lukk varsel'", () => {
    push("Lagret");
    fireEvent.click(screen.getByRole("button", { name: "Lukk varsel" }));
    expect(shown()).toBe(0);
  });

  test("at most 5 at once; the next one comes when there is room, and has its whole time", () => {
    for (const number of [1, 2, 3, 4, 5, 6]) push(`Nummer ${number}`);
    expect(shown()).toBe(5);
    pass(5000);
    expect(screen.getByText("Nummer 6", { selector: "p" })).toBeVisible();
    pass(4999);
    expect(shown()).toBe(1);
  });
});
