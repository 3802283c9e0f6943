import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { openModals } from "../../overlay/openModals.ts";
import { raisePopover } from "../../overlay/raisePopover.ts";

interface ToastHost {
  /** Where to draw toasts: an element of the uppermost modal dialog, else of the page. */
  readonly host: HTMLElement;
  /** For what holds them. */
  readonly areaRef: RefObject<HTMLDivElement | null>;
}

/** Keeps toasts above modal dialogs, and usable: everything outside an open modal is inert (spec: toasts-15). */
export function useToastHost(): ToastHost {
  const [host] = useState(() => document.createElement("div"));
  const areaRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      const home = openModals.uppermost() ?? document.body;
      if (host.parentElement !== home) home.append(host);
      raisePopover(areaRef.current);
    };
    place();
    const unsubscribe = openModals.subscribe(place);
    return () => {
      unsubscribe();
      host.remove();
    };
  }, [host]);
  return { host, areaRef };
}
