import { repository } from "#scripts/files/repository.ts";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { type ImageShape, svgProblems } from "./svgProblems.ts";

const shape = '<path d="M0 0h9v9z"/>';
const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const idsOf = (text: string, shape: ImageShape = "any") => svgProblems(text, shape).map(({ problem: { id } }) => id);

/** Ten copies of ten copies of ten …: a kB of text, and more elements than a browser ever draws. */
function bomb(element: (id: number) => string): string {
  return Array.from({ length: 10 }, (_, id) => element(id + 1)).join("");
}

describe("images that only draw", () => {
  test.each(globSync("tenants/*/*.svg", { cwd: repository }))("%s has no problem", (file) => {
    expect(
      svgProblems(readFileSync(join(repository, file), "utf8"), file.endsWith("icon.svg") ? "square" : "any"),
    ).toEqual([]);
  });

  test.each([
    ["a style sheet of a drawing program", `<style>.cls-1{fill:#111;stroke:rgb(1, 2, 3)}</style>${shape}`],
    [
      "a style sheet that paints with a gradient",
      `<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><style>.b{fill:url(#a)}</style>${shape}`,
    ],
    ["a gradient by attribute", `<radialGradient id="a"/><path d="M0 0h9v9z" fill="url(#a)"/>`],
    ["a part that is used twice", `<g id="a">${shape}</g><use href="#a" x="9"/>`],
    ["a text", '<text x="1" y="9" font-family="sans-serif">Bank (AS)</text>'],
    ["a line without fill", '<g fill="none" stroke="#000"><path d="M0 0l9 9"/></g>'],
    ["a description", `<title>Banken</title><desc>Et hus</desc>${shape}`],
    ["comments", `<!-- <script> -->${shape}`],
    ["xlink", `<g xmlns:xlink="http://www.w3.org/1999/xlink"><g id="a">${shape}</g><use xlink:href="#a"/></g>`],
  ])("%s", (_, content) => {
    expect(idsOf(svg(content))).toEqual([]);
  });

  test.each(['viewBox="0 0 200 44" width="200" height="44"', 'viewBox="0 0 200 44" width="200px" height="44px"'])(
    "the size %s",
    (attributes) => {
      expect(idsOf(svg(shape, attributes))).toEqual([]);
    },
  );

  test("an XML declaration", () => {
    expect(idsOf(`<?xml version="1.0" encoding="UTF-8"?>\n${svg(shape)}`)).toEqual([]);
  });
});

describe("images that could load a file or run a script", () => {
  test.each([
    ["a script", "<script>x()</script>", "unsafe-svg/element"],
    ["a script with a prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>', "unsafe-svg/element"],
    ["HTML", '<p xmlns="http://www.w3.org/1999/xhtml">x</p>', "unsafe-svg/element"],
    ["a path of another namespace", '<path xmlns="http://www.w3.org/1999/xhtml" d="M0 0"/>', "unsafe-svg/element"],
    ["an animation", '<path d="M0 0h9"><animate attributeName="href"/></path>', "unsafe-svg/element"],
    ["a set", '<set attributeName="href" to="x"/>', "unsafe-svg/element"],
    ["an image", '<image href="#a"/>', "unsafe-svg/element"],
    ["a link", '<a href="#a"/>', "unsafe-svg/element"],
    ["feImage", '<filter id="f"><feImage href="#a"/></filter>', "unsafe-svg/element"],
    ["a foreign object", "<foreignObject/>", "unsafe-svg/element"],
    ["an event handler", '<g onload="x()"/>', "unsafe-svg/handler"],
    ["an event handler with a prefix", '<g xmlns:a="urn:a" a:onload="x()"/>', "unsafe-svg/handler"],
    ["an unknown attribute", '<g begin="0s"/>', "unsafe-svg/attribute"],
    ["an attribute of another namespace", '<g xmlns:a="urn:a" a:b="x"/>', "unsafe-svg/attribute"],
    ["xml:base", '<g xml:base="https://evil.example/"/>', "unsafe-svg/attribute"],
    ["a reference to another file", '<use href="https://evil.example/x.svg#a"/>', "unsafe-svg/outside"],
    ["a script as an address", '<use href="java&#10;script:alert(1)"/>', "unsafe-svg/scheme"],
    ["data as an address", '<g id="data:text/html,x"/>', "unsafe-svg/scheme"],
    ["a paint from elsewhere", '<g fill="url(https://evil.example/x)"/>', "unsafe-svg/url"],
    ["a paint from elsewhere, in entities", '<g fill="&#117;rl(https://evil.example/x)"/>', "unsafe-svg/url"],
    ["a paint with a comment in the address", '<g fill="url(/**/#a)"/>', "unsafe-svg/url"],
    ["a function with a comment in its name", '<g style="width:expression/**/(x)"/>', "unsafe-svg/style"],
    ["a behaviour", '<g style="behavior :url(#a)"/>', "unsafe-svg/style"],
    ["a style attribute with an address", '<g style="fill:u/**/rl(https://evil.example)"/>', "unsafe-svg/style"],
    ["an escape in a style", '<g style="fill:\\75rl(x)"/>', "unsafe-svg/escape"],
    ["an import", "<style>@import 'https://evil.example/x.css';</style>", "unsafe-svg/import"],
    ["an import in CDATA", "<style>@im<![CDATA[port 'https://evil.example/x.css';]]></style>", "unsafe-svg/import"],
    ["an import around a comment", "<style>@im<!-- -->port 'https://evil.example';</style>", "unsafe-svg/import"],
    ["an import of entities", "<style>&#64;import 'https://evil.example';</style>", "unsafe-svg/import"],
    ["an address in CDATA", "<style>a{fill:u<![CDATA[rl(https://evil.example)}]]></style>", "unsafe-svg/url"],
    ["an import after an element", "<style><title/>@import 'https://evil.example';</style>", "unsafe-svg/style"],
    ["an address after an element", "<style>a{}<g/>b{fill:url(https://evil.example)}</style>", "unsafe-svg/style"],
    ["a font of elsewhere", "<style>@font-face{src:local(x)}</style>", "unsafe-svg/style"],
    ["an image set", '<g style="fill:image-set(x)"/>', "unsafe-svg/style"],
    ["an unknown function in a style", '<g style="fill:env(x)"/>', "unsafe-svg/style"],
    [
      "a style sheet that refers to a pattern",
      '<pattern id="p"/><style>a{fill:url(#p)}</style>',
      "unsafe-svg/reference",
    ],
    ["a hidden character in a text", "<title>a\u202eb</title>", "unsafe-svg/character"],
    ["a hidden character in a name", '<g aria-label="a\u200bb"/>', "unsafe-svg/character"],
  ])("%s", (_, content, id) => {
    expect(idsOf(svg(content + shape))).toContain(id);
  });

  test.each([
    ["a DOCTYPE", `<!DOCTYPE svg [<!ENTITY x "y">]>${svg(shape)}`, "unsafe-svg/doctype"],
    ["a style sheet by instruction", `<?xml-stylesheet href="x.css"?>${svg(shape)}`, "unsafe-svg/instruction"],
  ])("%s", (_, text, id) => {
    expect(idsOf(text)).toContain(id);
  });

  test("the problem is at the attribute itself, also where an earlier value contains its name", () => {
    const text = svg(`<g id="x onload" onload="x()"/>${shape}`);
    const [found] = svgProblems(text, "any");
    expect(text.slice(found?.offset, Number(found?.offset) + 9)).toBe('onload="x');
  });
});

describe("images that a browser cannot draw", () => {
  test.each([
    ["nothing", "", "bad-svg/syntax"],
    ["a comment", "<!-- -->", "bad-svg/syntax"],
    ["an open element", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>', "bad-svg/syntax"],
    ["no namespace", `<svg viewBox="0 0 24 24">${shape}</svg>`, "bad-svg/namespace"],
    [
      "another namespace",
      `<svg xmlns="http://www.w3.org/2000/SVG" viewBox="0 0 24 24">${shape}</svg>`,
      "bad-svg/namespace",
    ],
    ["an unbound prefix", svg(`<use xlink:href="#a"/>${shape}`), "bad-svg/syntax"],
    ["another root", `<g xmlns="http://www.w3.org/2000/svg">${shape}</g>`, "bad-svg/root"],
    ["another encoding", `<?xml version="1.0" encoding="iso-8859-1"?>${svg(shape)}`, "bad-svg/encoding"],
    ["elements nested too deep", svg("<g>".repeat(2000) + shape + "</g>".repeat(2000)), "bad-svg/deep"],
    ["a reference to nothing", svg(`<use href="#nope"/>${shape}`), "bad-svg/missing"],
    ["a paint that is missing", svg('<path d="M0 0h9v9z" fill="url(#nope)"/>'), "bad-svg/missing"],
    [
      "a circle of references",
      svg(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>${shape}`),
      "bad-svg/circle",
    ],
    ["an element in itself", svg(`<g id="a"><use href="#a"/></g>${shape}`), "bad-svg/circle"],
    [
      "a bomb of copies",
      svg(`<g id="a0">${shape}</g>${bomb((id) => `<g id="a${id}">${`<use href="#a${id - 1}"/>`.repeat(10)}</g>`)}`),
      "bad-svg/too-many",
    ],
    [
      "a bomb of patterns",
      svg(
        `<pattern id="a0">${shape}</pattern>${bomb((id) => `<pattern id="a${id}">${`<path d="M0 0h1v1z" fill="url(#a${id - 1})"/>`.repeat(10)}</pattern>`)}`,
      ),
      "bad-svg/too-many",
    ],
    ["too many elements", svg("<g/>".repeat(6000) + shape), "bad-svg/too-many"],
  ])("%s", (_, text, id) => {
    expect(idsOf(text)).toContain(id);
  });

  test("a chain of a thousand references ends", () => {
    const chain = Array.from({ length: 1000 }, (_, id) => `<g id="a${id}"><use href="#a${id + 1}"/></g>`).join("");
    expect(idsOf(svg(`${chain}<g id="a1000">${shape}</g>`))).toEqual(["bad-svg/too-many"]);
  });

  test.each([
    ['viewBox="0 0 24"', "missing-viewbox"],
    ['viewBox="0 0 0 24"', "missing-viewbox"],
    ['viewBox="0 0 1e999 24"', "missing-viewbox"],
    ['viewBox="0 0 0x10 24"', "missing-viewbox"],
    ['viewBox="0 0 24 24" width="Infinity" height="24"', "bad-image-size/attribute"],
    ['viewBox="0 0 24 24" width="1000000000" height="24"', "bad-image-size/attribute"],
    ['viewBox="0 0 24 24" width="0" height="24"', "bad-image-size/attribute"],
    ['viewBox="0 0 24 24" width="-5" height="24"', "bad-image-size/attribute"],
    ['viewBox="0 0 24 24" width="2em" height="24"', "bad-image-size/attribute"],
    ['viewBox="0 0 100000 100000"', "bad-image-size/box"],
    ['viewBox="0 0 0.1 0.1"', "bad-image-size/box"],
    ['viewBox="0 0 24 24" width="1" height="1000"', "bad-image-size/narrow"],
    ['viewBox="0 0 1 1000"', "bad-image-size/narrow"],
    ['viewBox="0 0 1000 1" width="24" height="24"', "bad-image-size/narrow"],
  ])("%s", (attributes, id) => {
    expect(idsOf(svg(shape, attributes))).toEqual([id]);
  });

  test("an icon that is not square", () => {
    expect(idsOf(svg(shape, 'viewBox="0 0 48 24"'), "square")).toEqual(["not-square"]);
  });

  test.each([
    ["no element", ""],
    ["only a title", "<title>Logo</title>"],
    ["only definitions", `<defs>${shape}</defs>`],
    ["an empty path", '<path d=""/>'],
    ["a path of one point", '<path d="M0 0"/>'],
    ["a rectangle without a size", '<rect fill="#000"/>'],
    ["a circle of 0", '<circle r="0"/>'],
    ["no paint", `<g fill="none">${shape}</g>`],
    ["no paint but a line of width 0", `<g fill="none" stroke="#000" stroke-width="0">${shape}</g>`],
    ["a group that is not displayed", `<g display="none">${shape}</g>`],
    ["a group that is transparent", `<g opacity="0">${shape}</g>`],
    ["a group that is hidden", `<g visibility="hidden">${shape}</g>`],
    ["a text of spaces", "<text> </text>"],
  ])("%s draws nothing", (_, content) => {
    expect(idsOf(svg(content))).toEqual(["empty-image"]);
  });
});
