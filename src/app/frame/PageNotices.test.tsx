import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Notice, NoticeFile } from "#contract/notices.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { forgetReports, takeReports } from "#core/errorReporting/report.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const notice = (rest: Partial<Notice> = {}): Notice => ({
  id: "natt",
  severity: "warning",
  text: { nb: "Vi oppdaterer systemene i natt." },
  from: inMinutes(-60),
  until: inMinutes(60),
  ...rest,
});
const serve = (file: Partial<NoticeFile> | string) => {
  simulator.visitor().notices = typeof file === "string" ? file : JSON.stringify({ notices: [], closed: [], ...file });
};
const serveNotices = (...notices: readonly Notice[]) => serve({ notices });
const bar = () => screen.findByRole("region", { name: "Driftsmeldinger" });
const noBar = () => expect(screen.queryByRole("region", { name: "Driftsmeldinger" })).not.toBeInTheDocument();

const isForFile = (input: RequestInfo | URL) =>
  String(input instanceof Request ? input.url : input).endsWith(noticesAddress);

/** Counts the requests for the file. */
function countAsked(): () => number {
  const sent = vi.spyOn(window, "fetch");
  return () => sent.mock.calls.filter(([input]) => isForFile(input)).length;
}

/** Whether the page is visible. */
function setVisible(isVisible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isVisible ? "visible" : "hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => simulator.logIn("vanlig"));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The frame is there. */
const pageIsShown = () => screen.findByRole("heading", { level: 1 });

describe("A notice (spec: notices-7, notices-8)", () => {
  test.each([
    ["outage", "alert"],
    ["warning", "status"],
    ["info", "status"],
  ] as const)("%s is in a region with the role %s", async (severity, role) => {
    serveNotices(notice({ severity }));
    renderPortal({ path: "/tilbud" });
    const found = await within(await bar()).findByText("Vi oppdaterer systemene i natt.");
    expect(found.closest(`[role=${role}]`)).not.toBeNull();
  });

  test("is text, whatever it looks like", async () => {
    serveNotices(notice({ text: { nb: "<img src=x onerror=alert(1)> {{count}} $t(close)" } }));
    renderPortal({ path: "/tilbud" });
    expect(await within(await bar()).findByText("<img src=x onerror=alert(1)> {{count}} $t(close)")).toBeVisible();
  });

  test("has a link, which is of the portal's own kind", async () => {
    serveNotices(notice({ link: { href: "https://drift.example/", text: { nb: "Les mer" } } }));
    renderPortal({ path: "/tilbud" });
    const link = await within(await bar()).findByRole("link", { name: /Les mer/ });
    expect(link).toHaveAttribute("href", "https://drift.example/");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("in another language than the page's is marked", async () => {
    serveNotices(notice({ text: { en: "We are working tonight." } }));
    renderPortal({ path: "/tilbud" });
    expect(await within(await bar()).findByText("We are working tonight.")).toHaveAttribute("lang", "en");
  });

  test("of the page's language is not marked", async () => {
    serveNotices(notice({ text: { nb: "Natt", en: "Night" } }));
    renderPortal({ path: "/tilbud" });
    expect(await within(await bar()).findByText("Natt")).not.toHaveAttribute("lang");
  });

  test("that is information can be closed, and stays closed in the tab", async () => {
    serveNotices(notice({ severity: "info", isClosable: true }));
    const { user } = renderPortal({ path: "/tilbud" });
    await user.click(await within(await bar()).findByRole("button", { name: "Lukk meldingen" }));
    noBar();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(window.sessionStorage.getItem("portal-closed-notices")).toBe("natt");
  });

  test("is shown on the login page, as in a browser", async () => {
    simulator.visitor().session = undefined;
    serveNotices(notice({ pages: ["logg-inn"], channels: ["browser"] }), notice({ id: "app", channels: ["app"] }));
    renderPortal();
    expect(await within(await bar()).findAllByText("Vi oppdaterer systemene i natt.")).toHaveLength(1);
  });

  test("for the app is shown there alone", async () => {
    simulator.logIn("vanlig", "mobilbank");
    serveNotices(
      notice({ text: { nb: "I appen" }, channels: ["app"] }),
      notice({ id: "b", text: { nb: "I nettleseren" }, channels: ["browser"] }),
    );
    renderPortal({ path: "/tilbud" });
    expect(await within(await bar()).findByText("I appen")).toBeVisible();
    expect(screen.queryByText("I nettleseren")).not.toBeInTheDocument();
  });
});

describe("Nothing is shown, and the page is as always (spec: notices-3)", () => {
  test.each([
    ["no file", undefined, 0],
    ["an empty file", '{"notices": [], "closed": []}', 0],
    ["a page of HTML", "<!doctype html>", 1],
    ["more than a file may have", JSON.stringify({ notices: [], closed: [], more: "x".repeat(70_000) }), 1],
    ["a broken entry", '{"notices": [{"id": "x"}], "closed": []}', 1],
  ])("for %s", async (_, text, count) => {
    const reported: unknown[] = [];
    forgetReports();
    takeReports(({ error }) => reported.push(error));
    simulator.visitor().notices = text;
    const asked = countAsked();
    const { queryClient } = renderPortal({ path: "/tilbud" });
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ["driftsmeldinger"] })).toBe(0));
    await act(() => queryClient.refetchQueries({ queryKey: ["driftsmeldinger"] }));
    expect(reported.filter((error) => (error as Error).message === "Unreadable notices")).toHaveLength(count);
    noBar();
  });
});

describe("When it is asked for (spec: notices-2)", () => {
  test("once at the start; a hidden page does not ask, and one that is shown again does when its answer is old", async () => {
    const asked = countAsked();
    setVisible(false);
    const { queryClient } = renderPortal({ path: "/tilbud" });
    await pageIsShown();
    expect(asked()).toBe(0);
    setVisible(true);
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ["driftsmeldinger"] })).toBe(0));
    setVisible(false);
    setVisible(true);
    expect(asked()).toBe(1);
  });

  test("a page without a network does not ask", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const asked = countAsked();
    renderPortal({ path: "/tilbud" });
    await pageIsShown();
    expect(asked()).toBe(0);
  });
});

describe("The time (spec: notices-4)", () => {
  test("a notice comes and goes in an open page", async () => {
    // Its timers are proved in useServerNow.dom.test.ts; a page that is looked at again looks at the clock, too.
    vi.useFakeTimers({ toFake: ["Date"] });
    serveNotices(notice({ from: inMinutes(2), until: inMinutes(4) }));
    const { queryClient } = renderPortal({ path: "/tilbud" });
    await pageIsShown();
    await waitFor(() => expect(queryClient.getQueryData<NoticeFile>(["driftsmeldinger"])?.notices).toHaveLength(1));
    noBar();
    vi.setSystemTime(Date.now() + 3 * minuteMs);
    setVisible(true);
    expect(await within(await bar()).findByText("Vi oppdaterer systemene i natt.")).toBeVisible();
    vi.setSystemTime(Date.now() + 2 * minuteMs);
    setVisible(true);
    await waitFor(noBar);
  });
});
