import {
  type Kontakt,
  type KontaktDraft,
  type KontaktField,
  kontaktFault,
  kontaktFields,
  toKontakt,
} from "./kontakt.ts";
import type { StageStep, Takk, TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";

/** How far the contact form has come. */
export interface KontaktState {
  readonly stage: "kontakt";
  readonly status: "open" | "sending" | "failed";
  readonly draft: KontaktDraft;
  /** Fields that were wrong when the form was last sent, and still are. */
  readonly faulty: readonly KontaktField[];
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
  faulty: [],
  thanks,
});

const isFaulty = (draft: KontaktDraft) => (field: KontaktField) => kontaktFault(field, draft) !== undefined;

/** The contact form (shared-widgets §4, §5). An event that means nothing in a state changes nothing. */
export function kontaktStep(
  state: KontaktState,
  event: TilbakemeldingEvent,
  hasPhone: boolean,
): StageStep<KontaktState, KontaktEffect> {
  if (state.status === "sending") {
    if (event.type === "delivered") return { over: true, thanks: "kontakt" };
    return { state: event.type === "refused" ? { ...state, status: "failed" } : state };
  }
  switch (event.type) {
    case "fill": {
      const draft = { ...state.draft, [event.field]: event.text };
      // Errors clear as soon as the input is right; none comes before the form is sent (shared-widgets §5, cases).
      return { state: { ...state, status: "open", draft, faulty: state.faulty.filter(isFaulty(draft)) } };
    }
    case "send": {
      const faulty = kontaktFields(hasPhone).filter(isFaulty(state.draft));
      if (faulty.length > 0) return { state: { ...state, status: "open", faulty } };
      return {
        state: { ...state, status: "sending", faulty },
        effect: { type: "sendKontakt", kontakt: toKontakt(state.draft, hasPhone) },
      };
    }
    case "decline":
      return { over: true, thanks: state.thanks };
    default:
      return { state };
  }
}
