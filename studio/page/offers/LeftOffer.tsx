import { useEffect } from "react";
import styled from "styled-components";
import { useStore } from "#ui/store/useStore.ts";
import { text } from "../texts.ts";
import { OfferPanel } from "./OfferPanel.ts";
import { leftOffer, sayLeftWithPage } from "./offer.ts";

/** Says for a moment that what was tried was not taken, also on the page after the one it was tried on. */
export function LeftOffer() {
  const left = useStore(leftOffer);
  useEffect(() => sayLeftWithPage(), []);
  if (left === undefined) return null;
  // A screen reader has heard it.
  return (
    <Said aria-hidden="true">
      <p>{text("offer.left", { name: left })}</p>
    </Said>
  );
}

const Said = styled(OfferPanel)`
  padding-inline: 1rem;
  pointer-events: none;
`;
