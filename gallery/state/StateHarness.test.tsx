import { useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { Link } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { useSession } from "#core/session/SessionContext.tsx";
import { startI18n } from "#core/i18n/i18n.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { type GivenAnswer, Answers } from "../fixtures/Answers.tsx";
import type { GalleryState } from "../GalleryEntry.ts";
import { ShownCalls } from "./ShownCalls.tsx";
import { shownCalls } from "./shownCalls.ts";
import { StateHarness } from "./StateHarness.tsx";

function show(...states: readonly GalleryState["render"][]) {
  const tenant = readTenant(brandBlock(), "localhost");
  startI18n(tenant, "nb");
  render(
    <StrictMode>
      <TenantProvider tenant={tenant}>
        {states.map((draw, at) => (
          <StateHarness key={at} state={{ name: String(at), render: draw }} />
        ))}
        <ShownCalls />
      </TenantProvider>
    </StrictMode>,
  );
}

describe("A state of an entry", () => {
  test("that throws shows the error; the other states are shown", () => {
    // React writes every caught error to the console.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    show(
      () => {
        throw new Error("Kortet mangler pris");
      },
      () => <p>hel</p>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Denne tilstanden kan ikke vises: Kortet mangler pris");
    expect(screen.getByText("hel")).toBeVisible();
    vi.restoreAllMocks();
  });

  test("has a logged-in customer", async () => {
    const Status = () => useSession().status;
    show(() => <Status />);
    expect(await screen.findByText("loggedIn")).toBeVisible();
  });

  test("shows where its links lead and does not follow them", async () => {
    show(() => (
      <>
        <Link to="/tilbud">Tilbud</Link> <a href="https://www.fjelltrygd.example/">Ut</a>
      </>
    ));
    await userEvent.click(screen.getByRole("link", { name: "Tilbud" }));
    await userEvent.click(screen.getByRole("link", { name: "Ut" }));
    expect(screen.getByLabelText("Kall til verten")).toHaveTextContent(
      "Lenke: /privat/forsikring/oversikt/tilbudLenke: https://www.fjelltrygd.example/",
    );
  });

  test("shows how a callback is called", async () => {
    show(() => <button onClick={() => shownCalls.callback("onSvar")({ verdi: 4 }, undefined)}>Svar</button>);
    await userEvent.click(screen.getByRole("button", { name: "Svar" }));
    expect(screen.getByText('onSvar({"verdi":4}, undefined)')).toBeVisible();
  });

  test.each<[GivenAnswer, string]>([
    [{ queryKey: ["pris"], outcome: "answered", data: 100 }, "success idle 100"],
    [{ queryKey: ["pris"], outcome: "failed" }, "error idle"],
    [{ queryKey: ["pris"], outcome: "pending" }, "pending fetching"],
  ])("gives a query the answer %j without a call", async (answer, shown) => {
    const ask = vi.fn<() => number>();
    function Price() {
      const { status, fetchStatus, data } = useQuery({ queryKey: ["pris"], queryFn: ask, staleTime: 1000 });
      return <p>{`${status} ${fetchStatus} ${String(data ?? "")}`.trim()}</p>;
    }
    show(() => (
      <Answers answers={[answer]}>
        <Price />
      </Answers>
    ));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  });
});
