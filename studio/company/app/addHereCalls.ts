import type { Context } from "hono";
import type { StudioCall } from "#studio/document/addresses/studioCalls.ts";
import { baseId } from "#studio/document/baseId.ts";
import type { PersonHere } from "#studio/document/company/CompanyWire.ts";
import { isObject } from "#contract/isObject.ts";
import { BadRequestError } from "#studio/server/calls/requestBodies.ts";
import type { CompanyEnv } from "../identity/CompanyAccess.ts";
import { may, type Person } from "../identity/Person.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { mayDo, mayFor } from "./mayDo.ts";
import { type Presence, PresentPeople } from "./PresentPeople.ts";

type CompanyContext = Context<CompanyEnv>;

interface HereCallsOptions {
  readonly on: (call: StudioCall, answer: (c: CompanyContext) => Promise<Response>) => void;
  readonly personOf: (c: CompanyContext) => Person;
  /** The proposal of a call. Throws when it does not exist for whoever asks. */
  readonly recordOf: (c: CompanyContext) => Promise<ProposalRecord>;
  /** Whether a proposal exists for whoever asks. */
  readonly isSeen: (c: CompanyContext, number: number) => Promise<boolean>;
  readonly now: () => number;
}

/** So many brands are asked for at once. */
const mostBrands = 50;

/** What all brands share is everybody's. */
const sees = (person: Person, brand: string): boolean => brand === baseId || may(person, "reader", brand);

/**
 * Adds the call by which a page says where its person is, and gets where the others are. Each sees the people in the
 * brands that they may see, and the number of a proposal that they may see. Nothing is said about roles.
 */
export function addHereCalls({ on, personOf, recordOf, isSeen, now }: HereCallsOptions): void {
  const present = new PresentPeople(now);
  on("POST /company/proposals/:number/here", async (c) => {
    const [person, record] = [personOf(c), await recordOf(c)];
    const body: unknown = await c.req.json().catch(() => undefined);
    const asked = isObject(body) ? body["brands"] : undefined;
    if (!isObject(body) || !Array.isArray(asked) || asked.length > mostBrands) throw new BadRequestError("brands");
    // Of a brand that does not exist for them nothing is noted, and nobody is found in it.
    const brands = asked.filter((brand): brand is string => typeof brand === "string" && sees(person, brand));
    const { number } = record;
    const canEdit = body["isEditing"] === true && mayDo(person, record, false).includes("edit");
    const by = { id: person.id, name: person.name };
    for (const brand of brands)
      present.note({ by, brand, proposal: number, isEditing: canEdit && mayFor(person, "editor", brand) });
    const isNear = ({ brand, proposal }: Presence) => brands.includes(brand) || proposal === number;
    const others = present.others(person.id).filter((each) => isNear(each) && sees(person, each.brand));
    const answer = others.map(async ({ proposal, ...each }): Promise<PersonHere> => {
      return (await isSeen(c, proposal)) ? { ...each, proposal } : each;
    });
    return c.json(await Promise.all(answer));
  });
}
