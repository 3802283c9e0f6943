import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Something in a page that a content security policy allows or blocks. */
export interface PageResource {
  /** The directive that applies. */
  readonly directive:
    | "connect-src"
    | "script-src"
    | "style-src"
    | "img-src"
    | "font-src"
    | "frame-src"
    | "form-action"
    | "base-uri";
  /** An address, or the text of an inline element. */
  readonly source: { readonly url: string } | { readonly inline: string };
  /** For messages: `<script src>`. */
  readonly what: string;
}

/** A script that a page names, to run it or to preload it; or a file of texts that it preloads. */
export interface NamedFile {
  readonly url: string;
  /** Its `integrity` attribute. */
  readonly integrity: string | undefined;
}

/** The resources and ids of a page, read with a parser that follows the HTML standard. */
export interface PageContent {
  readonly resources: readonly PageResource[];
  /** Ids of elements, in the order of the document. */
  readonly ids: readonly string[];
  readonly files: readonly NamedFile[];
  /** The content of `<script type="importmap">`. */
  readonly importMap: string | undefined;
}

/** All elements below a node, also those in templates. */
function* elementsIn(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
  if ("content" in node) yield* elementsIn(node.content);
}

const textOf = (element: Element) => element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");

const dataTypes = new Set(["application/json", "application/ld+json"]);

const preloadDirectives: Readonly<Record<string, PageResource["directive"]>> = {
  fetch: "connect-src",
  image: "img-src",
  font: "font-src",
  style: "style-src",
  script: "script-src",
};

function* resourcesOf(element: Element): Generator<PageResource> {
  const { tagName } = element;
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  for (const [name, value] of attributes) {
    if (name.startsWith("on")) yield { directive: "script-src", source: { inline: value }, what: `${name}="…"` };
    if (name === "style") yield { directive: "style-src", source: { inline: value }, what: 'style="…"' };
  }
  const address = (name: string, directive: PageResource["directive"]): PageResource[] => {
    const url = attributes.get(name);
    return url === undefined ? [] : [{ directive, source: { url }, what: `<${tagName} ${name}>` }];
  };
  switch (tagName) {
    case "script":
      if (attributes.has("src")) yield* address("src", "script-src");
      else if (!dataTypes.has(attributes.get("type") ?? ""))
        yield { directive: "script-src", source: { inline: textOf(element) }, what: "<script>" };
      break;
    case "style":
      yield { directive: "style-src", source: { inline: textOf(element) }, what: "<style>" };
      break;
    case "link": {
      const relations = (attributes.get("rel") ?? "").split(/\s+/);
      if (relations.includes("stylesheet")) yield* address("href", "style-src");
      if (relations.includes("modulepreload")) yield* address("href", "script-src");
      if (relations.includes("icon")) yield* address("href", "img-src");
      if (relations.includes("preload"))
        yield* address("href", preloadDirectives[attributes.get("as") ?? ""] ?? "script-src");
      break;
    }
    case "img":
    case "source":
      yield* address("src", "img-src");
      break;
    case "iframe":
      yield* address("src", "frame-src");
      break;
    case "form":
      yield* address("action", "form-action");
      break;
    case "base":
      yield* address("href", "base-uri");
      break;
  }
}

const valueOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;

function fileOf(element: Element): NamedFile[] {
  const isFetched = valueOf(element, "rel") === "preload" && valueOf(element, "as") === "fetch";
  const isPreload = element.tagName === "link" && (isFetched || valueOf(element, "rel") === "modulepreload");
  const url = element.tagName === "script" ? valueOf(element, "src") : isPreload ? valueOf(element, "href") : undefined;
  return url === undefined ? [] : [{ url, integrity: valueOf(element, "integrity") }];
}

/** Parses a page like a browser. */
export function pageContent(source: string): PageContent {
  const all = [...elementsIn(parse(source))];
  return {
    resources: all.flatMap((element) => [...resourcesOf(element)]),
    files: all.flatMap(fileOf),
    importMap: all.filter((element) => valueOf(element, "type") === "importmap").map(textOf)[0],
    ids: all.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "id").map(({ value }) => value)),
  };
}

/** URLs in a stylesheet: fonts and images. */
export const cssUrls = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = ""]) => url);
