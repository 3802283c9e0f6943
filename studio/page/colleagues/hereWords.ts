import type { PersonHere } from "#studio/document/company/CompanyWire.ts";
import { listInWords } from "../parts/listInWords.ts";
import { text } from "../texts.ts";

/** What is said of somebody who is here too. */
export interface HereLine {
  readonly words: string;
  /** Two people change the same: each has to know of the other. */
  readonly isWarning: boolean;
  /** Another proposal, in which they are. */
  readonly proposal?: number;
}

/** Where the page is that says it. */
interface HerePage {
  readonly proposal: number;
  /** The brand that is changed in the page. Left out: it only shows the proposal. */
  readonly brand?: string | undefined;
  readonly nameOf: (brand: string) => string;
}

/**
 * What is said of the others: one warning of all who change the same brand of the same proposal, then a line for each other
 * person in each proposal, those of the same proposal first.
 */
export function hereLines(people: readonly PersonHere[], page: HerePage): readonly HereLine[] {
  const { proposal, brand, nameOf } = page;
  const groups = [...Map.groupBy(people, ({ by, proposal: theirs }) => `${theirs ?? ""} ${by.id}`).values()];
  const isSame = (group: readonly PersonHere[]) =>
    group.some((each) => each.isEditing && each.proposal === proposal && each.brand === brand);
  const same = groups.filter(isSame).flatMap(([first]) => (first === undefined ? [] : [first.by.name]));
  const lines = groups.filter((group) => !isSame(group)).flatMap((group) => quietLine(group, page));
  const quiet = lines.toSorted((a, b) => Number(a.proposal !== undefined) - Number(b.proposal !== undefined));
  if (same.length === 0 || brand === undefined) return quiet;
  const values = { name: listInWords(same), brand: nameOf(brand) };
  return [{ words: text("here.sameBrand", values), isWarning: true }, ...quiet];
}

/** What is said of somebody who does not change the same: where they are in one proposal. */
function quietLine(group: readonly PersonHere[], { proposal, nameOf }: HerePage): readonly HereLine[] {
  const [first] = group;
  if (first === undefined) return [];
  const { name } = first.by;
  const brandsOf = (some: readonly PersonHere[]) => listInWords(some.map((each) => nameOf(each.brand)));
  if (first.proposal === undefined)
    return [{ words: text("here.hidden", { name, brand: brandsOf(group) }), isWarning: false }];
  if (first.proposal !== proposal) {
    const words = text("here.elsewhere", { name, brand: brandsOf(group), number: first.proposal });
    return [{ words, isWarning: false, proposal: first.proposal }];
  }
  const edited = group.filter(({ isEditing }) => isEditing);
  const words =
    edited.length === 0 ? text("here.looks", { name }) : text("here.edits", { name, brand: brandsOf(edited) });
  return [{ words, isWarning: false }];
}
