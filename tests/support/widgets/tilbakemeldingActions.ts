import type { Sporsmal } from "#widgets/tilbakemelding/sporsmal/sporsmal.ts";
import { unanswered } from "#widgets/tilbakemelding/svar/svarStep.ts";
import type { TilbakemeldingEvent } from "#widgets/tilbakemelding/tilbakemeldingEvent.ts";
import {
  type TilbakemeldingEffect,
  type TilbakemeldingPlan,
  type TilbakemeldingState,
  tilbakemeldingStep,
} from "#widgets/tilbakemelding/tilbakemeldingState.ts";

export const choose = (value: string | readonly string[]) => ({ type: "choose", value }) as const;
export const write = (text: string) => ({ type: "write", text }) as const;
export const cancel = { type: "cancel" } as const;
export const send = { type: "send" } as const;
export const delivered = { type: "delivered" } as const;
export const refused = { type: "refused" } as const;
export const leave = { type: "leave" } as const;
export const accept = { type: "accept" } as const;
export const decline = { type: "decline" } as const;
export const next = { type: "next" } as const;
export const answer = (value: string | readonly string[]) => ({ type: "answer", draft: { value, texts: {} } }) as const;
export const fill = (field: "email" | "phone", text: string) => ({ type: "fill", field, text }) as const;

export const feedbackAlone: TilbakemeldingPlan = { questions: [], kontakt: undefined };
const questions: readonly Sporsmal[] = [
  { type: "radio", label: "Hvor ofte?", options: ["Ofte", "Sjelden"].map((value) => ({ label: value, value })) },
  { type: "text", label: "Hva savner du?", name: "savn" },
];
export const everything: TilbakemeldingPlan = { questions, kontakt: { hasPhone: true } };

/** Runs the events one after another. Returns the last state and all effects. */
export function runEvents(plan: TilbakemeldingPlan, ...events: readonly TilbakemeldingEvent[]) {
  const effects: TilbakemeldingEffect[] = [];
  let state: TilbakemeldingState = unanswered;
  for (const event of events) {
    const step = tilbakemeldingStep(state, event, plan);
    state = step.state;
    if (step.effect) effects.push(step.effect);
  }
  return { state, effects };
}

export const sentFeedback = [choose("ja"), send, delivered];
export const sentOppfolging = [...sentFeedback, accept, answer("Ofte"), next, answer("Rask hjelp"), next];
export const filled = [fill("email", "kari@post.example"), fill("phone", "41234567")];
