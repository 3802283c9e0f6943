import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const frame = () => screen.findByTitle<HTMLIFrameElement>("Innlogging med BankID");

function postMessage(source: Window | null, origin: string, data: unknown) {
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { source, origin, data }));
  });
}

describe("Login page (spec: login-1)", () => {
  test("shows 'Logg inn' with BankID in a frame, 275 times 1.08 high", async () => {
    renderPortal();
    expect(await screen.findByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
    expect(await frame()).toHaveAttribute("src", "http://test.localhost:8000/simulator/bankid");
    expect(await frame()).toHaveAttribute("height", "297");
    await waitFor(() => expect(document.title).toBe("Logg inn – Fjelltrygd"));
  });

  test("the frame's height comes from a message of the login app", async () => {
    renderPortal();
    const login = await frame();
    postMessage(login.contentWindow, "http://test.localhost:8000", { type: "login-height", height: 512.4 });
    expect(login).toHaveAttribute("height", "513");
  });

  test("the frame's height comes from no other sender", async () => {
    renderPortal();
    const login = await frame();
    postMessage(window, "http://test.localhost:8000", { type: "login-height", height: 512 });
    postMessage(login.contentWindow, "https://ond.example", { type: "login-height", height: 512 });
    expect(login).toHaveAttribute("height", "297");
  });

  test("shows a general error block when the login URL cannot be fetched, and a way to try again", async () => {
    simulator.inject({ call: "GET /auth/login", status: 400, times: 1 });
    const { user } = renderPortal();
    expect(await screen.findByRole("alert")).toHaveTextContent("Vi får ikke hentet innloggingen akkurat nå.");
    await user.click(screen.getByRole("button", { name: "Prøv igjen" }));
    expect(await frame()).toBeVisible();
  });

  test.each(["https://ond.example/", "javascript:alert(1)", "http://bank.fjelltrygd.example/"])(
    "a login URL that may not be opened is a failure: %s",
    async (loginUrl) => {
      simulator.inject({ call: "GET /auth/login", body: { loginUrl } });
      renderPortal();
      expect(await screen.findByRole("alert")).toHaveTextContent("Noe gikk galt");
      expect(screen.queryByTitle("Innlogging med BankID")).not.toBeInTheDocument();
    },
  );

  test("is a not-found page without direct login, with a link to the bank", async () => {
    renderPortal({ tenant: { login: { direct: false } } });
    expect(
      await screen.findByRole("heading", { level: 1, name: "Denne siden ser ut til å være borte..." }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Denne siden ser ut til å være borte... – Fjelltrygd"));
    expect(screen.getByRole("link", { name: "Gå til innlogging" })).toHaveAttribute(
      "href",
      "https://bank.fjelltrygd.example/logg-inn",
    );
    expect(simulator.requests("GET /auth/login")).toHaveLength(0);
    // Its illustration is hidden from screen readers.
    expect(screen.getByRole("main")).toHaveTextContent(/^Denne siden ser ut til å være borte/);
  });

  test("is a general error page while the overview is off", async () => {
    renderPortal({ tenant: { features: { overview: false } } });
    expect(await screen.findByRole("heading", { level: 1, name: "Noe har gått galt" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Noe har gått galt – Fjelltrygd"));
  });
});
