import { SaxesParser } from "saxes";

import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { problem, type Problem } from "#scripts/brands/messages/catalogue.ts";
import { placeAtOffset, type SourceFile } from "#scripts/brands/sourceFile.ts";

/** Elements that only draw. All others are refused. */
const drawing = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style
   linearGradient radialGradient stop clipPath mask pattern filter feBlend feColorMatrix feComposite feFlood
   feGaussianBlur feMerge feMergeNode feOffset`.split(/\s+/),
);

/** Attributes and style sheets may only refer to parts of the image itself. */
function cssProblem(css: string): Problem | undefined {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  if (/@import/i.test(plain)) return problem("unsafe-svg/import", {});
  if (/\\/.test(plain)) return problem("unsafe-svg/escape", {});
  if (/url\(\s*(?!["']?#)/i.test(plain)) return problem("unsafe-svg/url", {});
  if (/expression\s*\(|-moz-binding|behavior\s*:|image-set\s*\(|\bsrc\s*\(/i.test(plain))
    return problem("unsafe-svg/style", {});
  return undefined;
}

function attributeProblem(name: string, value: string): Problem | undefined {
  const local = name.slice(name.indexOf(":") + 1).toLowerCase();
  if (local.startsWith("on")) return problem("unsafe-svg/handler", { attribute: name });
  // Browsers skip white space and control characters before and inside the scheme.
  const scheme = /^(?:javascript|vbscript|data):/i.exec(value.replaceAll(/[\s\p{Cc}]/gu, ""))?.[0];
  if (scheme !== undefined) return problem("unsafe-svg/scheme", { attribute: name, scheme });
  if ((local === "href" || local === "src") && !value.startsWith("#"))
    return problem("unsafe-svg/outside", { attribute: name });
  return name.startsWith("xmlns") ? undefined : cssProblem(value);
}

function viewBoxOf(value: string | undefined): { width: number; height: number } | undefined {
  const numbers =
    value
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , width = Number.NaN, height = Number.NaN] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isBox ? { width, height } : undefined;
}

/** What is unsafe, broken or unusable in an image. `square`: it must be as wide as it is high. */
export function svgFindings(source: SourceFile, square: boolean): Finding[] {
  const findings: Finding[] = [];
  const parser = new SaxesParser();
  const report = (offset: number, length: number, found: Problem) =>
    findings.push(findingAt(placeAtOffset(source, Math.max(0, offset), length), found));
  /** Offset of the token that ends at the position of the parser. */
  const before = (token: string) => source.text.lastIndexOf(token, parser.position);
  let tagOffset = 0;
  let rootSeen = false;
  let broken = false;
  let inStyle = false;

  parser.on("error", (error) => {
    if (broken) return;
    broken = true;
    const detail = error.message.replace(/^\d+:\d+: /, "");
    report(Math.min(parser.position, source.text.length) - 1, 1, problem("bad-svg/syntax", { detail }));
  });
  parser.on("doctype", () => report(before("<!DOCTYPE"), 9, problem("unsafe-svg/doctype", {})));
  parser.on("processinginstruction", ({ target }) =>
    report(before("<?"), target.length + 2, problem("unsafe-svg/instruction", { target })),
  );
  parser.on("opentagstart", ({ name }) => {
    tagOffset = before(`<${name}`);
    inStyle = name === "style";
    if (!drawing.has(name)) report(tagOffset, name.length + 1, problem("unsafe-svg/element", { element: name }));
  });
  parser.on("attribute", ({ name, value }) => {
    const found = attributeProblem(name, value);
    if (found !== undefined) report(Math.max(tagOffset, before(name)), name.length, found);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (rootSeen) return;
    rootSeen = true;
    const box = viewBoxOf(attributes["viewBox"]);
    if (name !== "svg") report(tagOffset, name.length + 1, problem("bad-svg/root", { element: name }));
    else if (box === undefined) report(tagOffset, 4, problem("missing-viewbox", {}));
    else if (square && box.width !== box.height) report(tagOffset, 4, problem("not-square", box));
  });
  const style = (css: string) => {
    const found = inStyle ? cssProblem(css) : undefined;
    if (found !== undefined) report(before(css.trim().slice(0, 20)), 1, found);
  };
  parser.on("text", style);
  parser.on("cdata", style);
  parser.on("closetag", () => {
    inStyle = false;
  });
  parser.write(source.text).close();
  if (!rootSeen && !broken) report(0, 1, problem("bad-svg/empty", {}));
  return findings;
}
