import { type Ref, type RefObject, useLayoutEffect } from "react";
import { useSharedRef } from "../controls/useSharedRef.ts";
import { modalChanges } from "./topLayer.ts";

/**
 * Shows a `<dialog>` as a modal while it is mounted: the rest of the page is inert, focus goes to the dialog itself (or
 * to the element with `autofocus` in it) and back to where it was when it is unmounted.
 */
export function useModal(hostRef?: Ref<HTMLDialogElement>): RefObject<HTMLDialogElement | null> {
  const ref = useSharedRef(hostRef);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    const show = () => {
      dialog.showModal();
      dialog.focus({ preventScroll: true });
    };
    // Some browsers close a dialog on a second Escape even if the page prevents it. A mounted dialog has to be open.
    const reopen = () => {
      if (dialog.isConnected && !dialog.open) show();
    };
    show();
    modalChanges.set(undefined);
    dialog.addEventListener("close", reopen);
    return () => {
      dialog.removeEventListener("close", reopen);
      // A caret in the dialog goes with it, and Chromium gives none to the field that gets the focus: nothing could be typed.
      const selection = getSelection();
      if (dialog.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges();
      dialog.close();
      modalChanges.set(undefined);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [ref]);
  return ref;
}
