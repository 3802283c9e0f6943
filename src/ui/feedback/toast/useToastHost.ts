import { type Ref, type RefObject, useLayoutEffect, useState } from "react";
import { useSharedRef } from "../../controls/useSharedRef.ts";
import { openModals } from "../../overlay/openModals.ts";
import { raisePopover } from "../../overlay/raisePopover.ts";

interface ToastHost {
  /** Where to draw toasts: an element of the uppermost modal dialog, else of the page. */
  readonly host: HTMLElement;
  /** For what holds them. */
  readonly areaRef: RefObject<HTMLDivElement | null>;
}

/** Keeps toasts above modal dialogs, and usable: everything outside an open modal is inert (spec: toasts-15). */
export function useToastHost(ref: Ref<HTMLDivElement> | undefined): ToastHost {
  const [host] = useState(() => document.createElement("div"));
  const areaRef = useSharedRef(ref);

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
  }, [host, areaRef]);
  return { host, areaRef };
}
