import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { consentChanged } from "../cookie-consent/watchConsent.ts";
import { watchAnalyticsConsent } from "./watchAnalyticsConsent.ts";

const origin = "https://bank.fjelltrygd.example";
const service = { strategy: "opt-in-service", windowObject: "optIn", messageOrigin: origin } as const;
const cookie = { strategy: "consent-cookie" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(source: typeof service | typeof cookie = service) {
  const reread = vi.fn<() => void>();
  const end = watchAnalyticsConsent(source, reread);
  onTestFinished(end);
  return { reread, end };
}
const say = (data: unknown, from = origin) => window.dispatchEvent(new MessageEvent("message", { data, origin: from }));

describe("A message 'optin_closed' from the bank's domain (spec: analytics-5)", () => {
  test("makes the status be re-read after 250 ms", () => {
    const { reread } = watch();
    say("optin_closed");
    vi.advanceTimersByTime(249);
    expect(reread).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reread).toHaveBeenCalledOnce();
  });

  test("each message makes it be re-read", () => {
    const { reread } = watch();
    say("optin_closed");
    vi.advanceTimersByTime(100);
    say({ type: "optin_closed" });
    vi.advanceTimersByTime(150);
    expect(reread).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(reread).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["from another origin", "optin_closed", "https://ond.example"],
    ["from a subdomain of the origin", "optin_closed", "https://x.bank.fjelltrygd.example"],
    ["from the portal itself", "optin_closed", window.location.origin],
    ["that says something else", "optin_opened", origin],
    ["of another type", { type: "closed" }, origin],
    ["that says nothing", null, origin],
  ])("one %s does nothing", (_, data, from) => {
    const { reread } = watch();
    say(data, from);
    vi.advanceTimersByTime(1000);
    expect(reread).not.toHaveBeenCalled();
  });

  test("does nothing where no opt-in service is asked", () => {
    const { reread } = watch(cookie);
    say("optin_closed");
    vi.advanceTimersByTime(1000);
    expect(reread).not.toHaveBeenCalled();
  });

  test("after the watch has ended nothing is read, not even after a message that was waiting", () => {
    const { reread, end } = watch();
    say("optin_closed");
    end();
    vi.advanceTimersByTime(1000);
    say("optin_closed");
    consentChanged();
    window.dispatchEvent(new Event("focus"));
    vi.advanceTimersByTime(1000);
    expect(reread).not.toHaveBeenCalled();
  });
});

describe("A choice that was made elsewhere is read", () => {
  test.each([
    ["in the portal's own dialog", consentChanged],
    ["in another tab, when this one gets focus", () => window.dispatchEvent(new Event("focus"))],
    ["in another tab, when this one is looked at", () => document.dispatchEvent(new Event("visibilitychange"))],
    [
      "on another page, when this one comes out of the back/forward cache",
      () => window.dispatchEvent(new Event("pageshow")),
    ],
  ])("%s", (_, happen) => {
    const { reread } = watch(cookie);
    happen();
    expect(reread).toHaveBeenCalledOnce();
  });
});
