import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { NewBrandForm } from "../newBrand/NewBrandForm.tsx";
import { NewBrandPage } from "../newBrand/NewBrandPage.tsx";
import type { Route } from "../route.ts";
import { Studio } from "../Studio.tsx";

/** The calls that were made. Each waits until it is answered. */
interface Call {
  readonly address: string;
  readonly signal: AbortSignal | null | undefined;
  readonly answer: (body: object) => Promise<void>;
}
let calls: Call[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal(
    "fetch",
    (address: string, { signal }: RequestInit = {}) =>
      new Promise<Response>((resolve) => {
        const answer = (body: object) => act(async () => resolve(Response.json(body)));
        calls.push({ address, signal, answer });
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.querySelector("meta")?.remove();
});

function atCompany(proposal?: number): void {
  const meta = document.createElement("meta");
  meta.name = companyPlaceName;
  meta.content = JSON.stringify({ home: "https://studio.example", proposal, help: "Inger" });
  document.head.append(meta);
}

describe("A server that is away", () => {
  const ofOne: readonly Route[] = [
    { page: "brands" },
    { page: "brand", id: "fjord" },
    { page: "history", id: "fjord" },
    { page: "glance" },
    { page: "new" },
    { page: "compare" },
    { page: "base" },
  ];
  test.each([
    ...ofOne.map((route) => [route.page, route, () => undefined] as const),
    ["a company's home", { page: "brands" }, () => atCompany()] as const,
    ["a proposal", { page: "brands" }, () => atCompany(12)] as const,
    ["the log", { page: "log" }, () => atCompany()] as const,
  ])("is said so, with a way to try again: %s", async (_, route, place) => {
    place();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    render(<Studio route={route} />);
    expect(await screen.findByText("Studioet svarer ikke")).toBeVisible();
    expect(screen.getByRole("button", { name: "Prøv igjen" })).toBeVisible();
  });
});

describe("What a page asks", () => {
  test("is asked once by the parts that show it, and not again when it is the same as long as the page is open", async () => {
    const brands = [{ id: "fjord", name: "Fjord" }];
    const page = render(
      <>
        <NewBrandPage />
        <NewBrandPage key="second" />
      </>,
    );
    await calls[0]?.answer(brands);
    expect(screen.getAllByRole("option", { name: "Fjord" })).toHaveLength(2);
    page.rerender(<NewBrandPage key="third" />);
    expect(screen.getAllByRole("option", { name: "Fjord" })).toHaveLength(1);
    expect(calls.map(({ address }) => address)).toEqual(["/api/names"]);
  });

  describe("about something that is typed", () => {
    const type = (id: string) =>
      fireEvent.change(screen.getByRole("textbox", { name: "Id" }), { target: { value: id } });
    const pause = () => act(() => vi.advanceTimersByTimeAsync(200));
    beforeEach(() => {
      vi.useFakeTimers();
      render(<NewBrandForm brands={[]} onCreated={() => undefined} />);
    });

    test("is asked after a pause, once", async () => {
      for (const id of ["n", "ny", "nye"]) {
        type(id);
        await act(() => vi.advanceTimersByTimeAsync(199));
      }
      expect(calls).toEqual([]);
      await pause();
      expect(calls.map(({ address }) => address)).toEqual(["/api/new-brand/nye"]);
    });

    test("is given up when it is outdated; an answer that comes all the same is not shown", async () => {
      type("ny");
      await pause();
      type("nye");
      await pause();
      expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
      await calls[1]?.answer({});
      await calls[0]?.answer({ problem: "Opptatt" });
      expect(screen.getByText("«nye» er ledig. Det kan ikke endres senere.")).toBeVisible();
      expect(screen.queryByText("Opptatt")).toBeNull();
    });
  });
});
