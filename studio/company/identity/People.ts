import type { DatabaseSync } from "node:sqlite";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import type { RoleRule } from "../config/CompanyConfig.ts";
import type { GrantedRole } from "../config/grantedRoles.ts";
import type { Identity } from "./Identity.ts";
import type { Grant } from "../config/grantedRoles.ts";
import type { Person } from "./Person.ts";
import { type CommitAuthor, personKey } from "#studio/git/commitWords.ts";
import { mayFor } from "../proposals/mayDo.ts";
import { sees } from "../proposals/Sight.ts";

interface PeopleOptions {
  readonly database: DatabaseSync;
  readonly grantsOf: (identity: Identity) => readonly Grant[];
  readonly rules: readonly RoleRule[];
}

/** The people who have signed in, as they were at their last sign-in, and those whom the configuration names. */
export class People {
  readonly #options: PeopleOptions;

  constructor(options: PeopleOptions) {
    this.#options = options;
  }

  /** Remembers somebody who signs in. */
  remember(identity: Identity, now: number): void {
    this.#options.database
      .prepare(
        `INSERT INTO person (id, identity, seen_at) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET identity = excluded.identity, seen_at = excluded.seen_at`,
      )
      .run(identity.id, JSON.stringify(identity), now);
  }

  /** Everybody who has signed in since the database is there. */
  all(): readonly PersonName[] {
    return this.#known().map(({ id, name }) => ({ id, name }));
  }

  /** The e-mail address of somebody; `""` when it is not known. */
  emailOf({ id }: PersonName): string {
    return this.#identityOf(id)?.email ?? "";
  }

  /** Whether somebody was in one of some groups of the provider at their last sign-in. */
  isMember({ id }: PersonName, groups: readonly string[]): boolean {
    return this.#identityOf(id)?.claims.some((claim) => groups.includes(claim)) ?? false;
  }

  /** Somebody as they were at their last sign-in. Who has never signed in has no role. */
  personOf({ id, name }: PersonName): Person {
    return this.#known().find((person) => person.id === id) ?? { id, name, email: "", grants: [] };
  }

  /** The author of a commit, by what stands for them in git; one that was made without the studio has an address alone. */
  withCommit({ key, email }: CommitAuthor): Person | undefined {
    return this.#known().find((person) =>
      key === undefined ? person.email.toLowerCase() === email.toLowerCase() : personKey(person.id) === key,
    );
  }

  /** Those of some people who may see one of some brands now; what all brands share is everybody's. */
  whoSee(people: readonly PersonName[], brands: readonly string[]): readonly Person[] {
    const ids = new Set(people.map(({ id }) => id));
    return this.#known().filter((person) => ids.has(person.id) && brands.some((id) => sees(person, id)));
  }

  /** Who has a role for all of some brands. Somebody who has never signed in is known by the table of roles alone. */
  withRole(role: GrantedRole, brands: readonly string[]): readonly Person[] {
    const known = this.#known().filter((person) => brands.every((brand) => mayFor(person, role, brand)));
    const addresses = new Set(this.#known().map(({ email }) => email.toLowerCase()));
    const named = this.#options.rules.flatMap(({ people = [] }) => people).filter((email) => !addresses.has(email));
    const others = [...new Set(named)]
      .map((email) => ({ id: email, name: email, email, grants: this.#grantsOfAddress(email) }))
      .filter((person) => brands.every((brand) => mayFor(person, role, brand)));
    return [...known, ...others];
  }

  /** Names of those who have signed in and may save addresses of a brand. */
  addressSetters(brand: string): readonly string[] {
    return this.#known()
      .filter((person) => mayFor(person, "addresses", brand) && mayFor(person, "editor", brand))
      .map(({ name }) => name);
  }

  /** How many of some people have a role for all of some brands now. Two accounts of one address are one person. */
  countWithRole(role: GrantedRole, brands: readonly string[], people: readonly PersonName[]): number {
    const ids = new Set(people.map(({ id }) => id));
    const able = this.#known().filter(
      (person) => ids.has(person.id) && brands.every((brand) => mayFor(person, role, brand)),
    );
    return new Set(able.map(({ id, email }) => email.toLowerCase() || id)).size;
  }

  #identityOf(id: string): Identity | undefined {
    const row = this.#options.database.prepare("SELECT identity FROM person WHERE id = ?").get(id);
    return typeof row?.["identity"] === "string" ? (JSON.parse(row["identity"]) as Identity) : undefined;
  }

  #grantsOfAddress(email: string): readonly Grant[] {
    return this.#options.grantsOf({ id: email, name: email, email, emailVerified: true, claims: [] });
  }

  #known(): readonly Person[] {
    return this.#options.database
      .prepare("SELECT identity FROM person ORDER BY id")
      .all()
      .map((row) => {
        const identity = JSON.parse(String(row["identity"])) as Identity;
        const { id, name, email } = identity;
        return { id, name, email, grants: this.#options.grantsOf(identity) };
      });
  }
}
