import { baseId } from "#studio/document/StudioDocument.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import { may, type Person } from "../identity/Person.ts";
import type { Viewer } from "../identity/Viewer.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import type { SeenBrands } from "../records/proposals/proposalsFound.ts";

/** How much somebody may see: of the proposals, and of what people have written. */
export interface Sight extends SeenBrands {
  readonly person: Person;
  /** Whether a text names a brand that they may not see. */
  readonly namesHidden: (text: string) => boolean;
}

/** What somebody may see now. @param main the main branch */
export async function sightOf(person: Person, main: (viewer: Viewer) => Promise<Workshop>): Promise<Sight> {
  const seen = await main({ kind: "person", person });
  let search: ((text: string) => boolean) | undefined;
  return {
    person,
    personId: person.id,
    brands: seen.brands.names(),
    seesAll: person.grants.some(({ brands }) => brands === "all"),
    // Most answers have no such text, and the search is made from all brands.
    namesHidden: (text) => (search ??= seen.brands.namesHidden())(text),
  };
}

/** Shared values are everybody's; a brand is there for those who may see it. */
export const sees = (person: Person, brand: string): boolean => brand === baseId || may(person, "reader", brand);

/** Whether a text that somebody has written of a proposal names a brand that the reader may not see. */
export function isHiddenText(
  { person, namesHidden }: Pick<Sight, "person" | "namesHidden">,
  { brands }: Pick<ProposalRecord, "brands">,
  text: string,
): boolean {
  const lower = text.toLocaleLowerCase("nb");
  // A new brand is on no main branch yet.
  return namesHidden(text) || brands.some((brand) => !sees(person, brand) && lower.includes(brand));
}
