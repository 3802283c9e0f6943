import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { companyPlace } from "../companyPlace.ts";
import type { EditSession } from "./createEditSession.ts";

/** How often a page asks what others have written, in ms. */
const pauseMs = 15_000;
/** How often it asks whether another program has changed the files on this machine, in ms. */
const ownPauseMs = 3000;
/** After so long without a key or a pointer nobody is at the page: it asks no more, and the session can end. */
const idleMs = 5 * 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/** Whether nobody has done anything for a while. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let lastSign = Date.now();
    const note = () => {
      lastSign = Date.now();
      setIsIdle(false);
    };
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true, signal });
    document.addEventListener("visibilitychange", note, { signal });
    const timer = setInterval(() => setIsIdle(Date.now() - lastSign > idleMs), ownPauseMs);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return isIdle;
}

/**
 * How a page asks again and again what others have done, as long as somebody sees the page and does something: options of
 * a query. At home in the studio of a company brands are only read, and it is not asked.
 */
export function useFollowed() {
  const place = companyPlace();
  const isIdle = useIsIdle();
  const isOfOthers = place === undefined || typeof place.proposal === "number";
  return { enabled: isOfOthers && !isIdle, refetchInterval: place === undefined ? ownPauseMs : pauseMs } as const;
}

/**
 * Shows what others have written in a document of a proposal, and what another program has written in the files of this
 * machine.
 */
export function useFollowing(session: Pick<EditSession, "follow" | "get">): void {
  useQuery({
    queryKey: ["mark", session.get().document.id],
    queryFn: async () => {
      await session.follow();
      return null;
    },
    ...useFollowed(),
    // Nobody reads the answer: the page is not drawn again for it.
    notifyOnChangeProps: [],
    // It has just been opened. A page that is seen again asks for all of it (`usePageEvents`).
    initialData: null,
    refetchOnMount: false,
  });
}
