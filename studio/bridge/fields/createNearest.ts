import type { SeenField } from "#studio/document/FieldSource.ts";

type Steps = readonly string[];

/** The parts of a path: a key of a text has several, such as `skall`, `footer`, `email`. Without the environment. */
function stepsOf({ path }: SeenField): Steps {
  const own = path[0] === "environments" ? path.slice(2) : path;
  return own.flatMap((step) => String(step).split("."));
}

const shared = (a: Steps, b: Steps): number => {
  const end = a.findIndex((step, at) => step !== b[at]);
  return end === -1 ? a.length : end;
};

/** Texts of one file share two steps: `texts` and its name. Fields of the brand share one. */
const fewestShared = ([first]: Steps): number => (first === "texts" ? 2 : 1);

/** What a customer's data says is in this element: a text of the portal that says the same is another one. */
const isOfCustomer = (element: Element): boolean => element.closest("bdi") !== null;

/** Parts of a page with texts of their own: what is outside of one says nothing about a text in it. */
const landmarks = "main, nav, header, footer, dialog";

/** The elements around one, the nearest first, as far as they belong to the same part of the page. */
function elementsAround(element: Element): readonly { readonly around: Element; readonly inner: Element }[] {
  const found: { readonly around: Element; readonly inner: Element }[] = [];
  let inner = element;
  while (inner.parentElement !== null && !inner.matches(landmarks)) {
    found.push({ around: inner.parentElement, inner });
    inner = inner.parentElement;
  }
  return found;
}

/** Chooses between fields with the same text. */
export interface Nearest {
  /** Those whose relatives are nearest in the page. All of them, when no relative is there. */
  readonly choose: (element: Element, fields: readonly SeenField[]) => readonly SeenField[];
}

/**
 * A text that several fields have belongs to the one whose relatives are around it: the "E-post" of the footer beside
 * other texts of the footer, not the one of the profile.
 * @param fieldsOf the fields of an element's text
 */
export function createNearest(fieldsOf: (element: Element) => readonly SeenField[]): Nearest {
  /** The paths of the texts in an element that only one field has, without those in `inner`. */
  const relativesIn = (element: Element, inner: Element): readonly Steps[] =>
    [...element.querySelectorAll("*")].flatMap((each) => {
      if (inner.contains(each) || isOfCustomer(each)) return [];
      const fields = fieldsOf(each);
      return fields.length === 1 ? fields.map(stepsOf) : [];
    });
  const chooseText = (element: Element, fields: readonly SeenField[]): readonly SeenField[] => {
    let left = fields;
    for (const { around, inner } of elementsAround(element)) {
      if (left.length < 2) break;
      const relatives = relativesIn(around, inner);
      const scores = left.map((field) => {
        const own = stepsOf(field);
        const most = Math.max(0, ...relatives.map((each) => shared(own, each)));
        return most >= fewestShared(own) ? most : 0;
      });
      const best = Math.max(...scores);
      if (best > 0) left = left.filter((_, index) => scores[index] === best);
    }
    return left;
  };
  /** In the customer's data: only a text of the same file as the texts around it, such as that of a card without a name. */
  const isOfSurroundings = (element: Element, field: SeenField): boolean => {
    const own = stepsOf(field);
    if (own[0] !== "texts") return true;
    for (const { around, inner } of elementsAround(element)) {
      const relatives = relativesIn(around, inner).filter(([first]) => first === "texts");
      if (relatives.length > 0) return relatives.some((each) => shared(own, each) >= fewestShared(own));
    }
    return false;
  };
  return {
    choose(element, fields) {
      const possible = isOfCustomer(element) ? fields.filter((field) => isOfSurroundings(element, field)) : fields;
      return possible.length < 2 ? possible : chooseText(element, possible);
    },
  };
}
