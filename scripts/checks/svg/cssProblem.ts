import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { referencesIn, withoutComments } from "#scripts/shared/svg/css.ts";
import { allowedFunctions, loadingFunction } from "./svgNames.ts";

/** A custom property can be used any number of times, and what it refers to with it. */
const referenceByName = /--[^\s:;{}]*\s*:[^;}]*url\s*\(/i;

/** A part of a style that may not be there, as it is written. */
function forbiddenPart(css: string, isStyle: boolean): string | undefined {
  const rule = isStyle ? /@[\w-]*/.exec(css)?.[0] : undefined;
  if (rule !== undefined) return rule;
  const functions = [...css.matchAll(/([\w-]+)\s*\(/g)].map(([, name = ""]) => name.toLowerCase());
  const isForbidden = (name: string) => (isStyle ? !allowedFunctions.has(name) : loadingFunction.test(name));
  const found = functions.find(isForbidden);
  if (found !== undefined) return `${found}()`;
  return /-moz-binding|behavior(?=\s*:)/i.exec(css)?.[0] ?? referenceByName.exec(css)?.[0].split(":")[0]?.trim();
}

function plainCssProblem(css: string, isStyle: boolean): Problem | undefined {
  if (css.includes("\\")) return problem("unsafe-svg/escape", {});
  if (/@import/i.test(css)) return problem("unsafe-svg/import", {});
  // An embedded font has a message of its own: it can name the setting of the drawing program.
  if (isStyle && /@font-face/i.test(css)) return problem("unsafe-svg/style", { part: "@font-face" });
  const urls = css.match(/url\s*\(/gi)?.length ?? 0;
  if (urls !== referencesIn(css).length) return problem("unsafe-svg/url", {});
  const part = forbiddenPart(css, isStyle);
  return part === undefined ? undefined : problem("unsafe-svg/style", { part });
}

/**
 * What could make a style or an attribute load a file. Comments count as they are and as left out: inside `url()` they
 * are a part of the address.
 * @param isStyle A style sheet or a `style` attribute: no at-rule, and no function that is not known.
 */
export function cssProblem(css: string, isStyle: boolean): Problem | undefined {
  // Most attributes are numbers and outlines, some of them long.
  if (!/[\\(@]|\/\*|-moz-binding|behavior/i.test(css)) return undefined;
  return plainCssProblem(css, isStyle) ?? plainCssProblem(withoutComments(css), isStyle);
}
