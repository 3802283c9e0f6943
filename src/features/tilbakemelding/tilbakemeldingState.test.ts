import { describe, expect, test } from "vitest";
import {
  type TilbakemeldingEvent,
  type TilbakemeldingStep,
  tilbakemeldingStep,
  unanswered,
} from "./tilbakemeldingState.ts";

const choose = (value: string) => ({ type: "choose", value }) as const;
const write = (text: string) => ({ type: "write", text }) as const;
const [cancel, send, delivered, refused, leave] = (["cancel", "send", "delivered", "refused", "leave"] as const).map(
  (type) => ({ type }),
) as [{ type: "cancel" }, { type: "send" }, { type: "delivered" }, { type: "refused" }, { type: "leave" }];

/** What comes of the events, one after another: where it ends, and everything done outside. */
function after(...events: readonly TilbakemeldingEvent[]) {
  const effects: TilbakemeldingStep["effect"][] = [];
  let state = unanswered;
  for (const event of events) {
    const step = tilbakemeldingStep(state, event);
    state = step.state;
    if (step.effect) effects.push(step.effect);
  }
  return { state, effects };
}

const told = (feedbackValue: string) => ({ type: "tell", answer: { feedbackValue, intentionalSubmit: false } });
const sent = (feedbackValue: string, message?: string) => ({
  type: "send",
  answer: { feedbackValue, intentionalSubmit: true, ...(message !== undefined && { message }) },
});

describe("Feedback (shared-widgets §4)", () => {
  test("changing the answer keeps the text (cases)", () => {
    expect(after(choose("ja"), write("Fint"), choose("nei")).state).toEqual({
      status: "answered",
      isLeaveTold: false,
      draft: { value: "nei", text: "Fint" },
    });
  });

  test("'Avbryt' clears the choice and empties the text box (cases)", () => {
    expect(after(choose("ja"), write("Fint"), cancel).state).toEqual(unanswered);
    expect(after(choose("ja"), write("Fint"), cancel, choose("ja")).state).toMatchObject({ draft: { text: "" } });
  });

  test("sending without a choice does nothing (cases)", () => {
    expect(after(send)).toEqual({ state: unanswered, effects: [] });
  });

  test.each([
    ["what was written", " Fint ", "Fint"],
    ["no message when nothing was written", "", undefined],
    ["no message when blanks were written", " \n", undefined],
    ["a text of 250 characters", "x".repeat(250), "x".repeat(250)],
  ])("'Send' sends the answer on purpose, with %s", (_what, text, message) => {
    expect(after(choose("ja"), write(text), send)).toMatchObject({
      state: { status: "sending" },
      effects: [sent("ja", message)],
    });
  });

  test("a text of 251 characters is not sent", () => {
    expect(after(choose("ja"), write("x".repeat(251)), send)).toMatchObject({
      state: { status: "answered" },
      effects: [],
    });
  });

  test("while it is sent nothing changes it, and it is sent once", () => {
    expect(after(choose("ja"), send, choose("nei"), write("x"), cancel, send)).toMatchObject({
      state: { status: "sending", draft: { value: "ja", text: "" } },
      effects: [sent("ja")],
    });
  });

  test("the host is told when it has been delivered, and that is the end", () => {
    const answer = { feedbackValue: "4", intentionalSubmit: true };
    expect(after(choose("4"), send, delivered, choose("5"), send, leave)).toMatchObject({
      state: { status: "sent" },
      effects: [sent("4"), { type: "tell", answer }],
    });
  });

  test("a failure keeps what was typed, and it can be sent again", () => {
    const { state, effects } = after(choose("ja"), write("Fint"), send, refused);
    expect(state).toMatchObject({ status: "failed", draft: { value: "ja", text: "Fint" } });
    expect(effects).toHaveLength(1);
    expect(after(choose("ja"), send, refused, send, delivered).state.status).toBe("sent");
  });
});

describe("Leaving the page with an unsent answer (shared-widgets §4, cases)", () => {
  test("the host is told once in all, without a message", () => {
    expect(
      after(choose("ja"), write("Fint"), leave, leave, choose("nei"), leave, cancel, choose("ja"), leave),
    ).toMatchObject({
      effects: [told("ja")],
    });
  });

  test.each([
    ["without an answer", [leave]],
    ["after 'Avbryt'", [choose("ja"), cancel, leave]],
    ["while it is being sent", [choose("ja"), send, leave]],
  ] as const)("nothing is told %s", (_when, events) => {
    expect(after(...events).effects.filter((effect) => effect?.type === "tell")).toEqual([]);
  });

  test("sending on purpose is still possible afterwards, once", () => {
    expect(
      after(choose("ja"), leave, send, delivered, send).effects.map((effect) => effect?.answer.intentionalSubmit),
    ).toEqual([false, true, true]);
  });

  test("an answer that could not be delivered is unsent: whoever left in the meantime has left it", () => {
    expect(after(choose("ja"), send, leave, refused, leave).effects).toEqual([sent("ja"), told("ja")]);
    expect(after(choose("ja"), send, refused, leave).effects).toEqual([sent("ja"), told("ja")]);
  });
});
