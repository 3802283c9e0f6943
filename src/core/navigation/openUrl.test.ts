import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetReports, showReportsInConsole, takeReports } from "../errorReporting/report.ts";
import { openUrl } from "./openUrl.ts";

const assign = vi.fn();
const replace = vi.fn();
const reported = vi.fn();
const url = "https://bank.example/side";
const location = { href: "https://forsikring.test.example/privat/forsikring/oversikt/", assign, replace };

beforeEach(() => {
  vi.clearAllMocks();
  forgetReports();
  showReportsInConsole(false);
  takeReports(reported);
});

describe("Leaving the page for an address", () => {
  test("stays in this tab: no window is opened that could be blocked (spec: links-8)", () => {
    expect(openUrl(url, { location })).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  });

  test("can replace the page in the history, so that 'back' skips it", () => {
    expect(openUrl(url, { replaces: true, location })).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith(url);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    ["javascript:alert(1)", "URL is not valid."],
    ["http://bank.example/", "Plain text http is not allowed."],
    ["https://evil.example/", "Host is not allowed."],
  ])("%s is refused and reported once: %s", (raw, message) => {
    expect(openUrl(raw, { location, allowedHosts: ["bank.example"] })).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ error: expect.objectContaining({ message }) }),
    );
  });
});
