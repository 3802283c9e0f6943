import type { DatabaseSync } from "node:sqlite";
import type { StoredLink, PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import { digestOf, newKey } from "#studio/server/access/secretKey.ts";
import type { Session, Sessions } from "./Sessions.ts";

/** Who opens a host below the studio's. */
export type Visitor =
  | { readonly kind: "person"; readonly session: Session }
  | { readonly kind: "link"; readonly link: StoredLink };

interface HostKeysOptions {
  readonly database: DatabaseSync;
  readonly sessions: Sessions;
  readonly links: Pick<PreviewLinks, "byId">;
  /** The clock; default: the system's. */
  readonly now?: () => number;
}

/** How the key of a link begins, so that somebody with one that has ended is told so. */
const linkMark = "lenke-";

/** Whether one of these keys was given by a link, which may have ended. */
export const isOfLink = (keys: readonly string[]): boolean => keys.some((key) => key.startsWith(linkMark));

/** Keys of one session or link that are kept. More are made only by somebody who throws them away. */
const mostKeys = 1000;

/** The keys of the hosts below the studio's: each opens one host, as long as its session or link lasts. */
export class HostKeys {
  readonly #database: DatabaseSync;
  readonly #sessions: Sessions;
  readonly #links: HostKeysOptions["links"];
  readonly #now: () => number;

  constructor({ database, sessions, links, now = Date.now }: HostKeysOptions) {
    this.#database = database;
    this.#sessions = sessions;
    this.#links = links;
    this.#now = now;
  }

  /** A key of a host, for somebody who has signed in. @param session its digest */
  createForSession(host: string, session: string): string {
    return this.#create(host, "session_digest", session);
  }

  /** A key of a host, for somebody with a link. */
  createForLink(host: string, link: StoredLink): string {
    return this.#create(host, "link_digest", link.id, linkMark);
  }

  /** Who has the first of these keys that opens a host. */
  find(keys: readonly string[], host: string): Visitor | undefined {
    for (const key of keys) {
      const row = this.#database
        .prepare("SELECT session_digest, link_digest FROM host_key WHERE key_digest = ? AND host = ?")
        .get(digestOf(key), host);
      const { session_digest: ofSession, link_digest: ofLink } = row ?? {};
      const session = typeof ofSession === "string" ? this.#sessions.byDigest(ofSession) : undefined;
      if (session !== undefined) return { kind: "person", session };
      const link = typeof ofLink === "string" ? this.#links.byId(ofLink) : undefined;
      if (link !== undefined) return { kind: "link", link };
    }
    return undefined;
  }

  #create(host: string, owner: "session_digest" | "link_digest", digest: string, mark = ""): string {
    const key = mark + newKey();
    this.#database
      .prepare(`INSERT INTO host_key (key_digest, host, ${owner}, created_at) VALUES (?, ?, ?, ?)`)
      .run(digestOf(key), host, digest, this.#now());
    this.#database
      .prepare(
        `DELETE FROM host_key WHERE ${owner} = ?1 AND rowid NOT IN
         (SELECT rowid FROM host_key WHERE ${owner} = ?1 ORDER BY rowid DESC LIMIT ${mostKeys})`,
      )
      .run(digest);
    return key;
  }
}
