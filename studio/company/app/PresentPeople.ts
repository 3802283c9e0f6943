import type { PersonName } from "#studio/document/company/CompanyWire.ts";

/** Where somebody is: a brand, or what all brands share, in a proposal. */
export interface Presence {
  readonly by: PersonName;
  readonly brand: string;
  readonly proposal: number;
  /** Whether they can change the brand there. Otherwise they look at it. */
  readonly isEditing: boolean;
}

/** A page says that it is open four times in this time, in ms: somebody who has left is gone within a minute. */
const stayMs = 40_000;

/**
 * Who is where now, as their pages have said. It is about people: two tabs of one person are one. It is not stored: after
 * a restart of the server the pages say it again.
 */
export class PresentPeople {
  readonly #now: () => number;
  readonly #seen = new Map<string, { readonly presence: Presence; readonly until: number }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Notes that somebody is somewhere. */
  note(presence: Presence): void {
    const key = JSON.stringify([presence.by.id, presence.proposal, presence.brand]);
    const known = this.#current().get(key)?.presence;
    // One tab of a person edits while another one looks.
    const isEditing = presence.isEditing || known?.isEditing === true;
    this.#seen.delete(key);
    this.#seen.set(key, { presence: { ...presence, isEditing }, until: this.#now() + stayMs });
  }

  /** Where the others are. */
  others(personId: string): readonly Presence[] {
    return [...this.#current().values()].map(({ presence }) => presence).filter(({ by }) => by.id !== personId);
  }

  /** What is still true; the rest is forgotten. */
  #current() {
    const now = this.#now();
    for (const [key, { until }] of this.#seen) if (until <= now || until > now + stayMs) this.#seen.delete(key);
    return this.#seen;
  }
}
