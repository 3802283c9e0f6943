import { act, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { announcements } from "./announcements.ts";
import { Announcer } from "./Announcer.tsx";

describe("Announcements", () => {
  test("are spoken through a region that was there before", () => {
    render(<Announcer />);
    const region = screen.getByRole("status");
    act(() => announcements.announce("Lagret."));
    expect(region).toHaveTextContent("Lagret.");
  });

  test("the same text again is a change, so that it is announced again", () => {
    render(<Announcer />);
    act(() => announcements.announce("Slettet."));
    const first = screen.getByRole("status").textContent;
    act(() => announcements.announce("Slettet."));
    expect(screen.getByRole("status").textContent).not.toBe(first);
    expect(screen.getByRole("status")).toHaveTextContent("Slettet.");
  });
});
