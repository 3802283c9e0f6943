import type { Shortcut } from "#studio/document/shortcuts.ts";
import { signKey } from "./signKey.ts";
import { offeredCommands } from "./useCommands.ts";

/** Runs the command of a shortcut. Whether the page has it. */
export function runShortcut(shortcut: Shortcut): boolean {
  const run = offeredCommands.get()[shortcut];
  if (run === undefined || (shortcut === "shortcuts" && !signKey.get())) return false;
  run();
  return true;
}
