import { describe, expect, test } from "vitest";
import {
  accept,
  answer,
  cancel,
  runEvents,
  everything,
  leave,
  next,
  sentFeedback,
} from "#tests/support/widgets/tilbakemeldingActions.ts";
import type { TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";

describe("Follow-up (spec: feedback-23)", () => {
  const ofte = { name: "Hvor ofte?", label: "Hvor ofte?", type: "radio", value: "Ofte" };
  const savn = (value: string) => ({ name: "savn", label: "Hva savner du?", type: "text", value });
  const notifications = (...events: readonly TilbakemeldingEvent[]) =>
    runEvents(everything, ...sentFeedback, accept, ...events).effects.slice(2);
  const notify = (...svar: readonly object[]) => ({ type: "notifySvar", svar, intentionalSubmit: true });
  const notifyLeave = (...svar: readonly object[]) => ({ ...notify(...svar), intentionalSubmit: false });

  test("runs step by step; the host gets the answers after the last, once", () => {
    expect(runEvents(everything, ...sentFeedback, accept).state).toMatchObject({ status: "asked", step: 0 });
    expect(runEvents(everything, ...sentFeedback, accept, answer("Ofte"), next).state).toMatchObject({ step: 1 });
    expect(notifications(answer("Ofte"), next)).toEqual([]);
    expect(notifications(answer("Ofte"), next, answer("Hjelp"), next, next)).toEqual([notify(ofte, savn("Hjelp"))]);
  });

  test.each<[string, readonly TilbakemeldingEvent[], readonly object[]]>([
    ["a skipped question", [next, answer("Hjelp"), next], [savn("Hjelp")]],
    ["an emptied text", [answer("Ofte"), next, answer("x"), answer(" "), next], [ofte]],
    ["every question skipped: the list is empty", [next, next], []],
  ])("left out: %s (spec: feedback-28)", (_what, events, svar) => {
    expect(notifications(...events)).toEqual([notify(...svar)]);
  });

  test.each([
    [250, 1],
    [251, 0],
  ])("a text of %i characters is sent to the host %i times", (length, count) => {
    expect(notifications(next, answer("x".repeat(length)), next)).toHaveLength(count);
  });

  test("on leaving, the host gets the answers of confirmed steps, once in all; 'Send inn' is possible afterwards, once", () => {
    expect(notifications(answer("Ofte"), next, leave, leave)).toEqual([notifyLeave(ofte)]);
    expect(notifications(answer("Ofte"), next, answer("Halvskrevet"), leave)).toEqual([notifyLeave(ofte)]);
    expect(notifications(answer("Ofte"), next, leave, answer("Hjelp"), leave, next, leave, next)).toEqual([
      notifyLeave(ofte),
      notify(ofte, savn("Hjelp")),
    ]);
  });

  test.each<[string, readonly TilbakemeldingEvent[]]>([
    ["before an answer", [leave, next, leave]],
    ["with an answer that was not confirmed (spec: feedback-26)", [answer("Ofte"), leave]],
    ["with a text that is too long", [next, answer("x".repeat(251)), leave]],
    ["after 'Avbryt'", [answer("Ofte"), cancel, leave]],
  ])("on leaving, the host gets nothing %s", (_when, events) => {
    expect(notifications(...events)).toEqual([]);
  });

  test("on leaving during the offer, the host gets nothing", () => {
    expect(runEvents(everything, ...sentFeedback, leave).effects).toHaveLength(2);
  });
});
