import { useEffect, useEffectEvent, useRef } from "react";
import type { Offer } from "./createOffers.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/**
 * Offers what is chosen in a part of the page, for as long as that part is there.
 * @param chosen undefined: nothing is tried. The same object as long as the same is tried
 * @param onEnd it was taken or left, or something else is tried
 */
export function useOffer(chosen: Offer | undefined, onEnd: () => void): void {
  const { leaveOffer, offer } = useWorkshop();
  const own = useRef<Offer>(undefined);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const before = own.current;
    own.current = chosen;
    if (chosen !== undefined || (before !== undefined && offer.get() === before)) offer.set(chosen);
  }, [chosen, offer]);
  useEffect(() => {
    const end = offer.subscribe((now) => {
      if (own.current === undefined || now === own.current) return;
      own.current = undefined;
      ended();
    });
    return () => {
      end();
      if (own.current !== undefined && offer.get() === own.current) leaveOffer();
    };
  }, [offer, leaveOffer]);
}
