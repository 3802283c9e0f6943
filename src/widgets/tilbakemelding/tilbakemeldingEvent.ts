import type { KontaktField } from "./kontakt.ts";
import type { SvarDraft, SvarValue } from "./sporsmal/sporsmal.ts";

/** The events of a feedback, its follow-up and its contact form. */
export type TilbakemeldingEvent =
  /** An answer to the main question. */
  | { readonly type: "choose"; readonly value: SvarValue }
  /** The text beside that answer. */
  | { readonly type: "write"; readonly text: string }
  /** 'Jeg har tid!'. */
  | { readonly type: "accept" }
  /** 'Nei takk', to the follow-up or to the contact form. */
  | { readonly type: "decline" }
  /** The answer to the question of a step. */
  | { readonly type: "answer"; readonly draft: SvarDraft }
  /** 'Neste', and 'Send inn' in the last step. */
  | { readonly type: "next" }
  /** A field of the contact form. */
  | { readonly type: "fill"; readonly field: KontaktField; readonly text: string }
  /** 'Avbryt', of the feedback or of the follow-up. */
  | { readonly type: "cancel" }
  /** 'Send', of the feedback or of the contact form. */
  | { readonly type: "send" }
  /** The host has accepted the answers, or refused them. */
  | { readonly type: "delivered" | "refused" }
  /** The page is hidden or left, or the widget is unmounted. */
  | { readonly type: "leave" };

/** What the visitor is thanked for. */
export type Takk = "svar" | "oppfolging" | "kontakt";

/** Makes the first state of the next stage. `thanks`: what the visitor is thanked for. */
export type NextStage<Next> = (thanks: Takk | undefined) => Next;

/** The result of an event in one stage: the next state, and what is to be done outside. */
export interface StageStep<State, Effect> {
  readonly state: State;
  readonly effect?: Effect;
}
