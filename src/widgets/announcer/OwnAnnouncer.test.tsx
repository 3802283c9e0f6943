import { act, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { describe, expect, test } from "vitest";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { OwnAnnouncer } from "./OwnAnnouncer.tsx";

const show = async (page: ReactNode) => {
  const shown = render(<StrictMode>{page}</StrictMode>);
  await act(async () => Promise.resolve());
  return shown;
};

describe("What widgets announce", () => {
  test("is spoken on a page without an announcer, by one of its widgets", async () => {
    await show([<OwnAnnouncer key="a" />, <OwnAnnouncer key="b" />]);
    const region = screen.getByRole("status");
    act(() => announcements.announce("Valget ditt er lagret."));
    expect(region).toHaveTextContent("Valget ditt er lagret.");
  });

  test("is spoken by another widget when the first is gone", async () => {
    const { rerender } = await show([<OwnAnnouncer key="a" />, <OwnAnnouncer key="b" />]);
    rerender(<StrictMode>{[<OwnAnnouncer key="b" />]}</StrictMode>);
    expect(screen.getByRole("status")).toBeInTheDocument();
  });

  test.each([
    ["before", [<Announcer key="page" />, <OwnAnnouncer key="widget" />]],
    ["after", [<OwnAnnouncer key="widget" />, <Announcer key="page" />]],
  ])("is left to the page's own announcer, rendered %s them", async (_, page) => {
    await show(page);
    expect(screen.getAllByRole("status")).toHaveLength(1);
  });
});
