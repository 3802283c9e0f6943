import fc from "fast-check";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";
import { svgProblems } from "./svgProblems.ts";

const shape = '<path d="M0 0h9v9z"/>';
const inkscape = "http://www.inkscape.org/namespaces/inkscape";
const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="${inkscape}" viewBox="0 0 24 24" ${attributes}>${content}${shape}</svg>`;
const idsOf = (text: string) => svgProblems(text, "any").map(({ problem: { id } }) => id);

/** Each of ten levels refers ten times to the one before it. */
const levels = (level: (id: number) => string): string => Array.from({ length: 10 }, (_, id) => level(id + 1)).join("");

describe("What is allowed for drawing programs lets nothing in that loads or runs", () => {
  test.each([
    ["a script that is a program's own by its default namespace", `<script xmlns="${inkscape}">x()</script>`],
    ["an image that is a program's own by its default namespace", `<image xmlns="${inkscape}" href="#a"/>`],
    ["HTML that is a program's own by its default namespace", `<p xmlns="${inkscape}"/>`],
    ["a script inside a program's own element", "<i:a><script>x()</script></i:a>"],
    ["a script inside metadata", "<metadata><script>x()</script></metadata>"],
    ["a foreign object inside metadata", "<metadata><foreignObject/></metadata>"],
    ["a link inside metadata", '<metadata><i:a><a href="#a"/></i:a></metadata>'],
    ["HTML inside metadata", '<metadata><h:script xmlns:h="http://www.w3.org/1999/xhtml"/></metadata>'],
    ["a shape inside a program's own element", "<i:a><path d='M0 0h9'/></i:a>"],
    ["a program's prefix that means SVG", '<g xmlns:i="http://www.w3.org/2000/svg"><i:script>x()</i:script></g>'],
    ["a program's prefix that means HTML", '<i:script xmlns:i="http://www.w3.org/1999/xhtml">x()</i:script>'],
    ["a prefix that changes its meaning inside", '<i:a><i:b xmlns:i="http://www.w3.org/2000/svg"/></i:a>'],
    ["a namespace that is nearly a program's", `<i:a xmlns:i="${inkscape}/"/>`],
    ["a namespace in other letters", `<i:a xmlns:i="${inkscape.toUpperCase()}"/>`],
    ["a style sheet of HTML", '<h:style xmlns:h="http://www.w3.org/1999/xhtml">@import "x"</h:style>'],
    ["feImage with a prefix", '<filter id="f"><s:feImage xmlns:s="http://www.w3.org/2000/svg" href="#a"/></filter>'],
    ["feImage inside a transfer", '<feComponentTransfer><feImage href="#a"/></feComponentTransfer>'],
    ["noise, which is slow", "<filter id='f'><feTurbulence numOctaves='99'/></filter>"],
  ])("%s", (_, content) => {
    expect(idsOf(svg(content))).toContain("unsafe-svg/element");
  });

  test.each([
    [
      "a program's prefix that means XLink",
      '<use xmlns:i="http://www.w3.org/1999/xlink" i:href="https://evil.example/"/>',
    ],
    ["XLink under another prefix", '<use xmlns:j="http://www.w3.org/1999/xlink" j:href="#a"/>'],
    ["an address of a program's own attribute", '<g i:href="https://evil.example/"/>'],
    ["an address of a program's own element", '<i:a xlink:href="https://evil.example/"/>'],
    ["a source of a program's own element", '<i:a src="https://evil.example/"/>'],
    ["an address without a prefix", '<i:a href="//evil.example/"/>'],
    ["a handler of a program's own element", '<i:a onload="x()"/>'],
    ["a handler with a program's prefix", '<g i:onload="x()"/>'],
    ["a script in a program's own attribute", '<g i:label="java&#9;script:x()"/>'],
    ["data in a program's own attribute", '<g i:label="data:text/html,x"/>'],
    ["a style of a program's own element", '<i:a style="background:url(https://evil.example/)"/>'],
    ["an attribute in an unknown namespace", '<g xmlns:e="https://evil.example/" e:a="b"/>'],
    ["a namespace that is used further in", '<g xmlns:e="https://evil.example/"><g><g e:a="b"/></g></g>'],
    ["a namespace that is a script", '<g xmlns:e="javascript:x()"/>'],
    ["XML events", '<g xmlns:e="http://www.w3.org/2001/xml-events" e:event="load"/>'],
    ["another base", '<i:a xml:base="https://evil.example/"/>'],
    ["a hidden character in a program's own attribute", '<g i:label="a\u202eb"/>'],
    ["an address of a shadow", '<filter id="f"><feDropShadow href="https://evil.example/"/></filter>'],
    ["an instruction inside metadata", "<metadata><?xpacket x='><script>x()</script>'?></metadata>"],
  ])("%s", (_, content) => {
    expect(idsOf(svg(content))).not.toEqual([]);
  });

  test.each([
    ["an internal subset", '<!DOCTYPE svg [<!ENTITY a "b">]>'],
    [
      "an internal subset after the names",
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd" [ ]>',
    ],
    ["a parameter entity", '<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://evil.example/x.dtd"> %a;]>'],
    ["a definition of elsewhere", '<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">'],
    [
      "a definition of elsewhere under a known name",
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.example/x.dtd">',
    ],
    [
      "a host that begins as the known one",
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org.evil.example/x.dtd">',
    ],
    [
      "a path out of the known host",
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org@evil.example/x.dtd">',
    ],
    [
      "the names of HTML's entities",
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
    ],
    ["another document", "<!DOCTYPE html>"],
  ])("a DOCTYPE with %s", (_, doctype) => {
    expect(idsOf(`${doctype}${svg("")}`)).toContain("unsafe-svg/doctype");
  });

  test("an entity that an attribute is made of", () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "javascript:x()">]>${svg('<use href="&a;"/>')}`;
    expect(idsOf(text)).toEqual(["unsafe-svg/doctype"]);
  });
});

describe("A style sheet that may refer to clip paths, masks and filters loads nothing", () => {
  test.each([
    ["a clip path of elsewhere", ".a{clip-path:url(https://evil.example/x.svg#c)}"],
    ["a mask of elsewhere behind one of the image", ".a{mask:url(#c), url(https://evil.example/)}"],
    ["a filter in data", ".a{filter:url(data:image/svg+xml,x#f)}"],
    ["an escape in url", ".a{clip-path:\\75rl(https://evil.example/)}"],
    ["an escape in the address", ".a{clip-path:url(\\68ttps://evil.example/)}"],
    ["an escape in an at-rule", "@\\69mport 'https://evil.example/';"],
    ["a comment in url", ".a{clip-path:u/**/rl(https://evil.example/)}"],
    ["a comment behind url", ".a{clip-path:url/**/(https://evil.example/)}"],
    ["a comment in the address", ".a{clip-path:url(/*#c*/https://evil.example/)}"],
    ["a comment that hides the end of the address", ".a{clip-path:url(#c/*)}.b{x:*/)}"],
    ["a comment in an at-rule", "@im/**/port 'https://evil.example/';"],
    ["an address without an end", ".a{clip-path:url(https://evil.example/"],
    ["an address in quotes without an end", ".a{clip-path:url('https://evil.example/"],
    ["an address without url", ".a{mask-image:src('https://evil.example/')}"],
    ["an image by function", ".a{mask-image:image('https://evil.example/')}"],
    ["a set of images", ".a{mask-image:-webkit-image-set('https://evil.example/' 1x)}"],
    ["a set of images behind a colour", ".a{fill:color(srgb 1 0 0) image-set('x' 1x)}"],
    ["a colour that is mixed with an address", ".a{fill:color-mix(in lab, url(https://evil.example/), red)}"],
    ["a fade between images", ".a{mask-image:cross-fade(url(#c), 'https://evil.example/')}"],
    ["another element as an image", ".a{mask-image:-moz-element(#c)}"],
    ["a painter", ".a{mask-image:paint(x)}"],
    ["a binding", ".a{-moz-binding:url(#c)}"],
    ["a behaviour", ".a{behavior:url(#c)}"],
    ["an expression", ".a{width:expression(x())}"],
    ["an attribute as an address", ".a{mask-image:attr(id url)}"],
    ["a variable as an address", ".a{--b:url(#c)} .c{clip-path:var(--b)}"],
    ["a font", "@font-face{font-family:a;src:url(#c)}"],
    ["a name space", "@namespace url(https://evil.example/);"],
    ["a cursor", ".a{cursor:url(https://evil.example/), auto}"],
  ])("%s", (_, css) => {
    const all = idsOf(svg(`<clipPath id="c">${shape}</clipPath><style>${css}</style>`));
    expect(all.filter((id) => id.startsWith("unsafe-svg/"))).not.toEqual([]);
  });

  test("a variable of an attribute has no address", () => {
    expect(
      idsOf(svg(`<g style="--a:url(#c)"><path clip-path="var(--a)"/></g><clipPath id="c">${shape}</clipPath>`)),
    ).toEqual(["unsafe-svg/style"]);
  });

  test("a reference to nothing", () => {
    expect(idsOf(svg("<style>.a{clip-path:url(#c)}</style>"))).toEqual(["unsafe-svg/reference"]);
  });
});

describe("Nothing is drawn without end", () => {
  const use = (id: number) => `<use href="#g${id}"/>`.repeat(10);
  const clip = (id: number, inside: string) => `<clipPath id="c${id}">${inside}</clipPath>`;
  const clipRules = (selector: (id: number) => string) =>
    `<style>${levels((id) => `${selector(id)}{clip-path:url(#c${id - 1})}`)}</style>`;
  const pathsOf = (name: string) => `<path class="${name}" d="M0 0h9v9"/>`.repeat(10);
  const clips = clip(0, shape) + levels((id) => clip(id, pathsOf(`k${id}`)));

  test.each([
    ["clip paths by class", clipRules((id) => `.k${id}`) + clips],
    ["clip paths by a class inside a group", clipRules((id) => `svg > * path.k${id}`) + clips],
    ["clip paths by a selector in a function", clipRules((id) => `:is(.k${id})`) + clips],
    ["clip paths by an attribute", clipRules((id) => `[class="k${id}"]`) + clips],
    [
      "clip paths in rules inside a rule",
      `<style>svg{${levels((id) => `.k${id}{clip-path:url(#c${id - 1})}`)}}</style>${clips}`,
    ],
    [
      "clip paths behind a quote",
      `<style>a{x:"}${levels((id) => `.k${id}{clip-path:url(#c${id - 1})}`)}</style>${clips}`,
    ],
    [
      "clip paths behind a comment in a text",
      `<style>a{x:"/*"}${levels((id) => `.k${id}{clip-path:url(#c${id - 1})}`)}b{x:"*/"}</style>${clips}`,
    ],
    ["a style sheet in two parts", levels((id) => `<style>.k${id}{clip-path:url(#c${id - 1})}</style>`) + clips],
    ["a mask of all elements", `<style>*{mask:url(#m)}</style><mask id="m">${shape}</mask>`],
    [
      "patterns that are inherited",
      `<pattern id="p0">${shape}</pattern>${levels((id) => `<pattern id="p${id}" fill="url(#p${id - 1})">${shape.repeat(10)}</pattern>`)}`,
    ],
    [
      "patterns that are inherited from around",
      `<pattern id="p0">${shape}</pattern>${levels((id) => `<g fill="url(#p${id - 1})"><pattern id="p${id}">${shape.repeat(10)}</pattern></g>`)}<path d="M0 0h9v9" fill="url(#p10)"/>`,
    ],
    [
      "patterns that copies inherit",
      `<g id="g">${shape.repeat(10)}</g><pattern id="p0">${shape}</pattern>${levels((id) => `<pattern id="p${id}"><use href="#g" stroke="url(#p${id - 1})"/></pattern>`)}`,
    ],
    [
      "clip paths that say that they inherit",
      `${clip(0, shape)}${levels((id) => `<clipPath id="c${id}" clip-path="url(#c${id - 1})">${'<path clip-path="inherit" d="M0 0h9v9"/>'.repeat(10)}</clipPath>`)}`,
    ],
    [
      "filters that a rule lets inherit",
      `<style>path{mask:inherit}</style><mask id="m0">${shape}</mask>${levels((id) => `<mask id="m${id}" mask="url(#m${id - 1})">${shape.repeat(10)}</mask>`)}`,
    ],
    [
      "copies, with data of a program between",
      `<g id="g0">${shape}</g>${levels((id) => `<g id="g${id}"><i:a/>${use(id - 1)}</g>`)}`,
    ],
  ])("%s", (_, content) => {
    expect(idsOf(svg(content)).some((id) => id === "bad-svg/too-many" || id === "bad-svg/circle")).toBe(true);
  });

  test("a gradient for a thousand shapes is nothing", () => {
    const gradient = '<linearGradient id="a"><stop offset="0"/><stop offset="1"/></linearGradient>';
    expect(idsOf(svg(`${gradient}<g fill="url(#a)">${shape.repeat(1000)}</g>`))).toEqual([]);
    const clip = `<style>.a{clip-path:url(#c)}</style><clipPath id="c">${shape}</clipPath>`;
    expect(idsOf(svg(`${clip}<g class="a">${shape.repeat(1000)}</g>`))).toEqual([]);
  });

  test("a program's own element is no part that can be referred to", () => {
    expect(idsOf(svg('<i:a id="a"/><use href="#a"/>'))).toEqual(["bad-svg/missing"]);
  });
});

/** Pieces of what is allowed for drawing programs, and of what is not. */
const piece = fc.constantFrom(
  "<i:a>",
  "</i:a>",
  "<i:script>",
  "</i:script>",
  "<metadata>",
  "</metadata>",
  "<style>",
  "</style>",
  ".a{clip-path:",
  "mask:url(#c)",
  "url(#c)}",
  "url('https://evil.example')}",
  "fill:color(display-p3 1 0 0)}",
  "image-set('x' 1x)}",
  "@import 'x';",
  "<![CDATA[",
  "]]>",
  "<!--",
  "-->",
  "<script>",
  "</script>",
  "<script/>",
  '<feDropShadow dx="1"/>',
  "<sfw xmlns='http://ns.adobe.com/SaveForWeb/1.0/'/>",
  '<clipPath id="c"><path d="M0 0h9"/></clipPath>',
  '<g i:label="',
  '<g i:onload="',
  '<use i:href="#c',
  '<g xmlns:i="http://www.w3.org/2000/svg">',
  '<i:a xmlns="http://www.w3.org/1999/xhtml">',
  "</g>",
  '"/>',
  '">',
  "/*",
  "*/",
  "'",
  "&lt;img src=x onerror=x()&gt;",
  "<image href='x'/>",
);

type Node = DefaultTreeAdapterMap["node"];
function* elementsIn(node: Node): Generator<DefaultTreeAdapterMap["element"]> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

describe("What passes is harmless in the text of a page too, where namespaces mean nothing", () => {
  test("pieces of drawing programs' files", () => {
    let passed = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = svg(pieces.join(""));
        if (svgProblems(text, "any").length > 0) return;
        passed += 1;
        for (const { tagName, attrs, childNodes } of elementsIn(parseFragment(text))) {
          expect(tagName).not.toMatch(/^(?:script|image|img|a|foreignObject|animate|set|iframe|p|div)$/i);
          expect(attrs.filter(({ name, value }) => /^on/i.test(name) || /^(?:javascript|data):/i.test(value))).toEqual(
            [],
          );
          const css = childNodes.map((child) => ("value" in child ? child.value : "")).join("");
          if (tagName === "style") expect(css).not.toMatch(/@|url\((?!["']?#)|image-set/i);
        }
      }),
      { ...fuzzParameters(120), numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(50);
  });
});
