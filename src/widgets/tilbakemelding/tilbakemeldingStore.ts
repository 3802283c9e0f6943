import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import type { SvarDelivery } from "./oppfolging/oppfolgingStep.ts";
import type { Kontakt } from "./kontakt.ts";
import { type Sporsmal, sporsmalError, type Svar } from "./sporsmal/sporsmal.ts";
import type { TilbakemeldingAnswer } from "./svar/svarStep.ts";
import type { TilbakemeldingEvent } from "./tilbakemeldingEvent.ts";
import {
  type TilbakemeldingEffect,
  type TilbakemeldingPlan,
  type TilbakemeldingState,
  tilbakemeldingStep,
} from "./tilbakemeldingState.ts";

/** Follow-up questions and the host's callback. */
export interface OppfolgingHost {
  /** One a step. */
  readonly questions: readonly Sporsmal[];
  /**
   * Called with the answers on 'Send inn' (`intentionalSubmit` is true), and once with the answers of confirmed steps when
   * the visitor leaves (false).
   */
  readonly onAnswers: (svar: readonly Svar[], delivery: SvarDelivery) => void;
}

/** A contact form and the host's callback. */
export interface KontaktHost {
  /** Asks for a phone number too. Default: only for the e-mail address. */
  readonly hasPhone?: boolean | undefined;
  /**
   * Called with the request. May return a promise: the thanks wait for it, and when it rejects the visitor can try
   * again.
   */
  readonly onSend: (kontakt: Kontakt) => unknown;
}

/** The application around a feedback. */
export interface TilbakemeldingHost {
  /**
   * Delivers an answer that the customer sent on purpose. May return a promise: the thanks wait for it, and when it
   * rejects the customer can try again. Left out: the thanks are shown at once.
   */
  readonly onSend?: ((answer: TilbakemeldingAnswer) => unknown) | undefined;
  /** Called with every answer: a sent one when it is delivered, an unsent one when the customer leaves. */
  readonly onAnswer?: ((answer: TilbakemeldingAnswer) => void) | undefined;
  /** The follow-up after the feedback. */
  readonly followUp?: OppfolgingHost | undefined;
  /** The contact form, last. */
  readonly contact?: KontaktHost | undefined;
}

/**
 * One feedback in progress, framework-free: a customer may leave, or an answer arrive, after the component is
 * unmounted.
 */
export interface TilbakemeldingStore extends ReadableStore<TilbakemeldingState> {
  /** Sends an event to the store. */
  readonly dispatch: (event: TilbakemeldingEvent) => void;
  /** From now on this host is called. */
  readonly setHost: (host: TilbakemeldingHost) => void;
}

/** The stages that a host wants, without the questions that are not valid. */
export const planOf = ({ followUp, contact }: TilbakemeldingHost): TilbakemeldingPlan => ({
  questions: (followUp?.questions ?? []).filter((question) => sporsmalError(question) === undefined),
  kontakt: contact,
});

/** Starts a feedback, or one of its later stages. */
export function createTilbakemeldingStore(host: TilbakemeldingHost, first: TilbakemeldingState): TilbakemeldingStore {
  let currentHost = host;
  const store = createStore(first);

  const deliver = async (give: () => unknown) => {
    try {
      await give();
    } catch {
      // The caller of the API has reported it.
      return dispatch({ type: "refused" });
    }
    dispatch({ type: "delivered" });
  };

  function carryOut(effect: TilbakemeldingEffect): void {
    switch (effect.type) {
      case "send":
        return void deliver(() => currentHost.onSend?.(effect.answer));
      case "notify":
        return currentHost.onAnswer?.(effect.answer);
      case "notifySvar":
        return currentHost.followUp?.onAnswers(effect.svar, { intentionalSubmit: effect.intentionalSubmit });
      case "sendKontakt":
        return void deliver(() => currentHost.contact?.onSend(effect.kontakt));
    }
  }

  function dispatch(event: TilbakemeldingEvent): void {
    const { state, effect } = tilbakemeldingStep(store.get(), event, planOf(currentHost));
    store.set(state);
    if (effect) carryOut(effect);
  }

  return {
    ...store,
    dispatch,
    setHost(next) {
      currentHost = next;
    },
  };
}
