import { describe, expect, test } from "vitest";
import {
  runEvents,
  decline,
  delivered,
  fill,
  filled,
  refused,
  send,
  sentFeedback,
} from "#tests/support/widgets/tilbakemeldingActions.ts";
import type { TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";

describe("Contact form (spec: feedback-31, feedback-34)", () => {
  const contact = (hasPhone: boolean, ...events: readonly TilbakemeldingEvent[]) => {
    const { state, effects } = runEvents({ questions: [], kontakt: { hasPhone } }, ...sentFeedback, ...events);
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

  test("no error before the first submit; nothing is sent while there is one (spec: feedback-34)", () => {
    expect(contact(true, fill("email", "kari"), fill("phone", "1")).state).toMatchObject({ invalidFields: [] });
    expect(contact(true, fill("email", "kari"), send)).toMatchObject({
      state: { invalidFields: ["email", "phone"] },
      effects: [],
    });
  });

  test("an error disappears as soon as the input is valid, and is shown again when the form is sent again", () => {
    const wrong = [fill("phone", "41234567"), fill("email", "kari@"), send];
    expect(contact(true, ...wrong, fill("email", "kari@p")).state).toMatchObject({ invalidFields: ["email"] });
    expect(contact(true, ...wrong, fill("email", "kari@p.example")).state).toMatchObject({ invalidFields: [] });
    expect(contact(true, ...wrong, fill("email", "kari@p.example"), fill("email", "k")).state).toMatchObject({
      invalidFields: [],
    });
    expect(contact(true, ...wrong, fill("email", "kari@p.example"), fill("email", "k"), send).state).toMatchObject({
      invalidFields: ["email"],
    });
  });

  test("a failure keeps the input, and it can be sent again", () => {
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
