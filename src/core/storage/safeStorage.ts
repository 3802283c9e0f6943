/** A storage that answers "nothing there" and "not kept" instead of throwing: switched off, full, or private mode. */
export interface SafeStorage {
  read(key: string): string | undefined;
  /** Gives false when the value was not kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Makes a storage safe. It is asked for at each call, since reaching for it is what throws in some browsers. */
export function safeStorage(find: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): SafeStorage {
  return {
    read(key) {
      try {
        return find().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        find().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        find().removeItem(key);
      } catch {
        // What cannot be reached cannot be kept either.
      }
    },
  };
}

/** The tab's own storage; survives a reload and a trip to the bank and back. */
export const tabStorage = safeStorage(() => window.sessionStorage);
