import { describe, expect, onTestFinished, test, vi } from "vitest";
import { clearAnalyticsStorage } from "./clearAnalyticsStorage.ts";
import { showReportsInConsole, takeReports } from "../errorReporting/report.ts";
import { forgetMissing } from "../errorReporting/requireConfig.ts";
import { startAnalytics } from "./startAnalytics.ts";
import { takeEvents, track } from "./track.ts";

const tenant = {
  analytics: { consent: { strategy: "consent-cookie" as const } },
  cookieConsent: { cookieName: "samtykke-v3", coding: "named" as const, required: ["statistics" as const] },
};
const configured = {
  ...tenant,
  analytics: { ...tenant.analytics, token: "t", endpoint: "https://statistikk.example/eu" },
};

/** No test here opts in. */
const loadTransport = () => Promise.reject(new Error("Fetched without an opt-in"));

/** What would be sent from here on, in order. */
function received(): string[] {
  const sides: string[] = [];
  const end = takeEvents(({ side }) => sides.push(side));
  onTestFinished(() => end());
  return sides;
}

describe("Events before analytics has loaded", () => {
  test("is kept with when and where it happened, the digits of the page masked", () => {
    window.history.replaceState(null, "", "/privat/forsikring/oversikt/sak/42?navn=Vanja");
    track({ kind: "pageLoad" });
    window.history.replaceState(null, "", "/privat/forsikring/oversikt/");
    track({ kind: "pageLoad", side: "/annen/7" });
    expect(received()).toEqual(["/privat/forsikring/oversikt/sak/[number]", "/annen/[number]"]);
  });

  test("100 events are kept, the newest", () => {
    for (let n = 0; n <= 100; n += 1) track({ kind: "pageLoad", side: n === 0 ? "/eldst" : "/side" });
    const sides = received();
    expect(sides).toHaveLength(100);
    expect(sides).not.toContain("/eldst");
  });

  test("is not lost when analytics is started, ended and started again (StrictMode)", () => {
    track({ kind: "pageLoad", side: "/a" });
    startAnalytics(configured, loadTransport)();
    track({ kind: "pageLoad", side: "/b" });
    expect(received()).toEqual(["/a", "/b"]);
  });

  test("is received once, also when several parts of the page start analytics", () => {
    const listen = vi.spyOn(window, "addEventListener");
    onTestFinished(() => listen.mockRestore());
    const ends = [startAnalytics(configured, loadTransport), startAnalytics(configured, loadTransport)];
    expect(listen.mock.calls.filter(([type]) => type === "message")).toHaveLength(1);
    track({ kind: "pageLoad", side: "/a" });
    for (const end of ends) end();
    expect(received()).toEqual(["/a"]);
  });

  test("is dropped where a brand has no analytics, and the missing token is reported (spec: errors-12)", () => {
    const messages: string[] = [];
    forgetMissing();
    showReportsInConsole(false);
    onTestFinished(takeReports(({ error }) => messages.push(String(error))));
    track({ kind: "pageLoad", side: "/a" });
    const end = startAnalytics(tenant, loadTransport);
    expect(messages).toContain("Error: AppConfig analytics.token has no value");
    track({ kind: "pageLoad", side: "/b" });
    end();
    expect(received()).toEqual([]);
  });
});

describe("Consent withdrawn: cookies and storage of analytics are removed (spec: consent-13)", () => {
  test("those of the library, in both storages and in cookies; no others", () => {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      storage.clear();
      storage.setItem("mp_token_mixpanel", "{}");
      storage.setItem("__mpq_token_ev", "[]");
      storage.setItem("__mp_opt_in_out_token", "1");
      storage.setItem("kfp-market-source", "FINN");
    }
    document.cookie = "mp_token_mixpanel=1; path=/";
    document.cookie = "annen=1; path=/";
    clearAnalyticsStorage();
    expect(Object.keys(window.localStorage)).toEqual(["kfp-market-source"]);
    expect(Object.keys(window.sessionStorage)).toEqual(["kfp-market-source"]);
    expect(document.cookie).toContain("annen=1");
    expect(document.cookie).not.toContain("mp_");
  });
});
