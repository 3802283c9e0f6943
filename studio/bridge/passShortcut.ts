import { type Shortcut, shortcutOf } from "#studio/document/shortcuts.ts";

/**
 * Takes a shortcut of the studio that is pressed in the page. A text that is edited in its place keeps its keys
 * (`createTextEditing.ts`), and a field of the page its own undo.
 */
export function passShortcut(event: KeyboardEvent, onShortcut: (shortcut: Shortcut) => void): void {
  const shortcut = shortcutOf(event, true);
  if (shortcut === undefined) return;
  event.preventDefault();
  if (!event.repeat) onShortcut(shortcut);
}
