import { useEffect, useEffectEvent } from "react";
import { shortcutOf } from "#studio/document/shortcuts.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import type { CommandName } from "./commandTitles.ts";
import type { Commands } from "./createCommands.ts";

/** Offers commands as long as the component is in the page: to their shortcuts, and to the palette. */
export function useCommands(commands: Commands): void {
  const { offeredCommands: offered } = useWorkshop();
  const run = useEffectEvent((name: CommandName) => commands[name]?.());
  const names = (Object.keys(commands) as CommandName[]).filter((name) => commands[name] !== undefined).join(" ");
  useEffect(() => {
    const own = names.split(" ").filter((name) => name !== "") as CommandName[];
    const entries = own.map((name) => [name, () => run(name)] as const);
    offered.set({ ...offered.get(), ...(Object.fromEntries(entries) as Commands) });
    return () => {
      const left = Object.entries(offered.get()).filter(([name]) => !own.some((each) => each === name));
      offered.set(Object.fromEntries(left) as Commands);
    };
  }, [offered, names]);
}

/** The keys of all commands. They run the command of a key that was pressed anywhere, unless a dialog is open. */
export function useShortcutKeys(): void {
  const { offeredCommands, runShortcut } = useWorkshop();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
      if (shortcut === undefined || isInDialog || offeredCommands.get()[shortcut] === undefined) return;
      // Only steps are repeated while their keys are held.
      const isHeld = event.repeat && shortcut !== "undo" && shortcut !== "redo";
      if (isHeld || runShortcut(shortcut)) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [offeredCommands, runShortcut]);
}
