import { SaxesParser } from "saxes";
import type { SvgAttribute, SvgElement } from "./SvgElement.ts";

/** What makes the text of an image impossible to trust or to read. */
export type SvgFault =
  | { readonly kind: "deep"; readonly most: number }
  | { readonly kind: "doctype" | "empty" }
  | { readonly kind: "encoding"; readonly encoding: string }
  | { readonly kind: "instruction"; readonly target: string }
  | { readonly kind: "syntax"; readonly detail: string };

/** A fault, and where in the file it is. */
export interface PlacedFault {
  readonly offset: number;
  readonly length: number;
  readonly fault: SvgFault;
}

/** An image that was read: its root element, or why it cannot be read. */
export type ReadSvg =
  | { readonly root: SvgElement; readonly faults: readonly PlacedFault[] }
  | { readonly faults: readonly PlacedFault[] };

/** Drawing programs nest fewer than 20. Browsers and our own walk are recursive. */
const deepest = 64;

/**
 * The DOCTYPE of SVG, by its public name and the address that every reader knows: no browser asks for it. With anything
 * in square brackets it defines entities; another address can be another file.
 */
const plainDoctype =
  /^\s*svg(?:\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w .]+\/\/EN\1\s+(["'])https?:\/\/www\.w3\.org\/[\w./-]+\.dtd\2)?\s*$/;

/** The place at which an attribute begins. */
const nameAt = (name: string) => new RegExp(`(?<=[\\s"'])${name.replaceAll(/[^\w]/g, String.raw`\$&`)}(?=\\s*=)`);

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

interface OpenElement extends Omit<Writable<SvgElement>, "children"> {
  readonly children: OpenElement[];
}

/**
 * Reads an image as a browser's XML parser does, namespaces included. A DOCTYPE that is not plain, an instruction,
 * another encoding and elements that are nested too deep are faults: nothing behind them can be trusted.
 */
export function readSvg(text: string): ReadSvg {
  const faults: PlacedFault[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (offset: number, length: number, fault: SvgFault) =>
    faults.push({ offset: Math.max(0, offset), length, fault });
  /** Offset of the token that ends at the position of the parser. */
  const before = (token: string) => text.lastIndexOf(token, parser.position);
  const open: OpenElement[] = [];
  let root: OpenElement | undefined;
  let broken = false;
  let definesEntities = false;
  let tooDeep = false;
  let tagOffset = 0;
  let attributes = new Map<string, Writable<SvgAttribute>>();

  parser.on("error", (error) => {
    if (broken) return;
    broken = true;
    const detail = error.message.replace(/^\d+:\d+: /, "");
    report(Math.min(parser.position, text.length) - 1, 1, { kind: "syntax", detail });
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && encoding.toLowerCase() !== "utf-8")
      report(before("<?xml"), 5, { kind: "encoding", encoding });
  });
  parser.on("doctype", (content) => {
    definesEntities ||= content.includes("[");
    if (!plainDoctype.test(content)) report(text.indexOf("<!DOCTYPE"), 9, { kind: "doctype" });
  });
  parser.on("processinginstruction", ({ target }) =>
    report(before("<?"), target.length + 2, { kind: "instruction", target }),
  );
  parser.on("opentagstart", ({ name }) => {
    tagOffset = before(`<${name}`);
    attributes = new Map();
  });
  parser.on("attribute", ({ name, value }) => {
    // The value itself can contain the name: its own place is the first one behind the attribute before it.
    const from = Math.max(tagOffset + 1, ...[...attributes.values()].map(({ offset }) => offset + 1));
    const offset = text.slice(from, parser.position).search(nameAt(name)) + from;
    attributes.set(name, { name, namespace: "", value, offset, end: parser.position });
  });
  parser.on("opentag", ({ name, uri, attributes: read }) => {
    for (const attribute of attributes.values()) attribute.namespace = read[attribute.name]?.uri ?? "";
    const parent = open.at(-1);
    const end = parser.position;
    const element = { name, namespace: uri, attributes, children: [], text: "", offset: tagOffset, end, parent };
    if (open.length === deepest && !tooDeep) report(tagOffset, name.length + 1, { kind: "deep", most: deepest });
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
    const element = open.pop();
    if (element !== undefined) element.end = parser.position;
  });
  parser.write(text).close();
  // What a DOCTYPE defines is unknown to the parser: the error that follows is not the reason.
  const reason = definesEntities ? "doctype" : "syntax";
  if (broken) return { faults: faults.filter(({ fault: { kind } }) => kind === reason) };
  if (root === undefined) return { faults: [{ offset: 0, length: 1, fault: { kind: "empty" } }] };
  return { root, faults };
}
