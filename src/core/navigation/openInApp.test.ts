import { beforeEach, describe, expect, test, vi } from "vitest";
import { showReportsInConsole } from "../errorReporting/report.ts";
import { openInApp } from "./useExternalLink.ts";
import { isMobilbankApp } from "../native/isMobilbankApp.ts";

const message = { type: "open", kind: "pdf", url: "https://bank.example/vilkar.pdf" } as const;

describe("The native bridge", () => {
  const webkit = vi.fn();
  const portalBridge = vi.fn();
  const both = {
    webkit: { messageHandlers: { portal: { postMessage: webkit } } },
    PortalBridge: { postMessage: portalBridge },
  };
  beforeEach(() => {
    webkit.mockReset();
    portalBridge.mockReset();
    showReportsInConsole(false);
  });

  test("webkit receives the message as an object", () => {
    expect(openInApp(message, "webkit", both)).toBe(true);
    expect(webkit).toHaveBeenCalledExactlyOnceWith(message);
    expect(portalBridge).not.toHaveBeenCalled();
  });

  test("PortalBridge receives it as JSON", () => {
    expect(openInApp(message, "portal-bridge", both)).toBe(true);
    expect(portalBridge).toHaveBeenCalledExactlyOnceWith(JSON.stringify(message));
    expect(webkit).not.toHaveBeenCalled();
  });

  test("detect prefers webkit to PortalBridge", () => {
    expect(openInApp(message, "detect", both)).toBe(true);
    expect(portalBridge).not.toHaveBeenCalled();
    expect(openInApp(message, "detect", { PortalBridge: both.PortalBridge })).toBe(true);
    expect(portalBridge).toHaveBeenCalledOnce();
  });

  test("methods of the host are called with the host as `this`", () => {
    const host = {
      PortalBridge: {
        received: [] as unknown[],
        postMessage(text: unknown) {
          this.received.push(text);
        },
      },
    };
    openInApp(message, "portal-bridge", host);
    expect(host.PortalBridge.received).toHaveLength(1);
  });

  test.each([
    ["webkit", {}],
    ["webkit", { webkit: {} }],
    ["webkit", { webkit: { messageHandlers: {} } }],
    ["webkit", { PortalBridge: both.PortalBridge }],
    ["portal-bridge", { webkit: both.webkit }],
    ["detect", {}],
    ["none", both],
  ] as const)("%s without its host object opens nothing: the caller navigates", (bridge, host) => {
    expect(openInApp(message, bridge, host)).toBe(false);
    expect(webkit).not.toHaveBeenCalled();
    expect(portalBridge).not.toHaveBeenCalled();
  });

  test("a bridge that throws opens nothing", () => {
    webkit.mockImplementation(() => {
      throw new Error("gone");
    });
    expect(openInApp(message, "webkit", both)).toBe(false);
  });
});

describe("The mobile bank's app", () => {
  test.each([
    ["a cookie", "a=b; isMobilbankApp=true", "Mozilla/5.0", true],
    ["a cookie without a value", "isMobilbankApp=", "Mozilla/5.0", true],
    ["the browser's name", "", "Mozilla/5.0 Mobilbank/4.2", true],
    ["neither", "isMobilbankAppOld=true", "Mozilla/5.0 Mobilbanken", false],
    ["a cookie that says no", "isMobilbankApp=false", "Mozilla/5.0", false],
  ])("is recognised by %s", (_, cookie, userAgent, isApp) => {
    expect(isMobilbankApp({ cookie }, userAgent)).toBe(isApp);
  });
});
