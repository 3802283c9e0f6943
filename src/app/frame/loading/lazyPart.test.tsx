import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { StrictMode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTexts } from "#tests/support/portalTexts.ts";
import { loading } from "#app/loading.ts";
import { lazyPart } from "./lazyPart.tsx";

const part = loading.BrokenUmbrellaIllustration;
const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const illustration = () => document.querySelector("svg[viewBox]");

beforeEach(() => {
  startTexts();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => vi.restoreAllMocks());

/** A page with a text field and a part whose code cannot be fetched. */
async function showMissing() {
  const load = vi.spyOn(part, "load").mockImplementation(missing);
  const Part = lazyPart(part);
  const page = (hasPart: boolean) => (
    <StrictMode>
      <input aria-label="Melding" />
      {hasPart && <Part />}
    </StrictMode>
  );
  const { rerender } = render(page(true));
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi fikk ikke hentet denne delen av siden.");
  return {
    networkIsBack: () => load.mockRestore(),
    leaveAndReturn: () => [false, true].forEach((hasPart) => rerender(page(hasPart))),
  };
}

describe("A part whose code cannot be fetched (spec: loading-6)", () => {
  test("says so in its place; 'Prøv igjen' fetches it without a reload, and typed text stays", async () => {
    const { networkIsBack } = await showMissing();
    fireEvent.change(screen.getByRole("textbox", { name: "Melding" }), { target: { value: "Hei" } });
    networkIsBack();
    fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
    await waitFor(() => expect(illustration()).toBeInTheDocument());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("textbox", { name: "Melding" })).toHaveValue("Hei");
  });

  test("is fetched by itself when the network is back (spec: loading-7)", async () => {
    const { networkIsBack } = await showMissing();
    networkIsBack();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(illustration()).toBeInTheDocument());
  });

  test("can still be tried again when it fails once more", async () => {
    const { networkIsBack } = await showMissing();
    fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
    await waitFor(() => expect(screen.getByRole("button")).not.toHaveAttribute("aria-disabled"));
    networkIsBack();
    fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
    await waitFor(() => expect(illustration()).toBeInTheDocument());
  });

  test("is fetched again at the next visit", async () => {
    const { networkIsBack, leaveAndReturn } = await showMissing();
    networkIsBack();
    leaveAndReturn();
    await waitFor(() => expect(illustration()).toBeInTheDocument());
  });
});

describe("A part that may be wanted soon (spec: loading-27)", () => {
  const prefetchedPage = () => {
    const load = vi.spyOn(part, "load");
    const Part = lazyPart(part, { missing: "page" });
    const Page = () => (
      <Suspense fallback="Laster">
        <Part />
      </Suspense>
    );
    return { load, prefetch: Part.prefetch, Page };
  };

  test("is fetched once, and shown without a placeholder", async () => {
    const { load, prefetch, Page } = prefetchedPage();
    prefetch();
    prefetch();
    await act(() => load.mock.results[0]?.value as Promise<unknown>);
    prefetch();
    const { container } = render(<Page />);
    expect(container).not.toHaveTextContent("Laster");
    expect(illustration()).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  test("and could not be fetched is left alone until it is shown: then it is fetched as if it had not been tried", async () => {
    const { load, prefetch, Page } = prefetchedPage();
    load.mockImplementation(missing);
    prefetch();
    await act(() => Promise.allSettled([load.mock.results[0]?.value]));
    prefetch();
    expect(load).toHaveBeenCalledOnce();
    load.mockRestore();
    render(<Page />);
    await waitFor(() => expect(illustration()).toBeInTheDocument());
  });
});
