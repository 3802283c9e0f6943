import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { repository } from "#scripts/files/repository.ts";
import { drawnElementsOf, editorParts, withoutEditorData } from "#scripts/shared/svg/editorData.ts";
import { readSvg } from "#scripts/shared/svg/readSvg.ts";
import type { SvgElement } from "#scripts/shared/svg/SvgElement.ts";
import { svgProblems } from "./svgProblems.ts";

const folder = join(repository, "tests/support/drawings");
const drawings = globSync("*/*.svg", { cwd: folder }).toSorted();
const textOf = (file: string) => readFileSync(join(folder, file), "utf8");

function rootOf(text: string): SvgElement {
  const read = readSvg(text);
  if (!("root" in read)) throw new Error("not an image");
  return read.root;
}

/** What a browser draws: elements and their text, with the attributes that are in no namespace of a program. */
const drawnIn = (root: SvgElement) => {
  const own = new Set(editorParts(root).map(({ offset }) => offset));
  return [...drawnElementsOf(root)].map(({ name, attributes, text, children }) => [
    name,
    // White space between elements is not drawn.
    children.length === 0 ? text : text.trim(),
    ...[...attributes.values()].flatMap(({ name: each, value, offset }) =>
      own.has(offset) ? [] : [`${each}=${value}`],
    ),
  ]);
};

describe("the plain exports of drawing programs", () => {
  test("five of each", () => {
    const programs = ["affinity", "figma", "illustrator-export-as", "illustrator-save-as", "inkscape"];
    expect(programs.map((each) => drawings.filter((file) => file.startsWith(`${each}/`)).length)).toEqual([
      5, 5, 5, 5, 5,
    ]);
  });

  test.each(drawings)("%s passes, with and without the data of its program, and draws the same", (file) => {
    const text = textOf(file);
    expect(svgProblems(text, "any")).toEqual([]);
    const cleaned = withoutEditorData(text, rootOf(text));
    expect(cleaned).not.toMatch(/inkscape:|sodipodi:|serif[:.]|adobe\.com|rdf|<metadata/);
    expect(svgProblems(cleaned, "any")).toEqual([]);
    expect(drawnIn(rootOf(cleaned))).toEqual(drawnIn(rootOf(text)));
    expect(withoutEditorData(cleaned, rootOf(cleaned))).toBe(cleaned);
  });

  test("white space in a text stays where data of a program is taken out", () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.serif.com/"><text>a <i:b/>b</text></svg>`;
    expect(withoutEditorData(text, rootOf(text))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><text>a b</text></svg>',
    );
  });
});

const shape = '<path d="M0 0h9v9z"/>';
const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}${shape}</svg>`;

describe("a setting of the program is named", () => {
  const illustrator = 'id="Layer_1" viewBox="0 0 24 24"';
  const inkscape = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 24 24"';
  const affinity = 'xmlns:serif="http://www.serif.com/"';
  test.each([
    [
      "Illustrator's own data",
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>${svg("", 'xmlns:i="&ns_ai;" id="Layer_1" viewBox="0 0 24 24"')}`,
      "turn off Preserve Illustrator Editing Capabilities",
    ],
    [
      "Illustrator's document beside the drawing",
      svg(
        `<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/></switch>`,
        illustrator,
      ),
      "turn off Preserve Illustrator Editing Capabilities",
    ],
    [
      "Illustrator's encoding",
      `<?xml version="1.0" encoding="iso-8859-1"?>${svg("", illustrator)}`,
      "UTF-8: in Illustrator's Save As, set Encoding to UTF-8",
    ],
    [
      "a font that Illustrator has put in",
      svg("<style>@font-face{font-family:a;src:url('data:;base64,AA')}</style>", illustrator),
      "Convert to Outlines",
    ],
    ["Illustrator's notes", svg("<?xpacket begin='' id='a'?>", illustrator), "turn off Include XMP"],
    ["Illustrator's fonts", svg("<style>@font-face{font-family:a}</style>", illustrator), "Convert to Outlines"],
    ["Illustrator's patterns", svg('<pattern id="p"/><style>.st0{fill:url(#p)}</style>', illustrator), "Presentation"],
    ["Illustrator's picture", svg('<image xlink:href="data:image/png;base64,AA"/>', illustrator), "Image Trace"],
    ["Figma's angular gradient", svg('<foreignObject data-figma-skip-parse="true"/>'), "linear and radial gradients"],
    ["Figma's picture", svg('<pattern id="pattern0_1_2"/><image id="image0_1_2" href="#a"/>'), "in Figma, remove the"],
    ["Affinity without a viewBox", svg("", `${affinity} width="90px" height="30px"`), "turn on Set viewBox"],
    [
      "Affinity's picture",
      svg('<image xlink:href="#a"/>', `${affinity} viewBox="0 0 9 9"`),
      "set Rasterise to Nothing",
    ],
    ["Inkscape's arrow", svg('<marker id="a"/>', inkscape), "Stroke to Path"],
    ["Inkscape's flowing text", svg("<flowRoot/>", inkscape), "Path > Object to Path"],
    ["Inkscape's picture", svg('<image xlink:href="#a"/>', inkscape), "Trace Bitmap"],
  ])("%s", (_, text, setting) => {
    const all = svgProblems(text, "any").map(({ problem }) => wordsOf(problem).expected ?? "");
    expect(all.join(" | ")).toContain(setting);
    for (const { problem } of svgProblems(text, "any")) expect(wordsOf(problem, "nb").message).not.toBe("");
  });

  test("not of a file that names none", () => {
    const [found] = svgProblems(svg("<foreignObject/>"), "any");
    expect(found && wordsOf(found.problem)).toEqual({
      message: "The image is not safe: the element <foreignObject> is not allowed",
      expected: "an image with shapes, text and gradients only",
    });
  });
});

describe("the reason is the right one", () => {
  test.each([
    ["a function that is not known", "<style>.a{width:calc(1px)}</style>", "a style may not have calc()"],
    ["an at-rule", "<style>@media print{.a{fill:red}}</style>", "a style may not have @media"],
    ["a question to the device", "<style>@media (width>1px){.a{fill:red}}</style>", "a style may not have @media"],
    ["an import of an address", "<style>@import url(https://a.example/)</style>", "@import loads a style sheet"],
    ["an instruction", "<?xpacket begin='' id='a'?>", "the instruction <?xpacket?> is not allowed"],
    ["a function that loads", '<g style="fill:image-set(x)"/>', "a style may not have image-set()"],
    ["a binding", '<g style="-moz-binding:url(#a)" id="a"/>', "a style may not have -moz-binding"],
    ["a far shadow", '<filter id="f"><feMorphology radius="4 900"/></filter>', "A filter thickens lines by 4 900 px"],
  ])("%s", (_, content, says) => {
    const all = svgProblems(svg(content), "any").map(({ problem }) => wordsOf(problem).message);
    expect(all.join(" | ")).toContain(says);
  });
});

describe("harmless things", () => {
  test.each([
    ["colours of CSS 4", "<style>.a{fill:lab(50% 1 2);stroke:oklch(.5 .1 20)}.b{fill:color(display-p3 1 0 0)}</style>"],
    ["a colour of CSS 4 in an attribute", '<path fill="oklab(.5 .1 .1)" d="M0 0h9"/>'],
    ["a clip path in a style", '<clipPath id="c"><path d="M0 0h9v9"/></clipPath><g style="clip-path:url(#c)"/>'],
    ["a clip path by class", '<clipPath id="c"><path d="M0 0h9v9"/></clipPath><style>.a{clip-path:url("#c")}</style>'],
    ["a mask by class", '<mask id="c"><path d="M0 0h9v9"/></mask><style>g > .a, .b{mask:url(#c)}</style>'],
    ["a shadow", '<filter id="f"><feDropShadow dx="1" dy="1" stdDeviation="2" flood-color="#000"/></filter>'],
    [
      "a transfer",
      '<filter id="f"><feComponentTransfer><feFuncA type="table" tableValues="0 .5"/><feFuncR type="linear" slope="2" intercept="1"/></feComponentTransfer></filter>',
    ],
    ["metadata", "<metadata>Laget av Kari</metadata>"],
    ["Canva's zoom", '<svg zoomAndPan="magnify" viewBox="0 0 9 9"/>'],
    ["Adobe XD's filter", '<filter id="f"><feOffset dy="3" input="SourceAlpha"/></filter>'],
    [
      "Illustrator's variables",
      '<metadata><variableSets xmlns="http://ns.adobe.com/Variables/1.0/"><variableSet varSetName="a"><variables/></variableSet></variableSets></metadata>',
    ],
    [
      "the history of a file",
      '<metadata><m:DocumentID xmlns:m="http://ns.adobe.com/xap/1.0/mm/">a</m:DocumentID></metadata>',
    ],
    ["Penpot's names", '<g xmlns:penpot="https://penpot.app/xmlns" penpot:name="Logo"/>'],
  ])("%s", (_, content) => {
    expect(svgProblems(svg(content), "any")).toEqual([]);
  });

  test.each([
    ['viewBox="0 0 60 15" width="60mm" height="15mm"'],
    ['viewBox="0 0 60 15" width="80%" height="50%"'],
    ['viewBox="0 0 60 15" width="6cm" height="42.5pt"'],
    ['viewBox="0 0 60 15" width="2in" height="3pc"'],
  ])("%s", (attributes) => {
    expect(svgProblems(svg("", attributes), "any")).toEqual([]);
  });

  test.each([
    "<!DOCTYPE svg>",
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.0//EN'\n 'http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd' >",
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1 Tiny//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11-tiny.dtd">',
  ])("%s", (doctype) => {
    expect(svgProblems(`${doctype}${svg("")}`, "any")).toEqual([]);
  });
});
