import { useEffect } from "react";
import { shortcutOf } from "#studio/document/shortcuts.ts";
import { runShortcut } from "./runShortcut.ts";
import { offeredCommands } from "./useCommands.ts";

/** Runs the command of a key that was pressed anywhere in the page, unless a dialog is open. */
function press(event: KeyboardEvent): void {
  const shortcut = shortcutOf(event);
  const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
  if (shortcut === undefined || isInDialog || offeredCommands.get()[shortcut] === undefined) return;
  // Only steps are repeated while their keys are held.
  const isHeld = event.repeat && shortcut !== "undo" && shortcut !== "redo";
  if (isHeld || runShortcut(shortcut)) event.preventDefault();
}

/** The keys of all commands. */
export function useShortcutKeys(): void {
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
