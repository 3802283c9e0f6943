import { useEffect } from "react";
import { companyPlace } from "../companyPlace.ts";
import type { EditSession } from "./createEditSession.ts";

/** How often a page asks what others have written, in ms. */
const pauseMs = 15_000;
/** How often it asks whether another program has changed the files on this machine, in ms. */
const ownPauseMs = 3000;
/** After so long without a key or a pointer nobody is at the page: it asks no more, and the session can end. */
const idleMs = 5 * 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/**
 * Shows what others have written in a document of a proposal, and what another program has written in the files of this
 * machine, as long as somebody sees the page and does something.
 */
export function useFollowing(session: Pick<EditSession, "follow">): void {
  useEffect(() => {
    const place = companyPlace();
    // Brands are only read at home in the studio of a company.
    if (place !== undefined && typeof place.proposal !== "number") return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let lastSign = Date.now();
    let isLate = false;
    const tick = () => {
      isLate = document.visibilityState !== "visible" || Date.now() - lastSign > idleMs;
      if (!isLate) void session.follow();
    };
    const look = () => {
      lastSign = Date.now();
      if (isLate) tick();
    };
    for (const sign of signs) window.addEventListener(sign, look, { capture: true, passive: true, signal });
    // A page that is seen again asks at once (`usePageEvents`).
    document.addEventListener("visibilitychange", () => ([lastSign, isLate] = [Date.now(), false]), { signal });
    const timer = setInterval(tick, place === undefined ? ownPauseMs : pauseMs);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [session]);
}
