import { type Shortcut, shortcutOf } from "#studio/document/shortcuts.ts";

/**
 * Takes the shortcuts of the studio that are pressed in the page. A text that is edited in its place keeps its keys
 * (`createTextEditing.ts`), and a field of the page its own undo.
 */
export function passShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  window.addEventListener("keydown", (event) => {
    const shortcut = shortcutOf(event, true);
    if (shortcut === undefined) return;
    event.preventDefault();
    if (!event.repeat) onShortcut(shortcut);
  });
}
