import { useEffect } from "react";
import type { EditSession } from "./createEditSession.ts";
import { takeStep } from "./takeStep.ts";

/** Undo and redo from anywhere in the page: Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z. */
export function useUndoKeys(session: EditSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      takeStep(session, key === "y" || event.shiftKey ? "redo" : "undo");
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [session]);
}
