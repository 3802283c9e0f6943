import { renderHook, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { useWhenIdle } from "#app/frame/loading/useWhenIdle.ts";
import { loading } from "#app/loading.ts";
import type { AnalyticsEvent } from "#core/analytics/analyticsEvent.ts";
import { takeEvents } from "#core/analytics/track.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const call = "POST /feedback/";
const gjort = "Fikk du gjort det du skulle?";
const fornoyd = "Hvor fornøyd er du med denne nettsiden?";
/** The section and its code are fetched when the page is idle: slow on a slow machine. */
const findSection = async (name: string) => {
  const section = (await screen.findByRole("group", { name }, { timeout: 100_000 })).closest("section");
  if (section === null) throw new Error("The question is in no section");
  return within(section);
};
const limits = { timeout: 240_000 };
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useWhenIdle(() => setIsIdle(true));
  return isIdle;
}
const bodies = () => simulator.requests(call).map(({ body }) => body);

describe("A feedback section (spec: feedback-1, feedback-13)", () => {
  test("on the overview: a POST on 'Send', and none before", limits, async () => {
    simulator.logIn("vanlig");
    const { user } = renderPortal();
    const section = await findSection(gjort);
    await user.click(section.getByRole("radio", { name: "Nei" }));
    await user.type(section.getByRole("textbox"), "Fant ikke bilen");
    expect(bodies()).toEqual([]);
    await user.click(section.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Takk for tilbakemeldingen!" })).toHaveFocus());
    expect(bodies()).toEqual([
      {
        productCode: "OVERSIKT",
        feedbackValue: "nei",
        text: "Fant ikke bilen",
        page: expect.stringMatching(/^\/privat\/forsikring\/oversikt\/?$/),
      },
    ]);
  });

  test("on the offers; a failure keeps the answer, and it can be sent again", limits, async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call, status: 500, times: 1 });
    const { user } = renderPortal({ path: "/tilbud" });
    await user.click((await findSection(fornoyd)).getByRole("radio", { name: "Veldig fornøyd" }));
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText(/Vi fikk ikke sendt tilbakemeldingen/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Takk for tilbakemeldingen!")).toBeVisible();
    const body = { productCode: "TILBUD", feedbackValue: "5", text: "", page: "/privat/forsikring/oversikt/tilbud" };
    expect(bodies()).toEqual([body, body]);
  });

  test(
    "analytics is notified of an answer that was sent and of one that was left, without the text; leaving sends nothing",
    limits,
    async () => {
      simulator.logIn("vanlig");
      const { user } = renderPortal({ path: "/tilbud" });
      await user.click((await findSection(fornoyd)).getByRole("radio", { name: "Midt på treet" }));
      // Taken from the portal, which waits for a consent.
      const events: AnalyticsEvent[] = [];
      const stop = takeEvents(({ event }) => {
        if (event.kind === "feedback") events.push(event);
      });
      onTestFinished(() => stop());
      await user.type(screen.getByRole("textbox"), "Litt tungt");
      await user.click(screen.getAllByRole("link", { name: /oversikt/i })[0] as HTMLElement);
      const section = await findSection(gjort);
      expect(bodies()).toEqual([]);
      await user.click(section.getByRole("radio", { name: "Ja" }));
      await user.type(section.getByRole("textbox"), "Alt gikk fint");
      await user.click(section.getByRole("button", { name: "Send" }));
      await screen.findByText("Takk for tilbakemeldingen!");
      expect(events).toEqual([
        { kind: "feedback", navn: "fornoyd", verdi: "3", hendelse: "forlatt", produkt: "TILBUD" },
        { kind: "feedback", navn: "gjort", verdi: "ja", hendelse: "sendt", produkt: "OVERSIKT" },
      ]);
    },
  );

  test("a brand can switch it off", limits, async () => {
    simulator.logIn("vanlig");
    const load = vi.spyOn(loading.PageTilbakemelding, "load");
    onTestFinished(() => load.mockRestore());
    renderPortal({ path: "/tilbud", tenant: { features: { feedback: false } } });
    await screen.findByRole("heading", { level: 2, name: "Bil" });
    // Started after all parts of the page, so it is idle after them.
    const { result } = renderHook(useIsIdle);
    await waitFor(() => expect(result.current).toBe(true));
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByRole("group", { name: fornoyd })).toBeNull();
  });
});
