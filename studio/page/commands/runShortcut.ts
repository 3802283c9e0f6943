import { type Shortcut, shortcutOf } from "#studio/document/shortcuts.ts";
import { signKey } from "./signKey.ts";
import { offeredCommands } from "./useCommands.ts";
import { useEffect } from "react";

/** Runs the command of a shortcut. Whether the page has it. */
export function runShortcut(shortcut: Shortcut): boolean {
  const run = offeredCommands.get()[shortcut];
  if (run === undefined || (shortcut === "shortcuts" && !signKey.get())) return false;
  run();
  return true;
}

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
