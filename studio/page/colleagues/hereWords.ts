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

/** What is said of the others: a line for each person in each proposal, those of the same proposal first. */
export function hereLines(people: readonly PersonHere[], { proposal, brand, nameOf }: HerePage): readonly HereLine[] {
  const groups = Map.groupBy(people, ({ by, proposal: theirs }) => `${theirs ?? ""} ${by.id}`);
  const lines = [...groups.values()].flatMap((group): HereLine[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { name } = first.by;
    const brandsOf = (some: readonly PersonHere[]) => listInWords(some.map((each) => nameOf(each.brand)));
    if (first.proposal !== proposal) {
      const values = { name, brand: brandsOf(group) };
      return first.proposal === undefined
        ? [{ words: text("here.hidden", values), isWarning: false }]
        : [
            {
              words: text("here.elsewhere", { ...values, number: first.proposal }),
              isWarning: false,
              proposal: first.proposal,
            },
          ];
    }
    const edited = group.filter(({ isEditing }) => isEditing);
    if (edited.length === 0) return [{ words: text("here.looks", { name }), isWarning: false }];
    const isSame = edited.some((each) => each.brand === brand);
    const values = { name, brand: isSame && brand !== undefined ? nameOf(brand) : brandsOf(edited) };
    return [{ words: text(isSame ? "here.sameBrand" : "here.edits", values), isWarning: isSame }];
  });
  const weight = ({ isWarning, proposal: other }: HereLine) => (isWarning ? 0 : other === undefined ? 1 : 2);
  return lines.toSorted((a, b) => weight(a) - weight(b));
}
