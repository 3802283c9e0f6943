import { type FoundPart, isSamePage, mostOfWords, type PagePart } from "#studio/document/company/PagePart.ts";
import { nameOf } from "./createFieldFinder.ts";

/** What an element says, without characters that have no shape, such as soft hyphens. */
const wordsOf = (element: Element): string => {
  const words = nameOf(element).replaceAll(/\p{Cf}/gu, "");
  return words === element.tagName ? "" : words.slice(0, mostOfWords).trim();
};

/** A step to an element from the one around it. */
function stepTo(element: Element): string {
  const { localName, parentElement } = element;
  const same = [...(parentElement?.children ?? [])].filter((each) => each.localName === localName);
  return same.length < 2 ? localName : `${localName}:nth-of-type(${same.indexOf(element) + 1})`;
}

/** A part of the page, as it can be found again. Ids and classes are made by programs: they are no names that stay. */
export function partOf(element: Element, { pathname }: Pick<Location, "pathname"> = window.location): PagePart {
  const steps: string[] = [];
  let at: Element | null = element;
  while (at !== null && at !== document.body && at !== document.documentElement) {
    steps.unshift(stepTo(at));
    at = at.parentElement;
  }
  return { page: pathname, element: ["body", ...steps].join(" > "), words: wordsOf(element) };
}

/** The element at the end of a path; undefined when there is none, or the path is none. */
function elementOfPath(path: string): Element | undefined {
  try {
    return document.querySelector(path) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The innermost element that says something, when there is one alone. */
function elementWith(words: string, name: string): Element | undefined {
  if (words === "") return undefined;
  const all = [...document.body.querySelectorAll(name)].filter((each) => wordsOf(each) === words);
  const inner = all.filter((each) => !all.some((other) => other !== each && each.contains(other)));
  return inner.length === 1 ? inner[0] : undefined;
}

/** Finds a part of a page again: where it was, else by what it says. */
export function findPart(
  { page, element: path, words }: PagePart,
  { pathname }: Pick<Location, "pathname"> = window.location,
): { readonly element: Element | undefined; readonly found: FoundPart } {
  if (!isSamePage(page, pathname)) return { element: undefined, found: "missing" };
  const there = elementOfPath(path);
  if (there !== undefined && wordsOf(there) === words) return { element: there, found: "found" };
  const name = /([a-z][a-z0-9-]*)(?::nth-of-type\(\d+\))?$/.exec(path)?.[1] ?? "*";
  const moved = elementWith(words, name);
  if (moved !== undefined) return { element: moved, found: "found" };
  return there === undefined ? { element: undefined, found: "missing" } : { element: there, found: "changed" };
}
