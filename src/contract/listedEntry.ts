/** An entry of the gallery, as others list it. */
export interface ListedEntry {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Names of its states, in the order of their addresses. */
  readonly states: readonly string[];
}
