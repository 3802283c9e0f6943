import {
  type TilbakemeldingAnswer,
  type TilbakemeldingEvent,
  type TilbakemeldingState,
  tilbakemeldingStep,
  unanswered,
} from "./tilbakemeldingState.ts";

/** The application around a feedback. */
export interface TilbakemeldingHost {
  /** Delivers an answer that the customer sent on purpose; rejects when that fails, and may then be called again. */
  readonly send: (answer: TilbakemeldingAnswer) => Promise<unknown>;
  /** Is told of every answer: one on purpose when it is delivered, an unsent one when the customer leaves. */
  readonly onAnswer?: ((answer: TilbakemeldingAnswer) => void) | undefined;
}

/** One feedback in progress, framework-free: a customer may leave, and an answer arrive, when nothing is drawn any more. */
export interface TilbakemeldingStore {
  readonly current: () => TilbakemeldingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly happen: (event: TilbakemeldingEvent) => void;
  /** From now on this host is called. */
  readonly setHost: (host: TilbakemeldingHost) => void;
}

/** Starts a feedback. */
export function createTilbakemeldingStore(host: TilbakemeldingHost): TilbakemeldingStore {
  let currentHost = host;
  let state = unanswered;
  const listeners = new Set<() => void>();

  const deliver = async (answer: TilbakemeldingAnswer) => {
    try {
      await currentHost.send(answer);
    } catch {
      // Whose call it was has reported it.
      return happen({ type: "refused" });
    }
    happen({ type: "delivered" });
  };

  function happen(event: TilbakemeldingEvent): void {
    const step = tilbakemeldingStep(state, event);
    state = step.state;
    for (const listener of listeners) listener();
    if (step.effect?.type === "send") void deliver(step.effect.answer);
    if (step.effect?.type === "tell") currentHost.onAnswer?.(step.effect.answer);
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    happen,
    setHost(next) {
      currentHost = next;
    },
  };
}
