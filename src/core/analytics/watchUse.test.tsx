import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { ReactNode } from "react";
import type { AnalyticsEvent } from "./analyticsEvent.ts";
import { takeEvents } from "./track.ts";
import { watchUse } from "./watchUse.ts";

const portalTexts = new Set(["Logg ut", "Fjern tilbud", "Se detaljer", "E-post", "Samtykke", "Ja", "Nei", "Kommentar"]);

/** Renders a part and returns the events that its use causes. */
function use(page: ReactNode): AnalyticsEvent[] {
  const events: AnalyticsEvent[] = [];
  const endEvents = takeEvents(({ event }) => events.push(event));
  const endWatch = watchUse((text) => portalTexts.has(text));
  onTestFinished(() => {
    endWatch();
    endEvents();
  });
  render(page);
  return events;
}
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

beforeEach(() => window.history.replaceState(null, "", "/privat/forsikring/oversikt/"));

describe("Button clicks (spec: analytics-13)", () => {
  test("a button is tracked by its text, also when a part of it was pressed", async () => {
    const events = use(
      <button type="button">
        <svg role="img" aria-label="ikon" />
        <span>Logg ut</span>
      </button>,
    );
    await userEvent.click(screen.getByRole("img"));
    expect(events).toEqual([{ kind: "buttonClick", type: "knapp", navn: "Logg ut" }]);
  });

  test("a button that loses its text when it is pressed is tracked too", async () => {
    const events = use(
      <button type="button" onClick={(event) => event.currentTarget.replaceChildren()}>
        Fjern tilbud
      </button>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(events).toHaveLength(1);
  });

  test("a link is tracked by its text and address, with digits masked and without its query", async () => {
    const events = use(
      <a href="/privat/forsikring/motor/detaljer/80000102?navn=Vanja" onClick={stay}>
        Se detaljer <span>Bil AB 12345</span>
      </a>,
    );
    await userEvent.click(screen.getByRole("link"));
    const verdi = "/privat/forsikring/motor/detaljer/[number]";
    expect(events).toEqual([{ kind: "buttonClick", type: "lenke", navn: "Se detaljer", verdi }]);
  });

  test("personal text is never tracked: a link is tracked without it, a button not at all", async () => {
    const events = use(
      <>
        <a href="/a" onClick={stay} aria-label="Se detaljer">
          Vanja Vanlig
        </a>
        <button type="button" aria-label="Logg ut">
          Vanja Vanlig
        </button>
      </>,
    );
    await userEvent.click(screen.getByRole("link"));
    await userEvent.click(screen.getByRole("button"));
    expect(events).toEqual([{ kind: "buttonClick", type: "lenke", verdi: "/a" }]);
  });

  test("a press outside every button, or on a busy button, is not tracked", async () => {
    const events = use(
      <>
        <p>Logg ut</p>
        <button type="button" aria-disabled="true">
          Logg ut
        </button>
      </>,
    );
    await userEvent.click(screen.getByText("Logg ut", { selector: "p" }));
    await userEvent.click(screen.getByRole("button"));
    expect(events).toEqual([]);
  });
});

describe("Form input (spec: analytics-13)", () => {
  test("tracks the field and whether it has a value, when it is left; never the value", async () => {
    const events = use(
      <label>
        E-post <input type="email" defaultValue="" />
      </label>,
    );
    await userEvent.type(screen.getByRole("textbox"), "vanja@epost.example");
    expect(events).toEqual([]);
    await userEvent.tab();
    expect(events).toEqual([{ kind: "formInput", felt: "E-post", verdi: true }]);
    await userEvent.clear(screen.getByRole("textbox"));
    await userEvent.tab();
    expect(events[1]).toEqual({ kind: "formInput", felt: "E-post", verdi: false });
  });

  test("a choice is tracked by its question, not by the chosen option", async () => {
    const events = use(
      <fieldset>
        <legend>Samtykke</legend>
        <label>
          <input type="radio" name="svar" /> Ja
        </label>
        <label>
          <input type="radio" name="svar" /> Nei
        </label>
      </fieldset>,
    );
    await userEvent.click(screen.getByRole("radio", { name: "Nei" }));
    expect(events).toEqual([{ kind: "formInput", felt: "Samtykke" }]);
  });

  test.each([
    ["whose label is not the portal's", <textarea key="1" aria-label="Kommentar" />],
    ["without a label", <input key="2" type="checkbox" />],
  ])("a field %s is not tracked", (_, field) => {
    const events = use(field);
    const element = document.querySelector("textarea, input");
    expect(element).not.toBeNull();
    if (element) fireEvent.change(element, { target: { value: "Vanja" } });
    expect(events).toEqual([]);
  });
});

test("after the watch has ended nothing is tracked", async () => {
  const events: AnalyticsEvent[] = [];
  const end = takeEvents(({ event }) => events.push(event));
  onTestFinished(() => end());
  watchUse(() => true)();
  render(<button type="button">Logg ut</button>);
  await userEvent.click(screen.getByRole("button"));
  expect(events).toEqual([]);
});
