import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const base = "/privat/forsikring/oversikt";
/** Where the visitor is, below the base path. */
const here = () => window.location.pathname.slice(base.length) || "/";
const pageHeading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("Route guard (spec: session-3)", () => {
  test("shows nothing of the customer while login status loads", async () => {
    simulator.logIn();
    simulator.inject({ call: "GET /auth/session-status", kind: "hang" });
    renderPortal();
    expect(await screen.findByText("Henter forsikringene dine")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Logg ut" })).not.toBeInTheDocument();
    expect(simulator.requests("GET /avtaleoversikt/avtaler")).toHaveLength(0);
  });

  test("sends a visitor who is not logged in to the login page", async () => {
    renderPortal();
    expect(await pageHeading("Logg inn")).toBeVisible();
    expect(here()).toBe("/logg-inn");
    // The last call of a visitor's page: other calls would have been made by then.
    await waitFor(() => expect(simulator.requests("GET /auth/login")).not.toHaveLength(0));
    const calls = new Set(simulator.requests().map(({ path }) => path.split("/").at(-1)));
    expect(calls).toEqual(new Set(["session-status", "login"]));
  });

  test("lets a customer in", async () => {
    simulator.logIn();
    renderPortal();
    expect(await screen.findByRole("button", { name: "Meny" })).toBeVisible();
    expect(await screen.findByText("4 forsikringer")).toBeVisible();
    expect(here()).toBe("/");
  });

  test("sends a customer whose session is gone to the login page, once for all calls", async () => {
    simulator.logIn();
    for (const call of ["GET /avtaleoversikt/avtaler", "GET /avtaleoversikt/tilbud", "GET /auth/bankkontakt"] as const)
      simulator.inject({ call, status: 401 });
    renderPortal();
    expect(await pageHeading("Logg inn")).toBeVisible();
    expect(here()).toBe("/logg-inn");
  });

  test("a customer who is logged in is led away from the login page", async () => {
    simulator.logIn();
    renderPortal({ path: "/logg-inn" });
    expect(await screen.findByText("4 forsikringer")).toBeVisible();
    expect(here()).toBe("/");
  });
});

describe("Session-status error (spec: session-2)", () => {
  test("loading ends and the user is treated as not logged in", async () => {
    simulator.logIn();
    simulator.inject({ call: "GET /auth/session-status", status: 400 });
    renderPortal();
    expect(await screen.findByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
  });
});

describe("returnTo, the path that was wanted (spec: login-10)", () => {
  test("is kept over the login", async () => {
    const { session } = renderPortal({ path: "/finnes-ikke?a=1" });
    expect(await pageHeading("Logg inn")).toBeVisible();
    session.stop();
    const wanted = window.sessionStorage.getItem("kfp-wanted-path");
    expect(wanted).toBe("/finnes-ikke?a=1");
  });

  test("is where the customer lands afterwards", async () => {
    simulator.logIn();
    renderPortal({ path: "/", returnTo: "/finnes-ikke?a=1" });
    await waitFor(() => expect(here() + window.location.search).toBe("/finnes-ikke?a=1"));
    expect(await pageHeading("Denne siden ser ut til å være borte...")).toBeVisible();
  });

  test.each(["https://ond.example/", "//ond.example/", "/\\ond.example", "/../../annet"])(
    "never leads out of the portal: %s",
    async (returnTo) => {
      simulator.logIn();
      renderPortal({ path: "/", returnTo });
      expect(await screen.findByText("4 forsikringer")).toBeVisible();
      expect(here()).toBe("/");
    },
  );
});
