import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteTilbudMutation } from "#api/deleteTilbud.ts";
import { useWrite } from "#core/query/useWrite.ts";
import { announcements } from "#ui/feedback/announcements.ts";

/** The state of the removal of an offer (spec: tilbud-20, tilbud-21, tilbud-22). */
export type FjerningStatus = "closed" | "asking" | "deleting" | "failed";

/** The removal of one offer, and its focus targets. */
export interface FjernTilbud {
  readonly status: FjerningStatus;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  /** For the card's element. */
  readonly card: RefObject<HTMLDivElement | null>;
  /** For the 'Fjern tilbud' button; gets focus back after 'Nei, behold tilbudet'. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** For the heading of the confirm view; give it `tabIndex={-1}`. */
  readonly question: RefObject<HTMLHeadingElement | null>;
}

interface Removable {
  readonly policyNumber: string | undefined;
  /** The offer's name in the announcement of its removal. */
  readonly name: string;
  /** The page's title: gets focus when there is no next card. */
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** Removes an offer after a question. Then focus goes to the next card or the page's title (spec: tilbud-26). */
export function useFjernTilbud({ policyNumber, name, title }: Removable): FjernTilbud {
  const { t } = useTranslation("tilbud");
  const [status, setStatus] = useState<FjerningStatus>("closed");
  const card = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLHeadingElement>(null);

  const mutation = deleteTilbudMutation();
  const remove = useWrite({
    ...mutation,
    // On the mutation and not on the press: announced also when the card was unmounted for another reason.
    onSuccess(...answer) {
      leaveCard(card.current, title.current);
      announcements.announce(t("fjern.removed", { name }));
      return mutation.onSuccess?.(...answer);
    },
    onError() {
      // The message says it; the deletion is over.
      announcements.announce("");
      setStatus("failed");
    },
  });

  // Between the card and its confirm view the pressed button is removed; focus moves to the new content.
  const hasSwitched = useRef(false);
  useLayoutEffect(() => {
    if (!hasSwitched.current) return;
    hasSwitched.current = false;
    (status === "closed" ? opener : question).current?.focus();
  }, [status]);

  const switchTo = (next: "closed" | "asking") => {
    hasSwitched.current = true;
    setStatus(next);
  };
  return {
    status,
    card,
    opener,
    question,
    ask: () => switchTo("asking"),
    cancel: () => switchTo("closed"),
    confirm() {
      if (policyNumber === undefined || status === "deleting") return;
      setStatus("deleting");
      announcements.announce(t("fjern.deleting"));
      remove.mutate(policyNumber);
    },
  };
}

/** Moves the focus away from the card before the card is removed. Focus outside the card stays. */
function leaveCard(card: HTMLElement | null, title: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement !== document.body && card?.contains(activeElement) !== true) return;
  const next = card?.closest("li")?.nextElementSibling?.querySelector<HTMLElement>("h2");
  (next ?? title)?.focus();
}
