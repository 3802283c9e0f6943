import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToasts, type Toasts } from "./createToasts.ts";
import { ToastArea } from "./ToastArea.tsx";

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const closeButtons = () => screen.queryAllByRole("button", { name: "Lukk varsel" });
const closeOf = (text: string) => screen.getByRole("button", { name: "Lukk varsel", description: text });
const show = (toasts: Toasts, texts: readonly string[], timeout?: "off") => {
  render(<ToastArea toasts={toasts} />);
  act(() => {
    for (const content of texts) toasts.push({ content, variant: "success", ...(timeout && { timeout }) });
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("How many toasts are shown at once", () => {
  test("of the page's own queue at most 5; the next comes when there is room (spec: toasts-2)", async () => {
    // As a page begins: other files of this process have shown toasts in theirs.
    const fresh: string = "./pageToasts.ts?fresh";
    const { pageToasts } = (await import(/* @vite-ignore */ fresh)) as { pageToasts: Toasts };
    show(pageToasts, ["1", "2", "3", "4", "5", "6"], "off");
    expect(closeButtons()).toHaveLength(5);
    fireEvent.click(closeOf("2"));
    pass(150);
    expect(closeOf("6")).toBeVisible();
    expect(closeButtons()).toHaveLength(5);
    act(() => pageToasts.closeAll());
    pass(150);
    expect(closeButtons()).toHaveLength(0);
  });

  test("of a queue by default 1, for 5 seconds (spec: toasts-7, toasts-8)", () => {
    show(createToasts(), ["a", "b"]);
    expect(closeButtons()).toHaveLength(1);
    pass(4999);
    expect(closeOf("a")).toBeVisible();
    pass(1 + 150);
    expect(closeButtons()).toHaveLength(1);
    expect(closeOf("b")).toBeVisible();
  });
});
