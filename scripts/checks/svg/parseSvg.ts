import { SaxesParser } from "saxes";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import type { SvgAttribute, SvgElement, SvgProblem } from "./SvgElement.ts";

/** An image that was parsed: its root element, or why it cannot be read. */
export type ParsedSvg =
  | { readonly root: SvgElement; readonly problems: readonly SvgProblem[] }
  | { readonly problems: readonly SvgProblem[] };

/** Drawing programs nest fewer than 20. Browsers and our own walk are recursive. */
const deepest = 64;

/** The place at which an attribute begins. */
const nameAt = (name: string) => new RegExp(`(?<=[\\s"'])${name.replaceAll(/[^\w]/g, String.raw`\$&`)}(?=\\s*=)`);

interface OpenElement extends SvgElement {
  readonly children: OpenElement[];
  text: string;
}

/**
 * Reads an image as a browser's XML parser does, namespaces included. A DOCTYPE, an instruction, another encoding and
 * elements that are nested too deep are problems here: nothing behind them can be trusted.
 */
export function parseSvg(text: string): ParsedSvg {
  const problems: SvgProblem[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (offset: number, length: number, found: SvgProblem["problem"]) =>
    problems.push({ offset: Math.max(0, offset), length, problem: found });
  /** Offset of the token that ends at the position of the parser. */
  const before = (token: string) => text.lastIndexOf(token, parser.position);
  const open: OpenElement[] = [];
  let root: OpenElement | undefined;
  let broken = false;
  let tooDeep = false;
  let tagOffset = 0;
  let attributes = new Map<string, SvgAttribute>();

  parser.on("error", (error) => {
    if (broken) return;
    broken = true;
    const detail = error.message.replace(/^\d+:\d+: /, "");
    report(Math.min(parser.position, text.length) - 1, 1, problem("bad-svg/syntax", { detail }));
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && encoding.toLowerCase() !== "utf-8")
      report(before("<?xml"), 5, problem("bad-svg/encoding", { encoding }));
  });
  parser.on("doctype", () => report(before("<!DOCTYPE"), 9, problem("unsafe-svg/doctype", {})));
  parser.on("processinginstruction", ({ target }) =>
    report(before("<?"), target.length + 2, problem("unsafe-svg/instruction", { target })),
  );
  parser.on("opentagstart", ({ name }) => {
    tagOffset = before(`<${name}`);
    attributes = new Map();
  });
  parser.on("attribute", ({ name, value }) => {
    // The value itself can contain the name: its own place is the first one behind the attribute before it.
    const from = Math.max(tagOffset + 1, ...[...attributes.values()].map(({ offset }) => offset + 1));
    const offset = text.slice(from, parser.position).search(nameAt(name)) + from;
    attributes.set(name, { name, value, offset });
  });
  parser.on("opentag", ({ name, uri }) => {
    const parent = open.at(-1);
    const element = { name, namespace: uri, attributes, children: [], text: "", offset: tagOffset, parent };
    if (open.length === deepest && !tooDeep)
      report(tagOffset, name.length + 1, problem("bad-svg/deep", { most: deepest }));
    tooDeep ||= open.length === deepest;
    // Elements further in are read, to find the end of the document, but not checked.
    if (open.length < deepest) parent?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (content: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += content;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(text).close();
  if (broken) return { problems: problems.filter(({ problem: { id } }) => id === "bad-svg/syntax") };
  if (root === undefined) return { problems: [{ offset: 0, length: 1, problem: problem("bad-svg/empty", {}) }] };
  return { root, problems };
}
