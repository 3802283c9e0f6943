import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { describe, expect, onTestFinished, test } from "vitest";
import type { AnalyticsEvent } from "#core/analytics/analyticsEvent.ts";
import { takeEvents } from "#core/analytics/track.ts";
import { useComponentLoad } from "./useComponentLoad.ts";
import { usePageLoads } from "./useAnalytics.ts";

function Page({ komponent }: { readonly komponent: string | undefined }) {
  usePageLoads();
  useComponentLoad(komponent);
  return (
    <>
      <Link to="/a">A</Link>
      <Link to="/b">B</Link>
    </>
  );
}

/** Shows a page; gives the events that come, and a way to show another part of it. */
function show(komponent?: string) {
  const events: AnalyticsEvent[] = [];
  const end = takeEvents(({ event }) => events.push(event));
  onTestFinished(() => end());
  const page = (shown: string | undefined) => (
    <StrictMode>
      <MemoryRouter initialEntries={["/a"]}>
        <Page komponent={shown} />
      </MemoryRouter>
    </StrictMode>
  );
  const { rerender } = render(page(komponent));
  return { events, change: (next: string | undefined) => rerender(page(next)) };
}
const press = (name: string) => userEvent.click(screen.getByRole("link", { name }));

describe("Page load (spec: analytics-12)", () => {
  test("each arrival at a page is tracked once", async () => {
    const { events } = show();
    expect(events).toEqual([{ kind: "pageLoad" }]);
    await press("B");
    await press("A");
    expect(events).toHaveLength(3);
  });

  test("rendering a page again is not an arrival", () => {
    const { events, change } = show();
    change(undefined);
    expect(events).toHaveLength(1);
  });
});

describe("Component load (spec: analytics-12)", () => {
  const loads = (events: readonly AnalyticsEvent[]) => events.filter(({ kind }) => kind === "componentLoad");

  test("is tracked once when the part is shown", () => {
    const { events, change } = show();
    expect(loads(events)).toEqual([]);
    change("kjopsinnganger");
    change("kjopsinnganger");
    expect(loads(events)).toEqual([{ kind: "componentLoad", komponent: "kjopsinnganger" }]);
  });
});
