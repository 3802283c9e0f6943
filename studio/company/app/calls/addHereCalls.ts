import type { PersonHere, PersonName } from "#studio/document/company/CompanyWire.ts";
import { BadRequestError } from "#studio/server/calls/requestBodies.ts";
import { mayDo, mayFor } from "../mayDo.ts";
import { sees } from "../Sight.ts";
import type { CompanyCalls } from "./CompanyCalls.ts";
import { bodyOf, personOf } from "./companyRequests.ts";

/** Where somebody is: a brand, or what all brands share, in a proposal. */
interface Presence {
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
class PresentPeople {
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

/** So many brands are asked for at once. */
const mostBrands = 50;

/**
 * The call by which a page says where its person is, and gets where the others are. Each sees the people in the brands
 * that they may see, and the number of a proposal that they may see. Nothing is said about roles.
 */
export function addHereCalls(calls: CompanyCalls): void {
  const { records } = calls.options;
  const present = new PresentPeople(calls.now);

  calls.on("POST /company/proposals/:number/here", async (c) => {
    const [person, record, body] = [personOf(c), await calls.recordOf(c), await bodyOf(c)];
    const asked = body["brands"];
    if (!Array.isArray(asked) || asked.length > mostBrands) throw new BadRequestError("brands");
    // Of a brand that does not exist for them nothing is noted, and nobody is found in it.
    const brands = asked.filter((brand): brand is string => typeof brand === "string" && sees(person, brand));
    const { number } = record;
    const canEdit = body["isEditing"] === true && mayDo(person, record, false).includes("edit");
    const by = { id: person.id, name: person.name };
    for (const brand of brands)
      present.note({ by, brand, proposal: number, isEditing: canEdit && mayFor(person, "editor", brand) });
    const isNear = ({ brand, proposal }: Presence) => brands.includes(brand) || proposal === number;
    const others = present.others(person.id).filter((each) => isNear(each) && sees(person, each.brand));
    const sight = await calls.sightOf(c);
    const people = others.map(({ proposal, ...each }): PersonHere => {
      return records.read(proposal, sight) === undefined ? each : { ...each, proposal };
    });
    return c.json(people);
  });
}
