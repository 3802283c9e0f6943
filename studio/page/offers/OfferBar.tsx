import { type FocusEvent, useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { useStore } from "#ui/store/useStore.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { text } from "../texts.ts";
import { OfferPanel } from "./LeftOffer.tsx";
import { useWorkshop } from "../state/useWorkshop.ts";

/** Ctrl+Enter takes what is tried, and Escape leaves it, from anywhere in the page. */
function useOfferKeys(session: EditSession): void {
  const { leaveOffer, offer, takeOffer } = useWorkshop();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isInDialog = target instanceof Element && target.closest("dialog") !== null;
      if (offer.get() === undefined || event.defaultPrevented || isInDialog) return;
      const isTaken = key === "Enter" && (event.ctrlKey || event.metaKey);
      if (!isTaken && key !== "Escape") return;
      event.preventDefault();
      if (isTaken) takeOffer(session);
      else leaveOffer();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [session, offer, takeOffer, leaveOffer]);
}

/** Above the portal: what is tried in it, with the ways to take it and to leave it. */
export function OfferBar({ session }: { readonly session: EditSession }) {
  const { leaveOffer, offer, offeredPreview, takeOffer } = useWorkshop();
  const tried = useStore(offer);
  const preview = useStore(offeredPreview)?.preview;
  const before = useRef<Element | null>(null);
  const afterCommit = useAfterCommit();
  useOfferKeys(session);
  // The bar goes with the press: the focus is again where it was in the choice.
  const andReturn = (end: () => void) => () => {
    end();
    const { current } = before;
    afterCommit(() => current instanceof HTMLElement && current.focus());
  };
  const keepFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const title = tried && text("offer.trying", { name: tried.name });
  const isUnseen = tried !== undefined && preview?.status === "outdated";
  return (
    <>
      <VisuallyHidden role="status">
        {title}
        {title !== undefined && text(isUnseen ? "offer.unseen" : "offer.keys")}
      </VisuallyHidden>
      {tried !== undefined && (
        <Bar role="group" aria-label={title} onFocus={keepFocus}>
          <p>
            {text("offer.try")} <strong>{tried.name}</strong>
            {isUnseen && <small>{text("offer.unseen")}</small>}
          </p>
          {tried.isPointed !== true && (
            <>
              <Button variant="primary" aria-keyshortcuts="Control+Enter" onClick={andReturn(() => takeOffer(session))}>
                {text("offer.take")}
              </Button>
              <Button variant="secondary" aria-keyshortcuts="Escape" onClick={andReturn(leaveOffer)}>
                {text("offer.leave")}
              </Button>
            </>
          )}
        </Bar>
      )}
    </>
  );
}

/* Over the lower edge of the portal: nothing moves when it comes. Where the page scrolls, it stays in the window. */
const Bar = styled(OfferPanel)`
  & > p {
    padding-inline-end: 0.5rem;
  }

  @media (min-width: ${breakpoints.medium}px) {
    position: absolute;
    inset-block-end: 3rem;
  }
`;
