import { useEffect } from "react";
import styled from "styled-components";
import { useStore } from "#ui/store/useStore.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { drawerAnchor, footAnchor } from "../drawer/drawerAnchor.ts";
import { theme } from "#ui/theme/theme.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { Row } from "../parts/layout.ts";

/**
 * Says for a moment that what was tried was not taken, also on the page after the one it was tried on; and what a step
 * of undo has changed, which may be out of sight.
 */
export function LeftOffer() {
  const { said, offer, sayLeftWithPage } = useWorkshop();
  const left = useStore(said);
  // What is tried says so in the same place, and has buttons.
  const isTried = useStore(offer) !== undefined;
  useEffect(() => sayLeftWithPage(), [sayLeftWithPage]);
  if (left === undefined || isTried) return null;
  // A screen reader has heard it.
  return (
    <Said aria-hidden="true">
      <p>{left}</p>
    </Said>
  );
}

/**
 * The box that says what is tried: at the lower edge of the portal, above what is said and chosen below it, or of the
 * window.
 */
export const OfferPanel = styled(Row)`
  position: fixed;
  inset-block-end: 0.75rem;
  inset-inline: 0.75rem;
  z-index: 3;
  width: fit-content;
  max-width: calc(100% - 1.5rem);
  margin-inline: auto;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.dialog};
  font-size: ${theme.font.sizeSm};

  /* In one column what is below the portal scrolls with the form. */
  @media (min-width: ${breakpoints.medium}px) {
    inset-block-end: calc(max(0px, anchor(${footAnchor} top, anchor(${drawerAnchor} top, 0px))) + 0.75rem);
  }

  & > p {
    margin: 0;
    padding-block: 0.375rem;
  }

  & small {
    display: block;
    color: ${theme.color.onWarning};
    font-size: ${theme.font.sizeXs};
  }
`;

const Said = styled(OfferPanel)`
  padding-inline: 1rem;
  pointer-events: none;
`;
