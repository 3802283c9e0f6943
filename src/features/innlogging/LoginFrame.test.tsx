import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startI18n } from "#core/i18n/i18n.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { LoginFrame } from "./LoginFrame.tsx";

const frame = () => screen.getByTitle("Innlogging med BankID");
const slow = "Det tar lengre tid enn vanlig å hente innloggingen.";
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("A login app that is late (spec: login-11)", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const tenant = readTenant(brandBlock(), "localhost");
    startI18n(tenant, "nb");
    render(
      <TenantProvider tenant={tenant}>
        <LoginFrame loginUrl="http://test.localhost:8000/simulator/bankid" />
      </TenantProvider>,
    );
  });

  test("the page says that it is fetched until the frame has loaded", () => {
    expect(screen.getByText("Henter innloggingen")).toBeVisible();
    fireEvent.load(frame());
    expect(screen.queryByText("Henter innloggingen")).not.toBeInTheDocument();
    pass(60_000);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
  });

  test("after 10 s the page says so, and a late frame is shown after all", () => {
    pass(9_999);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText(slow)).toBeVisible();
    fireEvent.load(frame());
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
  });

  test("'Prøv igjen' loads the frame again, and gives it the focus once it has loaded", () => {
    pass(10_000);
    const first = frame();
    fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
    expect(frame()).not.toBe(first);
    expect(screen.getByText(slow)).toBeVisible();
    fireEvent.load(frame());
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    expect(frame()).toHaveFocus();
  });
});
