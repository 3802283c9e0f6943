import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";
import { forgetReports, takeReports } from "#core/errorReporting/report.ts";
import { forgetMissing } from "#core/errorReporting/requireConfig.ts";

const simulator = startSimulator();
const path = "/jump/seopp/skadesaker";
const fallback = "/simulator/skadesaker/feil";
const tenant = { urls: { claimsCases: { destination: "https://skade.fjelltrygd.example/sso", fallback } } };

interface SentForm {
  readonly action: string;
  readonly method: string;
  readonly fields: Readonly<Record<string, string>>;
}

let sent: SentForm[];
let reports: string[];
/** The test brand has no analytics, which is reported too when the page is idle. */
const otherReports = () => reports.filter((report) => !report.startsWith("Error: AppConfig analytics."));

beforeEach(() => {
  sent = [];
  reports = [];
  forgetReports();
  forgetMissing();
  takeReports(({ error }) => reports.push(String(error)));
  // jsdom cannot leave the page.
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries(
      [...new FormData(this)].map(([name, value]) => [name, typeof value === "string" ? value : "a file"]),
    );
    sent.push({ action: this.action, method: this.method, fields });
  });
  window.history.replaceState(null, "");
  onTestFinished(() => {
    submit.mockRestore();
    forgetReports();
  });
});

describe("/jump/seopp/skadesaker (spec: skadesaker-1, skadesaker-3)", () => {
  test("shows 'Vi sender deg videre...', then posts referrer and jumpsst to the claims cases, once", async () => {
    simulator.logIn();
    renderPortal({ path, tenant });
    expect(await screen.findByRole("heading", { level: 1, name: "Vi sender deg videre..." })).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      action: "https://skade.fjelltrygd.example/sso",
      method: "post",
      fields: {
        referrer: `${window.location.origin}/privat/forsikring/oversikt`,
        jumpsst: expect.stringMatching(/^sst-/),
      },
    });
    expect(simulator.requests("POST /jumpsst/").map(({ body }) => body)).toEqual([{}]);
    expect(otherReports()).toEqual([]);
  });

  test("coming back to it shows the overview and does not post again", async () => {
    simulator.logIn();
    renderPortal({ path, tenant });
    await waitFor(() => expect(sent).toHaveLength(1));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(await screen.findByRole("heading", { level: 1, name: "Forsikringsoversikt" })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test("the history entry remembers that it has sent the customer on", async () => {
    simulator.logIn();
    renderPortal({ path, tenant });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(window.history.state).toMatchObject({ hasJumped: true });
  });

  test("without configured claims cases it says so in the log, and is a general error page", async () => {
    simulator.logIn();
    renderPortal({ path, tenant: { urls: { claimsCases: null } } });
    expect(await screen.findByRole("heading", { level: 1, name: "Noe har gått galt" })).toBeVisible();
    expect(otherReports()).toEqual(["Error: AppConfig urls.claimsCases has no value"]);
    expect(simulator.requests("POST /jumpsst/")).toHaveLength(0);
  });

  test("is in the navigation as 'Skadesaker'", async () => {
    simulator.logIn();
    renderPortal({ tenant });
    const link = await screen.findByRole("link", { name: "Skadesaker", hidden: true });
    expect(link).toHaveAttribute("href", `/privat/forsikring/oversikt${path}`);
  });
});
