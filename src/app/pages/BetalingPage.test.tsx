import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startTexts } from "#tests/support/portalTexts.ts";
import { BetalingPage } from "./BetalingPage.tsx";

beforeAll(() => void startTexts());

const redirect = vi.fn<(address: string) => void>();
let isOnline = true;

beforeEach(() => {
  redirect.mockReset();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  onTestFinished(() => onLine.mockRestore());
});

describe("/betaling without a network (spec: portal-21)", () => {
  test("says so and leaves the customer in the portal; 'Prøv igjen' does not send them away either", async () => {
    isOnline = false;
    render(<BetalingPage redirect={redirect} />);
    expect(screen.getByRole("alert")).toHaveTextContent("Du har ikke nett akkurat nå.");
    await userEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
    expect(redirect).not.toHaveBeenCalled();
    isOnline = true;
    await userEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
    expect(redirect).toHaveBeenCalledExactlyOnceWith("/privat/forsikring/betaling");
  });

  test("redirects by itself when the network is back", () => {
    isOnline = false;
    render(<BetalingPage redirect={redirect} />);
    expect(redirect).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(redirect).toHaveBeenCalledExactlyOnceWith("/privat/forsikring/betaling");
  });
});
