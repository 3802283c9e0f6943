import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import type { Kontakt } from "./kontakt/kontakt.ts";
import { type Sporsmal, sporsmalError, type Svar } from "./sporsmal/sporsmal.ts";
import type { TilbakemeldingAnswer } from "./svar/svarStep.ts";
import type { TilbakemeldingEvent } from "./tilbakemeldingEvent.ts";
import {
  type TilbakemeldingEffect,
  type TilbakemeldingPlan,
  type TilbakemeldingState,
  tilbakemeldingStep,
} from "./tilbakemeldingState.ts";

/** Follow-up questions and who is told of the answers. */
export interface OppfolgingHost {
  /** One a step. */
  readonly questions: readonly Sporsmal[];
  /** Is told of the answers on 'Send inn', and once of those there are when the visitor leaves. */
  readonly onAnswers: (svar: readonly Svar[]) => void;
}

/** A contact form and who is told of the request. */
export interface KontaktHost {
  /** Asks for a phone number too. Default: only for the e-mail address. */
  readonly hasPhone?: boolean;
  /** Is told whom to contact. May give a promise: the thanks wait for it, and when it rejects it can be tried again. */
  readonly onRequest: (kontakt: Kontakt) => unknown;
}

/** The application around a feedback. */
export interface TilbakemeldingHost {
  /** Delivers an answer that the customer sent on purpose; rejects when that fails, and may then be called again. */
  readonly send?: ((answer: TilbakemeldingAnswer) => Promise<unknown>) | undefined;
  /** Is told of every answer: one on purpose when it is delivered, an unsent one when the customer leaves. */
  readonly onAnswer?: ((answer: TilbakemeldingAnswer) => void) | undefined;
  /** What is asked after the feedback. */
  readonly oppfolging?: OppfolgingHost | undefined;
  /** Comes last. */
  readonly kontakt?: KontaktHost | undefined;
}

/** One feedback in progress, framework-free: a customer may leave, and an answer arrive, when nothing is drawn any more. */
export interface TilbakemeldingStore extends ReadableStore<TilbakemeldingState> {
  readonly dispatch: (event: TilbakemeldingEvent) => void;
  /** From now on this host is called. */
  readonly setHost: (host: TilbakemeldingHost) => void;
}

/** What a host asks, without the questions that cannot be shown. */
export const planOf = ({ oppfolging, kontakt }: TilbakemeldingHost): TilbakemeldingPlan => ({
  questions: (oppfolging?.questions ?? []).filter((question) => sporsmalError(question) === undefined),
  kontakt: kontakt && { hasPhone: kontakt.hasPhone ?? false },
});

/** Starts a feedback, or what comes after one. */
export function createTilbakemeldingStore(host: TilbakemeldingHost, first: TilbakemeldingState): TilbakemeldingStore {
  let currentHost = host;
  const store = createStore(first);

  const deliver = async (give: () => unknown) => {
    try {
      await give();
    } catch {
      // Whose call it was has reported it.
      return dispatch({ type: "refused" });
    }
    dispatch({ type: "delivered" });
  };

  function carryOut(effect: TilbakemeldingEffect): void {
    switch (effect.type) {
      case "send":
        return void deliver(() => currentHost.send?.(effect.answer));
      case "notify":
        return currentHost.onAnswer?.(effect.answer);
      case "notifySvar":
        return currentHost.oppfolging?.onAnswers(effect.svar);
      case "sendKontakt":
        return void deliver(() => currentHost.kontakt?.onRequest(effect.kontakt));
    }
  }

  function dispatch(event: TilbakemeldingEvent): void {
    const { state, effect } = tilbakemeldingStep(store.get(), event, planOf(currentHost));
    store.set(state);
    if (effect) carryOut(effect);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    dispatch,
    setHost(next) {
      currentHost = next;
    },
  };
}
