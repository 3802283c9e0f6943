/** A storage that never throws: disabled, full or in private mode, it reads nothing and keeps nothing. */
export interface SafeStorage {
  read(key: string): string | undefined;
  /** Returns false when the value was not kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Wraps a storage. It is looked up at each call, because in some browsers the access itself throws. */
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
        // Without access there is nothing to remove.
      }
    },
  };
}

/** The tab's storage. It survives a reload, and a visit to the bank's login and back. */
export const tabStorage = safeStorage(() => window.sessionStorage);
