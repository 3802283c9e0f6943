import { attributeOf, type SvgElement } from "./SvgElement.ts";

/** A text without its CSS comments, in time that grows with its length. */
export function withoutComments(css: string): string {
  const [first = "", ...parts] = css.split("/*");
  const afterComments = parts.map((part) => (part.includes("*/") ? part.slice(part.indexOf("*/") + 2) : ""));
  return first + afterComments.join("");
}

/** The ids in every `url(…)` of a text that refers to a part of the image: `url(#a)`, with or without quotes. */
export const referencesIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)#([^"')\s]+)\1\s*\)/gi)].map(([, , id = ""]) => id);

/** A property with its value, as they are written. */
export type Declaration = readonly [property: string, value: string];

/** Declarations of a style attribute or of a rule, in their order. */
export function declarationsOf(css: string): Declaration[] {
  return withoutComments(css)
    .split(";")
    .flatMap((each): Declaration[] => {
      const colon = each.indexOf(":");
      return colon === -1 ? [] : [[each.slice(0, colon).trim().toLowerCase(), each.slice(colon + 1).trim()]];
    });
}

/** A rule of a style sheet. */
export interface StyleRule {
  /** Whether the selectors are single classes, as those of drawing programs: then `matches` is exact. */
  readonly isPlain: boolean;
  /** Whether the rule may apply to an element: never false where it does. */
  readonly matches: (element: SvgElement) => boolean;
  /** What is between its braces. */
  readonly body: string;
}

const everything: Pick<StyleRule, "isPlain" | "matches"> = { isPlain: false, matches: () => true };

/** The part of a selector that says which elements it is about: `b.c` of `a > b.c`. */
const compound = /^(\*|[^\s.#:*>+~()[\]{}|@"'&]+)?((?:[.#][^\s.#:*>+~()[\]{}|@"'&]+)*)$/;

const classesOf = (element: SvgElement): string[] => (attributeOf(element, "class") ?? "").split(/\s+/);

function matcherOf(selector: string): (element: SvgElement) => boolean {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  const [, type = "*", names = ""] = compound.exec(last) ?? [];
  if (last === "" || !compound.test(last)) return () => true;
  const wanted = names.match(/[.#][^.#]+/g) ?? [];
  return (element) =>
    (type === "*" || element.name.toLowerCase() === type.toLowerCase()) &&
    wanted.every((name) =>
      name.startsWith("#") ? attributeOf(element, "id") === name.slice(1) : classesOf(element).includes(name.slice(1)),
    );
}

/**
 * The rules of a style sheet without escapes and at-rules. What is not a list of plain rules is one rule for every
 * element: nobody can hide a reference in a form that is read in another way here than in a browser.
 */
export function styleRulesOf(css: string): StyleRule[] {
  // Whichever begins first, a comment or a text, has the other in it. A text is kept: it can be the address of a url().
  const plain = css.replaceAll(/\/\*[^]*?(?:\*\/|$)|"[^"\n\r\f]*"|'[^'\n\r\f]*'/g, (found) =>
    found.startsWith("/*") ? " " : found.replaceAll(/[{}]/g, ""),
  );
  const isBalanced = !/["']/.test(plain.replaceAll(/"[^"\n\r\f]*"|'[^'\n\r\f]*'/g, ""));
  if (!isBalanced || !/^(?:[^{}]*\{[^{}]*\})*\s*$/.test(plain)) return [{ ...everything, body: css }];
  return [...plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, prelude = "", body = ""]) => {
    const selectors = prelude.split(",");
    const matchers = selectors.map(matcherOf);
    return {
      isPlain: selectors.every((selector) => /^\s*\.[\w-]+\s*$/.test(selector)),
      matches: (element) => matchers.some((matches) => matches(element)),
      body,
    };
  });
}
