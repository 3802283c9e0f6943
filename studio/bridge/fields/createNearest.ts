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

/** Whether an element shows the customer's data. A text of the portal with the same words is another text. */
const isOfCustomer = (element: Element): boolean => element.closest("bdi") !== null;

/** Parts of a page with texts of their own: texts outside of a part say nothing about a text inside it. */
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
  /** The fields whose relatives are nearest in the page. All fields, when the page has no relative of them. */
  readonly choose: (element: Element, fields: readonly SeenField[]) => readonly SeenField[];
}

/**
 * When several fields have the same text, the field whose relatives are around the text has made it. Beside other texts
 * of the footer, "E-post" is the footer's text, not the profile's.
 * @param fieldsOf the fields of an element's text
 */
export function createNearest(fieldsOf: (element: Element) => readonly SeenField[]): Nearest {
  /** The paths of an element's texts that exactly one field has. Texts in `inner` are left out. */
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
  /** In the customer's data, only a text of the same file as the texts around it: for example of a card without a name. */
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
