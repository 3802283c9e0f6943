import { act, render, waitFor } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { jumpSstQuery } from "#api/jumpToken.ts";
import type { Fault } from "#scripts/simulator/world/fault.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { forgetReports, showReportsInConsole, takeReports } from "#core/errorReporting/report.ts";
import { createQueryClient } from "#core/query/queryClient.ts";
import { JumpForm } from "./JumpForm.tsx";

const simulator = startSimulator();
const submit = vi.fn();
const redirect = vi.fn<(address: string) => void>();
let reports: string[];

beforeEach(() => {
  submit.mockClear();
  redirect.mockClear();
  reports = [];
  forgetReports();
  showReportsInConsole(false);
  takeReports(({ error }) => reports.push(String(error)));
  const spy = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submit);
  onTestFinished(() => spy.mockRestore());
});

function hop(destination = "https://skade.fjelltrygd.example/sso") {
  simulator.logIn();
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <JumpForm
          destination={destination}
          fallback="/simulator/skadesaker/feil"
          redirect={redirect}
          onReturn={() => undefined}
        />
      </QueryClientProvider>
    </StrictMode>,
  );
  return queryClient;
}

const failures: [string, Fault, string][] = [
  ["an answer without a token", { call: "POST /jumpsst/", body: {} }, "Error: Klarte ikke hente autentiseringstoken"],
  ["an empty token", { call: "POST /jumpsst/", body: { jumpSst: "" } }, "Error: Klarte ikke hente autentiseringstoken"],
  ["an empty answer", { call: "POST /jumpsst/", kind: "empty" }, "Error: Klarte ikke hente autentiseringstoken"],
  ["nulls", { call: "POST /jumpsst/", kind: "nullFields" }, "Error: Klarte ikke hente autentiseringstoken"],
  ["a failure", { call: "POST /jumpsst/", status: 500 }, "HttpError: Internal Server Error"],
  ["HTML", { call: "POST /jumpsst/", kind: "html" }, "UnreadableAnswer: Error while parsing JSON"],
  ["no network", { call: "POST /jumpsst/", kind: "abort" }, "TypeError: fetch failed"],
];

describe("The hop to the claims cases fails (spec: skadesaker-5, skadesaker-6)", () => {
  test.each(failures)("on %s: reported once, and on to the fallback address, once", async (_, fault, message) => {
    simulator.inject(fault);
    hop();
    await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith("/simulator/skadesaker/feil"));
    expect(reports).toEqual([message]);
    expect(submit).not.toHaveBeenCalled();
    expect(simulator.requests("POST /jumpsst/")).toHaveLength(1);
  });

  test("on a destination that may not be opened", async () => {
    hop("javascript:alert(1)");
    await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith("/simulator/skadesaker/feil"));
    expect(submit).not.toHaveBeenCalled();
  });

  test("an ended session leads only to the login", async () => {
    simulator.inject({ call: "POST /jumpsst/", status: 401 });
    const queryClient = hop();
    await waitFor(() => expect(queryClient.getQueryCache().find(jumpSstQuery())?.state.status).toBe("error"));
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect(redirect).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });
});
