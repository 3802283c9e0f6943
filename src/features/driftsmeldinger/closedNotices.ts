import { type SafeStorage, tabStorage } from "#core/storage/safeStorage.ts";

const key = "portal-closed-notices";
/** A tab remembers the last ones. */
const most = 50;

/** Ids of the notices that the customer has closed in this tab. */
export function closedNotices(storage: SafeStorage = tabStorage): readonly string[] {
  return storage.read(key)?.split(" ") ?? [];
}

/** Remembers that the customer has closed a notice. Returns all of them. */
export function closeNotice(id: string, storage: SafeStorage = tabStorage): readonly string[] {
  const closed = [...closedNotices(storage).filter((each) => each !== id), id].slice(-most);
  storage.write(key, closed.join(" "));
  return closed;
}
