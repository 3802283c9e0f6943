import {
  type Kontakt,
  type KontaktDraft,
  type KontaktField,
  kontaktError,
  askedFields,
  toKontakt,
} from "../kontakt.ts";
import type { NextStage, StageStep, Takk, TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";

/** The state of the contact form. */
export interface KontaktState {
  readonly stage: "kontakt";
  readonly status: "open" | "sending" | "failed";
  readonly draft: KontaktDraft;
  /** Fields that were wrong when the form was last sent, and still are. */
  readonly invalidFields: readonly KontaktField[];
  readonly thanks: Takk | undefined;
}

/** To the host. */
export interface KontaktEffect {
  readonly type: "sendKontakt";
  readonly kontakt: Kontakt;
}

/** The contact form as it opens. */
export const emptyKontakt = (thanks: Takk | undefined): KontaktState => ({
  stage: "kontakt",
  status: "open",
  draft: { email: "", phone: "" },
  invalidFields: [],
  thanks,
});

const isInvalid = (draft: KontaktDraft) => (field: KontaktField) => kontaktError(field, draft) !== undefined;

/** The next state of the contact form. An event that does not apply to a state changes nothing. */
export function kontaktStep<Next>(
  state: KontaktState,
  event: TilbakemeldingEvent,
  hasPhone: boolean | undefined,
  next: NextStage<Next>,
): StageStep<KontaktState | Next, KontaktEffect> {
  if (state.status === "sending") {
    if (event.type === "delivered") return { state: next("kontakt") };
    return { state: event.type === "refused" ? { ...state, status: "failed" } : state };
  }
  switch (event.type) {
    case "fill": {
      const draft = { ...state.draft, [event.field]: event.text };
      // An error disappears as soon as the input is valid; none is shown before the form is sent (spec: feedback-34).
      return {
        state: { ...state, status: "open", draft, invalidFields: state.invalidFields.filter(isInvalid(draft)) },
      };
    }
    case "send": {
      const invalidFields = askedFields(hasPhone).filter(isInvalid(state.draft));
      if (invalidFields.length > 0) return { state: { ...state, status: "open", invalidFields } };
      return {
        state: { ...state, status: "sending", invalidFields },
        effect: { type: "sendKontakt", kontakt: toKontakt(state.draft, hasPhone) },
      };
    }
    case "decline":
      return { state: next(state.thanks) };
    default:
      return { state };
  }
}
