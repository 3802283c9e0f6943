import { useEffect, useEffectEvent } from "react";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import type { CommandName } from "./commandTitles.ts";

/** What commands do. A command that is left out is not there. */
export type Commands = Partial<Readonly<Record<CommandName, (() => void) | undefined>>>;

const offered = createStore<Commands>({});

/** The commands that the page has now. */
export const offeredCommands: ReadableStore<Commands> = offered;

/** Offers commands as long as the component is in the page: to their shortcuts, and to the palette. */
export function useCommands(commands: Commands): void {
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
  }, [names]);
}
