import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetReports, showReportsInConsole, takeReports } from "../errorReporting/report.ts";
import { openUrl, type OpeningWindow } from "./openUrl.ts";

const assign = vi.fn();
const replace = vi.fn();
const postMessage = vi.fn();
const reported = vi.fn();
const url = "https://bank.example/side";
const tenant = { nativeBridge: "detect" } as const;

/** A browser that opens a new window, or blocks it. */
function browserWith(opened: object | null, extra: Partial<OpeningWindow> = {}) {
  const open = vi.fn(() => opened as Window | null);
  const href = "https://forsikring.test.example/privat/forsikring/oversikt/";
  return { location: { href, assign, replace }, open, ...extra };
}
const newWindow = () => ({ opener: {}, location: { replace } });

beforeEach(() => {
  vi.clearAllMocks();
  forgetReports();
  showReportsInConsole(false);
  takeReports(reported);
});

describe("Opening an address", () => {
  test("web stays in this tab", () => {
    const browser = browserWith(newWindow());
    expect(openUrl(url, { tenant, kind: "web", isApp: false, browser })).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    expect(browser.open).not.toHaveBeenCalled();
  });

  test("web can replace the page in the history, so that 'back' skips it", () => {
    expect(openUrl(url, { tenant, kind: "web", replaces: true, isApp: false, browser: browserWith(null) })).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith(url);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each(["window", "pdf"] as const)("%s opens a new tab without an opener", (kind) => {
    const opened = newWindow();
    expect(openUrl(url, { tenant, kind, isApp: false, browser: browserWith(opened) })).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith(url);
    expect(opened.opener).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  test("a blocked new tab opens in this tab instead", () => {
    expect(openUrl(url, { tenant, kind: "window", isApp: false, browser: browserWith(null) })).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  });

  test.each(["pdf", "web", "window"] as const)("in the app %s goes through the bridge", (kind) => {
    const browser = browserWith(newWindow(), { PortalBridge: { postMessage } });
    expect(openUrl(url, { tenant, kind, isApp: true, browser })).toBe(true);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ type: "open", kind, url }));
    expect(assign).not.toHaveBeenCalled();
    expect(browser.open).not.toHaveBeenCalled();
  });

  test("in the app without a bridge it navigates in the browser", () => {
    expect(openUrl(url, { tenant, kind: "web", isApp: true, browser: browserWith(null) })).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  });

  test("outside the app a bridge is not used even if one exists", () => {
    const browser = browserWith(newWindow(), { PortalBridge: { postMessage } });
    openUrl(url, { tenant, kind: "web", isApp: false, browser });
    expect(postMessage).not.toHaveBeenCalled();
  });

  test.each([
    ["javascript:alert(1)", "URL is not valid."],
    ["http://bank.example/", "Plain text http is not allowed."],
    ["https://evil.example/", "Host is not allowed."],
  ])("%s is refused and reported once: %s", (raw, message) => {
    const browser = browserWith(newWindow(), { PortalBridge: { postMessage } });
    const allowedHosts = ["bank.example"];
    expect(openUrl(raw, { tenant, kind: "web", isApp: true, browser, allowedHosts })).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(postMessage).not.toHaveBeenCalled();
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ error: expect.objectContaining({ message }) }),
    );
  });
});
