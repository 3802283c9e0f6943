/** An entry of the gallery, as others list it. */
export interface ListedEntry {
  /** The part of its address after `#/`. */
  readonly id: string;
  /** Its title in the gallery, in Norwegian. */
  readonly title: string;
  /** The heading under which it is listed. */
  readonly group: string;
  /** Names of its states, in the order of their addresses. */
  readonly states: readonly string[];
}
