import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetReports, report, showReportsInConsole, takeReports } from "./report.ts";

const taken = vi.fn();
const messages = () => taken.mock.calls.map(([entry]) => String((entry as { error: unknown }).error));

beforeEach(() => {
  taken.mockClear();
  forgetReports();
  showReportsInConsole(false);
});
afterEach(() => vi.restoreAllMocks());

describe("Error reports", () => {
  test("name the path of the page on which they were made", () => {
    vi.stubGlobal("location", { pathname: "/privat/forsikring/oversikt/tilbud" });
    report(new Error("one"));
    vi.stubGlobal("location", { pathname: "/privat/forsikring/oversikt/" });
    takeReports(taken);
    expect(taken.mock.calls[0]?.[0]).toMatchObject({ path: "/privat/forsikring/oversikt/tilbud" });
    vi.unstubAllGlobals();
  });

  test("wait for the reporter, then reach it, in order and with their details", () => {
    report(new Error("one"), { path: "/ting" });
    report("two");
    takeReports(taken);
    report(new Error("three"));
    expect(messages()).toEqual(["Error: one", "two", "Error: three"]);
    expect(taken.mock.calls[0]?.[0]).toMatchObject({ context: { path: "/ting" }, time: expect.any(Number) });
  });

  test("are made once for each error object", () => {
    takeReports(taken);
    const error = new Error("once");
    report(error);
    report(error);
    expect(taken).toHaveBeenCalledOnce();
  });

  test.each(["Warning: ToggleSlider component has been deprecated.", "FBNav is not defined"])(
    "leave out what says nothing about the portal: %s",
    (message) => {
      takeReports(taken);
      report(new Error(message));
      report(message);
      expect(taken).not.toHaveBeenCalled();
    },
  );

  test("are limited while they wait: the newest 50 are kept", () => {
    for (let count = 0; count < 60; count += 1) report(`error ${count}`);
    takeReports(taken);
    expect(messages()).toHaveLength(50);
    expect(messages().at(-1)).toBe("error 59");
  });

  test("wait again after the reporter has stopped", () => {
    takeReports(() => undefined)();
    report("late");
    takeReports(taken);
    expect(messages()).toEqual(["late"]);
  });

  test("are in the console only where that is switched on", () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    report("quiet");
    showReportsInConsole(true);
    report("loud");
    expect(logged.mock.calls.map(([first]) => first as unknown)).toEqual(["loud"]);
  });
});
