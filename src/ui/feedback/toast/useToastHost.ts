import { type Ref, type RefObject, useLayoutEffect, useState } from "react";
import { useSharedRef } from "../../controls/useSharedRef.ts";
import { modalChanges, raisePopover } from "../../overlay/topLayer.ts";

const openDialog = "dialog[open]";

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
      // The uppermost dialog has the focus, if anything has it.
      const home = document.activeElement?.closest(openDialog) ?? document.querySelector(openDialog) ?? document.body;
      if (host.parentElement === home) return;
      home.append(host);
      raisePopover(areaRef.current);
    };
    place();
    const unsubscribe = modalChanges.subscribe(place);
    // A dialog of another library does not say that it opens, but takes the focus. When it closes, or leaves the page,
    // its content has no size any more.
    document.addEventListener("focusin", place);
    const size = new ResizeObserver(place);
    size.observe(host);
    return () => {
      unsubscribe();
      document.removeEventListener("focusin", place);
      size.disconnect();
      host.remove();
    };
  }, [host, areaRef]);
  return { host, areaRef };
}
