import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { onForget } from "#core/session/onForget.ts";
import { focusHeading } from "./focusHeading.ts";

/** Scroll position of a page when it was left, by the key of the history entry. */
const scrollByEntry = new Map<string, number>();
onForget(() => scrollByEntry.clear());

/**
 * When a page is shown: sets its title, moves the focus to its heading (not on the first page of the visit, where the
 * browser's own order holds, and not out of an open menu), and scrolls to the place that the address names, to the former position on the way back,
 * or to the top. Call it inside the page's Suspense boundary, so that it waits for the page's code.
 * @param title The document's title.
 */
export function usePageArrival(title: string): void {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef("");

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const remember = () => scrollByEntry.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    const target = hash === "" ? null : document.getElementById(decodeHash(hash));
    if (target !== null) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
      return;
    }
    // The router's key of the entry that the visit began with.
    if (key === "default") return;
    // The page can come late: a menu that was opened meanwhile would close under the customer's hand.
    if (document.activeElement?.closest('[role="menu"]')) return;
    focusHeading();
    window.scrollTo(0, navigation === "POP" ? (scrollByEntry.get(key) ?? 0) : 0);
  }, [key, hash, navigation]);
}

/** Decodes a hash; one that cannot be decoded names no place. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
