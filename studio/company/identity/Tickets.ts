import { LRUCache } from "lru-cache";
import { digestOf, newKey } from "./secretKey.ts";

/** Opens one host below the studio's, once. */
export interface Ticket {
  readonly host: string;
  /** Where the visitor wanted to go on that host. */
  readonly path: string;
  /** Digest of the session that has asked for it. */
  readonly session: string;
  /** Digest of what the host has put into the browser that wants to open it. */
  readonly browser: string;
}

/** Milliseconds that a ticket is good. It is used as fast as a browser follows a redirect. */
const ticketMs = 30_000;

/** Tickets that were not used yet. */
export class Tickets {
  readonly #now: () => number;
  readonly #tickets = new LRUCache<string, Ticket & { readonly endsAt: number }>({ max: 1000 });

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns its number */
  issue(ticket: Ticket): string {
    const number = newKey();
    this.#tickets.set(digestOf(number), { ...ticket, endsAt: this.#now() + ticketMs });
    return number;
  }

  /** Uses a ticket up, at its host and in its browser or not. */
  take(number: string, host: string, browserKeys: readonly string[]): Ticket | undefined {
    const digest = digestOf(number);
    const ticket = this.#tickets.get(digest);
    this.#tickets.delete(digest);
    if (ticket?.host !== host || this.#now() >= ticket.endsAt) return undefined;
    return browserKeys.some((key) => digestOf(key) === ticket.browser) ? ticket : undefined;
  }
}
