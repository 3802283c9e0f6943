import { SaxesParser } from "saxes";

import { type Finding, findingAt, type Problem } from "#scripts/brands/finding.ts";
import { placeAtOffset, type SourceFile } from "#scripts/brands/sourceFile.ts";

/** Elements that only draw. All others are refused. */
const drawing = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style
   linearGradient radialGradient stop clipPath mask pattern filter feBlend feColorMatrix feComposite feFlood
   feGaussianBlur feMerge feMergeNode feOffset`.split(/\s+/),
);

/** Attributes and style sheets may only refer to parts of the image itself. */
function cssProblem(css: string): string | undefined {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  if (/@import/i.test(plain)) return "@import loads a style sheet";
  if (/\\/.test(plain)) return "an escape can hide the meaning of a style";
  if (/url\(\s*(?!["']?#)/i.test(plain)) return "url() may only refer to the image itself";
  if (/expression\s*\(|-moz-binding|behavior\s*:|image-set\s*\(|\bsrc\s*\(/i.test(plain))
    return "the style can load a file or run a script";
  return undefined;
}

function attributeProblem(name: string, value: string): string | undefined {
  const local = name.slice(name.indexOf(":") + 1).toLowerCase();
  if (local.startsWith("on")) return `the event handler "${name}" runs a script`;
  // Browsers skip white space and control characters before and inside the scheme.
  const scheme = /^(?:javascript|vbscript|data):/i.exec(value.replaceAll(/[\s\p{Cc}]/gu, ""))?.[0];
  if (scheme !== undefined) return `"${name}" contains ${scheme}`;
  if ((local === "href" || local === "src") && !value.startsWith("#"))
    return `"${name}" refers to something outside the image`;
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

const xmlSyntax = "SVG that an XML parser can read";

/** What is unsafe, broken or unusable in an image. `square`: it must be as wide as it is high. */
export function svgFindings(source: SourceFile, square: boolean): Finding[] {
  const findings: Finding[] = [];
  const parser = new SaxesParser();
  const report = (offset: number, length: number, problem: Problem) =>
    findings.push(findingAt(placeAtOffset(source, Math.max(0, offset), length), problem));
  const unsafe = (offset: number, length: number, reason: string) =>
    report(offset, length, {
      code: "unsafe-svg",
      message: `The image is not safe: ${reason}`,
      expected: "an image with shapes, text and gradients only",
    });
  /** Offset of the token that ends at the position of the parser. */
  const before = (token: string) => source.text.lastIndexOf(token, parser.position);
  let tagOffset = 0;
  let rootSeen = false;
  let broken = false;
  let inStyle = false;

  parser.on("error", (error) => {
    if (broken) return;
    broken = true;
    report(Math.min(parser.position, source.text.length) - 1, 1, {
      code: "bad-svg",
      message: error.message.replace(/^\d+:\d+: /, ""),
      expected: xmlSyntax,
    });
  });
  parser.on("doctype", () => unsafe(before("<!DOCTYPE"), 9, "a DOCTYPE can define entities"));
  parser.on("processinginstruction", ({ target }) =>
    unsafe(before("<?"), target.length + 2, `the instruction <?${target}?> can load a file`),
  );
  parser.on("opentagstart", ({ name }) => {
    tagOffset = before(`<${name}`);
    inStyle = name === "style";
    if (!drawing.has(name)) unsafe(tagOffset, name.length + 1, `the element <${name}> is not allowed`);
  });
  parser.on("attribute", ({ name, value }) => {
    const reason = attributeProblem(name, value);
    if (reason !== undefined) unsafe(Math.max(tagOffset, before(name)), name.length, reason);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (rootSeen) return;
    rootSeen = true;
    const box = viewBoxOf(attributes["viewBox"]);
    if (name !== "svg")
      report(tagOffset, name.length + 1, {
        code: "bad-svg",
        message: `The file starts with <${name}>`,
        expected: "<svg>",
      });
    else if (box === undefined)
      report(tagOffset, 4, {
        code: "missing-viewbox",
        message: "The image has no usable viewBox",
        expected: 'viewBox="0 0 width height"',
      });
    else if (square && box.width !== box.height)
      report(tagOffset, 4, {
        code: "not-square",
        message: `The icon is ${box.width} wide and ${box.height} high`,
        expected: "the same width and height",
      });
  });
  const style = (css: string) => {
    const reason = inStyle ? cssProblem(css) : undefined;
    if (reason !== undefined) unsafe(before(css.trim().slice(0, 20)), 1, reason);
  };
  parser.on("text", style);
  parser.on("cdata", style);
  parser.on("closetag", () => {
    inStyle = false;
  });
  parser.write(source.text).close();
  if (!rootSeen && !broken)
    report(0, 1, { code: "bad-svg", message: "The file does not contain an image", expected: xmlSyntax });
  return findings;
}
