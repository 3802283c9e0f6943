import type { MessageId } from "#scripts/brands/messages/catalogue.ts";
import { allowedFunctions } from "./svgNames.ts";

/** The messages about styles. */
export type CssProblem = Extract<
  MessageId,
  "unsafe-svg/escape" | "unsafe-svg/import" | "unsafe-svg/style" | "unsafe-svg/url"
>;

/** A text without its CSS comments, in time that grows with its length. */
function withoutComments(css: string): string {
  const [first = "", ...parts] = css.split("/*");
  const afterComments = parts.map((part) => (part.includes("*/") ? part.slice(part.indexOf("*/") + 2) : ""));
  return first + afterComments.join("");
}

/** Every `url(…)` of a text refers to a part of the image: `url(#a)`, with or without quotes. */
export const referencesIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)#([^"')\s]+)\1\s*\)/gi)].map(([, , id = ""]) => id);

function plainCssProblem(css: string, isStyle: boolean): CssProblem | undefined {
  if (css.includes("\\")) return "unsafe-svg/escape";
  const urls = css.match(/url\s*\(/gi)?.length ?? 0;
  if (urls !== referencesIn(css).length) return "unsafe-svg/url";
  if (/@import/i.test(css)) return "unsafe-svg/import";
  const functions = [...css.matchAll(/([\w-]+)\s*\(/g)].map(([, name = ""]) => name.toLowerCase());
  const loads = isStyle
    ? css.includes("@") || !functions.every((name) => allowedFunctions.has(name))
    : functions.some((name) =>
        /^(?:(?:-[a-z]+-)?image(?:-set)?|src|expression|element|cross-fade|attr|paint)$/.test(name),
      );
  return loads || /-moz-binding|behavior\s*:/i.test(css) ? "unsafe-svg/style" : undefined;
}

/**
 * What could make a style or an attribute load a file. Comments count as they are and as left out: inside `url()` they
 * are a part of the address.
 * @param isStyle A style sheet or a `style` attribute: no at-rule, and no function that is not known.
 */
export function cssProblem(css: string, isStyle: boolean): CssProblem | undefined {
  // Most attributes are numbers and outlines, some of them long.
  if (!/[\\(@]|\/\*|-moz-binding|behavior/i.test(css)) return undefined;
  return plainCssProblem(css, isStyle) ?? plainCssProblem(withoutComments(css), isStyle);
}
