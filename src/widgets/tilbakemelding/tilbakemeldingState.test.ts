import { describe, expect, test } from "vitest";
import {
  accept,
  answer,
  cancel,
  choose,
  runEvents,
  decline,
  delivered,
  everything,
  feedbackAlone,
  filled,
  leave,
  next,
  refused,
  send,
  sentFeedback,
  sentOppfolging,
  write,
} from "#tests/support/widgets/tilbakemeldingActions.ts";
import { unanswered } from "./svar/svarStep.ts";
import type { TilbakemeldingEvent } from "./tilbakemeldingEvent.ts";
import type { TilbakemeldingPlan } from "./tilbakemeldingState.ts";

const after = (...events: readonly TilbakemeldingEvent[]) => runEvents(feedbackAlone, ...events);

const notified = (feedbackValue: string) => ({ type: "notify", answer: { feedbackValue, intentionalSubmit: false } });
const sent = (feedbackValue: string, message?: string) => ({
  type: "send",
  answer: { feedbackValue, intentionalSubmit: true, ...(message !== undefined && { message }) },
});

describe("Feedback (spec: feedback-9)", () => {
  test("changing the answer keeps the text (spec: feedback-8)", () => {
    expect(after(choose("ja"), write("Fint"), choose("nei")).state).toEqual({
      stage: "svar",
      status: "answered",
      leave: "none",
      draft: { value: "nei", text: "Fint" },
    });
  });

  test("'Avbryt' clears the choice and empties the text box (spec: feedback-7)", () => {
    expect(after(choose("ja"), write("Fint"), cancel).state).toEqual(unanswered);
    expect(after(choose("ja"), write("Fint"), cancel, choose("ja")).state).toMatchObject({ draft: { text: "" } });
  });

  test("sending without a choice does nothing, nor with every box unticked again (spec: feedback-8)", () => {
    expect(after(send)).toEqual({ state: unanswered, effects: [] });
    expect(after(choose(["a"]), choose([]), send, leave)).toMatchObject({ state: { status: "answered" }, effects: [] });
  });

  test("several boxes are a list of values", () => {
    expect(after(choose(["a", "b"]), send).effects).toEqual([
      { type: "send", answer: { feedbackValue: ["a", "b"], intentionalSubmit: true } },
    ]);
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

  test("while it is sent, no event changes it, and it is sent once", () => {
    expect(after(choose("ja"), send, choose("nei"), write("x"), cancel, send)).toMatchObject({
      state: { status: "sending", draft: { value: "ja", text: "" } },
      effects: [sent("ja")],
    });
  });

  test("the host is notified when it is delivered, and the feedback is done", () => {
    const answer = { feedbackValue: "4", intentionalSubmit: true };
    expect(after(choose("4"), send, delivered, choose("5"), send, leave)).toMatchObject({
      state: { stage: "done", thanks: "svar" },
      effects: [sent("4"), { type: "notify", answer }],
    });
  });

  test("a failure keeps the input, and it can be sent again", () => {
    const { state, effects } = after(choose("ja"), write("Fint"), send, refused);
    expect(state).toMatchObject({ status: "failed", draft: { value: "ja", text: "Fint" } });
    expect(effects).toHaveLength(1);
    expect(after(choose("ja"), send, refused, send, delivered).state.stage).toBe("done");
  });
});

describe("Leaving the page with an unsent answer (spec: feedback-10)", () => {
  test("the host is notified once in all, without a message", () => {
    expect(
      after(choose("ja"), write("Fint"), leave, leave, choose("nei"), leave, cancel, choose("ja"), leave),
    ).toMatchObject({
      effects: [notified("ja")],
    });
  });

  test.each([
    ["without an answer", [leave]],
    ["after 'Avbryt'", [choose("ja"), cancel, leave]],
    ["while it is being sent", [choose("ja"), send, leave]],
  ] as const)("the host is not notified %s", (_when, events) => {
    expect(after(...events).effects.filter(({ type }) => type === "notify")).toEqual([]);
  });

  test("sending on purpose is still possible afterwards, once", () => {
    expect(after(choose("ja"), leave, send, delivered, send).effects).toEqual([
      notified("ja"),
      sent("ja"),
      { type: "notify", answer: { feedbackValue: "ja", intentionalSubmit: true } },
    ]);
  });

  test("an answer that could not be delivered is unsent: a customer who left meanwhile has left it unsent", () => {
    expect(after(choose("ja"), send, leave, refused, leave).effects).toEqual([sent("ja"), notified("ja")]);
    expect(after(choose("ja"), send, refused, leave).effects).toEqual([sent("ja"), notified("ja")]);
  });
});

describe("Feedback, then follow-up, then contact form (spec: feedback-29)", () => {
  const offer = (thanks: string) => ({ stage: "oppfolging", status: "offered", thanks });
  const form = (thanks: string | undefined) => ({ stage: "kontakt", status: "open", thanks });
  const done = (thanks: string | undefined) => ({ stage: "done", thanks });

  test.each<[string, TilbakemeldingPlan, readonly TilbakemeldingEvent[], object]>([
    ["feedback alone: thanks, and nothing more", feedbackAlone, sentFeedback, done("svar")],
    ["with a follow-up: it is offered after the feedback", everything, sentFeedback, offer("svar")],
    [
      "with a contact form alone: it is shown after the feedback",
      { ...everything, questions: [] },
      sentFeedback,
      form("svar"),
    ],
    ["with both: the contact form after the follow-up", everything, sentOppfolging, form("oppfolging")],
    ["'Nei takk' to the follow-up leads on to the contact form", everything, [...sentFeedback, decline], form("svar")],
    [
      "'Nei takk' to the follow-up, and no contact form",
      { ...everything, kontakt: undefined },
      [...sentFeedback, decline],
      done("svar"),
    ],
    [
      "'Avbryt' in the follow-up: done, without thanks",
      { ...everything, kontakt: undefined },
      [...sentFeedback, accept, cancel],
      done(undefined),
    ],
    [
      "'Avbryt' in the follow-up: the contact form, without thanks",
      everything,
      [...sentFeedback, accept, answer("Ofte"), cancel],
      form(undefined),
    ],
    ["'Nei takk' hides the contact form", everything, [...sentOppfolging, decline], done("oppfolging")],
    ["a sent contact request: thanks", everything, [...sentOppfolging, ...filled, send, delivered], done("kontakt")],
  ])("%s", (_what, plan, events, state) => {
    expect(runEvents(plan, ...events).state).toMatchObject(state);
  });

  test("after the end no event changes anything", () => {
    const events = [
      accept,
      decline,
      cancel,
      send,
      next,
      leave,
      delivered,
      refused,
      ...filled,
      choose("ja"),
      write("x"),
    ];
    const end = runEvents(everything, ...sentOppfolging, decline);
    expect(runEvents(everything, ...sentOppfolging, decline, ...events)).toEqual(end);
  });
});
