/** The keys of each shortcut. `Mod` is ⌘ on a Mac, and Ctrl elsewhere. */
const keys = {
  palette: ["Mod+K"],
  shortcuts: ["?"],
  save: ["Mod+S"],
  undo: ["Mod+Z"],
  redo: ["Mod+Y", "Mod+Shift+Z"],
  comment: ["Mod+Alt+M"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A command with keys that work on the whole page of the studio, and in its previews. */
export type Shortcut = keyof typeof keys;

export const isShortcut = (name: string): name is Shortcut => name in keys;

const isMac = (): boolean => navigator.userAgent.includes("Macintosh");

/** The keys of a shortcut on this machine, the usual ones first. A Mac has ⌘Y for the browser's history. */
export const keysOf = (shortcut: Shortcut): readonly string[] =>
  keys[shortcut].filter((each) => !isMac() || each !== "Mod+Y");

/** Keys as they are on the keyboard of this machine: `["Ctrl", "K"]`, or `["⌘", "K"]`. */
export function keyNames(combination: string): readonly string[] {
  const names: Readonly<Record<string, string>> = isMac() ? { Mod: "⌘", Shift: "⇧", Alt: "⌥" } : { Mod: "Ctrl" };
  return combination.split("+").map((key) => names[key] ?? key);
}

/** Whether an element takes keys as text, so that somebody may be writing in it. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]") !==
    null;

/** What a shortcut needs to know of a pressed key. */
type PressedKey = Pick<
  KeyboardEvent,
  | "altKey"
  | "code"
  | "ctrlKey"
  | "getModifierState"
  | "defaultPrevented"
  | "isComposing"
  | "key"
  | "metaKey"
  | "shiftKey"
  | "target"
>;

/**
 * The shortcut of a pressed key; undefined: it is none, or the key is meant for a field.
 * @param hasOwnUndo whether fields take back what was written in them themselves
 */
export function shortcutOf(event: PressedKey, hasOwnUndo = false): Shortcut | undefined {
  // With AltGr somebody writes a sign.
  if (event.defaultPrevented || event.isComposing || event.getModifierState("AltGraph")) return undefined;
  const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const [isMod, isOther] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (isOther || (altKey && !isMod)) return undefined;
  // Alt makes another sign of a letter on some keyboards.
  const key = altKey ? code.replace(/^Key/, "") : event.key;
  // Of a sign, the Shift that it needs on some keyboards is not part.
  const pressed = isMod
    ? ["Mod", ...(altKey ? ["Alt"] : []), ...(shiftKey ? ["Shift"] : []), key.toUpperCase()].join("+")
    : key;
  const found = (Object.keys(keys) as Shortcut[]).find((name) => keysOf(name).includes(pressed));
  if (found === undefined || !isField(event.target)) return found;
  const isOfField = !isMod || (hasOwnUndo && (found === "undo" || found === "redo"));
  return isOfField ? undefined : found;
}
