import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { ApiError } from "../studioApi.ts";
import { FailedMessage } from "./FailedMessage.tsx";

afterEach(() => document.head.querySelector("meta")?.remove());

describe("A studio that does not answer", () => {
  test("in a company it says whom to ask: nobody there has a terminal", () => {
    const meta = document.createElement("meta");
    meta.name = companyPlaceName;
    meta.content = JSON.stringify({ home: "https://studio.example", help: "portalteamet" });
    document.head.append(meta);
    render(<FailedMessage />);
    expect(screen.getByRole("alert")).toHaveTextContent(/Prøv igjen om litt, eller spør portalteamet\./);
    expect(screen.getByRole("alert")).not.toHaveTextContent(/terminal/);
  });

  test("what is forbidden is said to be: trying again does not help", () => {
    render(<FailedMessage error={new ApiError(403, "role")} />);
    expect(screen.getByText("Du har ikke tilgang til dette")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Prøv igjen" })).toBeNull();
  });

  test("on one machine the terminal says why", () => {
    render(<FailedMessage />);
    expect(screen.getByRole("alert")).toHaveTextContent(/eller se i terminalen der studioet ble startet\./);
  });
});
