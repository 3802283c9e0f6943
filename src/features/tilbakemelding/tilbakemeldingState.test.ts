import { describe, expect, test } from "vitest";
import type { Sporsmal } from "./sporsmal.ts";
import { unanswered } from "./svarStage.ts";
import type { TilbakemeldingEvent } from "./tilbakemeldingEvent.ts";
import {
  type TilbakemeldingEffect,
  type TilbakemeldingPlan,
  type TilbakemeldingState,
  tilbakemeldingStep,
} from "./tilbakemeldingState.ts";

const choose = (value: string | readonly string[]) => ({ type: "choose", value }) as const;
const write = (text: string) => ({ type: "write", text }) as const;
const cancel = { type: "cancel" } as const;
const send = { type: "send" } as const;
const delivered = { type: "delivered" } as const;
const refused = { type: "refused" } as const;
const leave = { type: "leave" } as const;
const accept = { type: "accept" } as const;
const decline = { type: "decline" } as const;
const next = { type: "next" } as const;
const answer = (value: string | readonly string[]) => ({ type: "answer", draft: { value, texts: {} } }) as const;
const fill = (field: "email" | "phone", text: string) => ({ type: "fill", field, text }) as const;

const feedbackAlone: TilbakemeldingPlan = { questions: [], kontakt: undefined };
const questions: readonly Sporsmal[] = [
  { type: "radio", label: "Hvor ofte?", options: ["Ofte", "Sjelden"].map((value) => ({ label: value, value })) },
  { type: "text", label: "Hva savner du?", name: "savn" },
];
const everything: TilbakemeldingPlan = { questions, kontakt: { hasPhone: true } };

/** What comes of the events, one after another: where it ends, and everything done outside. */
function course(plan: TilbakemeldingPlan, ...events: readonly TilbakemeldingEvent[]) {
  const effects: TilbakemeldingEffect[] = [];
  let state: TilbakemeldingState = unanswered;
  for (const event of events) {
    const step = tilbakemeldingStep(state, event, plan);
    state = step.state;
    if (step.effect) effects.push(step.effect);
  }
  return { state, effects };
}

const after = (...events: readonly TilbakemeldingEvent[]) => course(feedbackAlone, ...events);

const told = (feedbackValue: string) => ({ type: "tell", answer: { feedbackValue, intentionalSubmit: false } });
const sent = (feedbackValue: string, message?: string) => ({
  type: "send",
  answer: { feedbackValue, intentionalSubmit: true, ...(message !== undefined && { message }) },
});

describe("Feedback (shared-widgets §4)", () => {
  test("changing the answer keeps the text (cases)", () => {
    expect(after(choose("ja"), write("Fint"), choose("nei")).state).toEqual({
      stage: "svar",
      status: "answered",
      isLeaveTold: false,
      draft: { value: "nei", text: "Fint" },
    });
  });

  test("'Avbryt' clears the choice and empties the text box (cases)", () => {
    expect(after(choose("ja"), write("Fint"), cancel).state).toEqual(unanswered);
    expect(after(choose("ja"), write("Fint"), cancel, choose("ja")).state).toMatchObject({ draft: { text: "" } });
  });

  test("sending without a choice does nothing (cases), nor with every box unticked again", () => {
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

  test("while it is sent nothing changes it, and it is sent once", () => {
    expect(after(choose("ja"), send, choose("nei"), write("x"), cancel, send)).toMatchObject({
      state: { status: "sending", draft: { value: "ja", text: "" } },
      effects: [sent("ja")],
    });
  });

  test("the host is told when it has been delivered, and that is the end", () => {
    const answer = { feedbackValue: "4", intentionalSubmit: true };
    expect(after(choose("4"), send, delivered, choose("5"), send, leave)).toMatchObject({
      state: { stage: "done", thanks: "svar" },
      effects: [sent("4"), { type: "tell", answer }],
    });
  });

  test("a failure keeps what was typed, and it can be sent again", () => {
    const { state, effects } = after(choose("ja"), write("Fint"), send, refused);
    expect(state).toMatchObject({ status: "failed", draft: { value: "ja", text: "Fint" } });
    expect(effects).toHaveLength(1);
    expect(after(choose("ja"), send, refused, send, delivered).state.stage).toBe("done");
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
    expect(after(...events).effects.filter(({ type }) => type === "tell")).toEqual([]);
  });

  test("sending on purpose is still possible afterwards, once", () => {
    expect(after(choose("ja"), leave, send, delivered, send).effects).toEqual([
      told("ja"),
      sent("ja"),
      { type: "tell", answer: { feedbackValue: "ja", intentionalSubmit: true } },
    ]);
  });

  test("an answer that could not be delivered is unsent: whoever left in the meantime has left it", () => {
    expect(after(choose("ja"), send, leave, refused, leave).effects).toEqual([sent("ja"), told("ja")]);
    expect(after(choose("ja"), send, refused, leave).effects).toEqual([sent("ja"), told("ja")]);
  });
});

const sentFeedback = [choose("ja"), send, delivered];
const sentOppfolging = [...sentFeedback, accept, answer("Ofte"), next, answer("Rask hjelp"), next];
const filled = [fill("email", "kari@post.example"), fill("phone", "41234567")];

describe("Feedback, then follow-up, then contact form (shared-widgets §4)", () => {
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
    expect(course(plan, ...events).state).toMatchObject(state);
  });

  test("the end is the end", () => {
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
    const end = course(everything, ...sentOppfolging, decline);
    expect(course(everything, ...sentOppfolging, decline, ...events)).toEqual(end);
  });
});

describe("Follow-up (shared-widgets §4)", () => {
  const ofte = { name: "Hvor ofte?", label: "Hvor ofte?", type: "radio", value: "Ofte" };
  const savn = (value: string) => ({ name: "savn", label: "Hva savner du?", type: "text", value });
  const tellings = (...events: readonly TilbakemeldingEvent[]) =>
    course(everything, ...sentFeedback, accept, ...events).effects.slice(2);
  const tell = (...svar: readonly object[]) => ({ type: "tellSvar", svar });

  test("runs step by step; the host is told of the answers after the last, once", () => {
    expect(course(everything, ...sentFeedback, accept).state).toMatchObject({ status: "asked", step: 0 });
    expect(course(everything, ...sentFeedback, accept, answer("Ofte"), next).state).toMatchObject({ step: 1 });
    expect(tellings(answer("Ofte"), next)).toEqual([]);
    expect(tellings(answer("Ofte"), next, answer("Hjelp"), next, next)).toEqual([tell(ofte, savn("Hjelp"))]);
  });

  test.each<[string, readonly TilbakemeldingEvent[], readonly object[]]>([
    ["a skipped question", [next, answer("Hjelp"), next], [savn("Hjelp")]],
    ["an emptied text", [answer("Ofte"), next, answer("x"), answer(" "), next], [ofte]],
    ["every question skipped: the list is empty", [next, next], []],
  ])("left out (cases): %s", (_what, events, svar) => {
    expect(tellings(...events)).toEqual([tell(...svar)]);
  });

  test.each([
    [250, 1],
    [251, 0],
  ])("a text of %i characters is told %i times", (length, count) => {
    expect(tellings(next, answer("x".repeat(length)), next)).toHaveLength(count);
  });

  test("leaving tells the answers collected so far, once in all; 'Send inn' is possible afterwards, once", () => {
    expect(tellings(answer("Ofte"), leave, leave, next, leave)).toEqual([tell(ofte)]);
    expect(tellings(answer("Ofte"), next, leave, answer("Hjelp"), leave, next, leave, next)).toEqual([
      tell(ofte),
      tell(ofte, savn("Hjelp")),
    ]);
  });

  test.each<[string, readonly TilbakemeldingEvent[]]>([
    ["before an answer", [leave, next, leave]],
    ["with a text that is too long", [next, answer("x".repeat(251)), leave]],
    ["after 'Avbryt'", [answer("Ofte"), cancel, leave]],
  ])("leaving tells nothing %s", (_when, events) => {
    expect(tellings(...events)).toEqual([]);
  });

  test("leaving while it is offered tells nothing", () => {
    expect(course(everything, ...sentFeedback, leave).effects).toHaveLength(2);
  });
});

describe("Contact form (shared-widgets §4, §5)", () => {
  const contact = (hasPhone: boolean, ...events: readonly TilbakemeldingEvent[]) => {
    const { state, effects } = course({ questions: [], kontakt: { hasPhone } }, ...sentFeedback, ...events);
    return { state, effects: effects.slice(2) };
  };

  test.each([
    [true, { email: "kari@post.example", phone: "41234567" }],
    [false, { email: "kari@post.example" }],
  ])("with phone enabled: %s, the request is %j", (hasPhone, kontakt) => {
    expect(contact(hasPhone, ...filled, send, send, decline, fill("email", "x"))).toMatchObject({
      state: { status: "sending", draft: { email: "kari@post.example" } },
      effects: [{ type: "sendKontakt", kontakt }],
    });
  });

  test("no error before the first submit (cases); it is not sent while there is one", () => {
    expect(contact(true, fill("email", "kari"), fill("phone", "1")).state).toMatchObject({ faulty: [] });
    expect(contact(true, fill("email", "kari"), send)).toMatchObject({
      state: { faulty: ["email", "phone"] },
      effects: [],
    });
  });

  test("an error clears as soon as the input is right, and comes back when the form is sent again", () => {
    const wrong = [fill("phone", "41234567"), fill("email", "kari@"), send];
    expect(contact(true, ...wrong, fill("email", "kari@p")).state).toMatchObject({ faulty: ["email"] });
    expect(contact(true, ...wrong, fill("email", "kari@p.example")).state).toMatchObject({ faulty: [] });
    expect(contact(true, ...wrong, fill("email", "kari@p.example"), fill("email", "k")).state).toMatchObject({
      faulty: [],
    });
    expect(contact(true, ...wrong, fill("email", "kari@p.example"), fill("email", "k"), send).state).toMatchObject({
      faulty: ["email"],
    });
  });

  test("a failure keeps what was typed, and it can be sent again", () => {
    expect(contact(true, ...filled, send, refused).state).toMatchObject({
      status: "failed",
      draft: { email: "kari@post.example", phone: "41234567" },
    });
    expect(contact(true, ...filled, send, refused, send, delivered).state).toEqual({
      stage: "done",
      thanks: "kontakt",
    });
  });
});
