import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Where the page stood when it was left, by the history entry's key. */
const scrollByEntry = new Map<string, number>();

/**
 * What happens when a page has come: its title is set, focus goes to its heading (not on the first page of the visit: there the browser's own
 * order holds), and it is scrolled to the place that the address names, to where it stood on the way back, or to its top.
 * Call it inside the page's Suspense boundary, so that it waits for the page's code.
 * @param title The document's title.
 */
export function usePageArrival(title: string): void {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef("");

  useEffect(() => {
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
    focusHeading();
    window.scrollTo(0, navigation === "POP" ? (scrollByEntry.get(key) ?? 0) : 0);
  }, [key, hash, navigation]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A hash that is no text is no target. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
