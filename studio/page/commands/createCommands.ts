import type { Shortcut } from "#studio/document/shortcuts.ts";
import { createStore, type ReadableStore, type Store } from "#ui/store/createStore.ts";
import type { CommandName } from "./commandTitles.ts";

/** What commands do. A command that is left out is not there. */
export type Commands = Partial<Readonly<Record<CommandName, (() => void) | undefined>>>;

/** The commands of a page. */
export interface OfferedCommands {
  /** The commands that the page has now. Parts of it offer them with `useCommands`. */
  readonly offeredCommands: Store<Commands>;
  /** Runs the command of a shortcut. Whether the page has it. */
  readonly runShortcut: (shortcut: Shortcut) => boolean;
  /**
   * Whether `?` alone opens the list of shortcuts. Somebody who speaks to the machine, or presses keys by accident, can
   * turn it off.
   */
  readonly signKey: ReadableStore<boolean>;
  /** Turns `?` on or off; it is remembered on this machine. */
  readonly setSignKey: (isOn: boolean) => void;
}

const storageKey = "studio-sign-key-off";

/** A page without commands. */
export function createCommands(): OfferedCommands {
  const offered = createStore<Commands>({});
  const signKey = createStore(localStorage.getItem(storageKey) === null);
  return {
    offeredCommands: offered,
    runShortcut(shortcut) {
      const run = offered.get()[shortcut];
      if (run === undefined || (shortcut === "shortcuts" && !signKey.get())) return false;
      run();
      return true;
    },
    signKey,
    setSignKey(isOn) {
      signKey.set(isOn);
      if (isOn) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "1");
    },
  };
}
