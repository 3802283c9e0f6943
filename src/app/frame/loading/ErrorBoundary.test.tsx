import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetReports, showReportsInConsole, takeReports } from "#core/errorReporting/report.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

function Broken(): never {
  throw new Error("broken");
}

describe("An error of rendering (spec: errors-1)", () => {
  beforeEach(() => {
    forgetReports();
    showReportsInConsole(false);
    // React writes every caught error to the console.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  test("shows the fallback and is reported once", () => {
    const errors: unknown[] = [];
    takeReports(({ error }) => errors.push(error));
    render(
      <ErrorBoundary fallback={<h1>Noe har gått galt</h1>}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("heading")).toHaveTextContent("Noe har gått galt");
    expect(errors).toEqual([new Error("broken")]);
  });

  test("ends when the customer goes back, but not for a link to a place on the error page", () => {
    let isBroken = true;
    const Sometimes = () => (isBroken ? <Broken /> : <p>hel</p>);
    const goTo = (address: string) => {
      window.history.replaceState(null, "", address);
      act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    };
    window.history.replaceState(null, "", "/feil");
    render(
      <ErrorBoundary fallback="feil">
        <Sometimes />
      </ErrorBoundary>,
    );
    isBroken = false;
    goTo("/feil#kontakt-telefon");
    expect(screen.getByText("feil")).toBeInTheDocument();
    goTo("/foer");
    expect(screen.getByText("hel")).toBeInTheDocument();
  });

  test("ends under another key", () => {
    const { rerender } = render(
      <ErrorBoundary key="/a" fallback="feil">
        <Broken />
      </ErrorBoundary>,
    );
    rerender(
      <ErrorBoundary key="/b" fallback="feil">
        hel
      </ErrorBoundary>,
    );
    expect(screen.getByText("hel")).toBeInTheDocument();
  });
});
