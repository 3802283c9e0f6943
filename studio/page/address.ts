/** What the pages of the studio keep in their addresses, by the names there. */
type AddressName =
  // A brand: its field, its changes, its environment and language, and a comment at a part of its portal.
  | "felt"
  | "kommentar"
  | "miljo"
  | "sprak"
  | "vis"
  // A preview.
  | "bredde"
  | "dag"
  | "kontrast"
  | "kunde"
  | "side"
  | "stor"
  | "tilstand"
  | "utseende"
  | "ved"
  | "vei"
  // Two brands that are compared; the brands that the edited base reaches.
  | "a"
  | "b"
  | "felles"
  // A list of proposals.
  | "liste"
  | "sok";

/** What is written into an address. Undefined: it is left out. */
export type AddressChanges = Readonly<Partial<Record<AddressName, string | undefined>>>;

/** What an address has. @param search its query; left out: that of the page */
export const readAddress = (search = window.location.search): Readonly<Partial<Record<AddressName, string>>> =>
  Object.fromEntries(new URLSearchParams(search));

/** The query of an address, with changes in it. Other parameters stay. */
export function searchWith(changes: AddressChanges, before = ""): string {
  const query = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** Writes what was chosen into the address of the page, where a reload finds it. */
export function keepInAddress(changes: AddressChanges): void {
  const { pathname, search, hash } = window.location;
  const next = searchWith(changes, search);
  if (next !== search) window.history.replaceState(window.history.state, "", pathname + next + hash);
}
