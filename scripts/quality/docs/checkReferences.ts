import { posix } from "node:path";
import { type DeadReference, findStatements, lineAt, type Repository } from "./findStatements.ts";

type Found = readonly [offset: number, message: string];

const cited = /\(spec:\s([^()[<]*)\)/g;
const citation = /^[a-z]+-[1-9]\d*$/;
const rooted = /^(?:src|scripts|gallery|studio|tests|tenants|themes|locales|docs|\.ci)\/[\w./-]*$/;
const fileName = /^[\w./-]+\.(?:tsx?|mjs|jsonc|md)$/;
const named = /(?<![\w./*<>#@-])[\w-][\w./-]*\.(?:tsx?|mjs|md)\b/g;
const commentLine = /^\s*(?:\/\/|\/?\*).*$/gm;
const unbuilt = /^- \*\*.*\n {2}Not built yet$/gm;
/** Citations, paths and links of the repository that lead nowhere. */
export function checkReferences(files: Repository): DeadReference[] {
  const { ids, findings } = findStatements(files);
  const tree = new Set<string>();
  const tails = new Set<string>();
  for (const path of files.keys()) {
    const parts = path.split("/");
    for (let n = 1; n <= parts.length; n++) {
      tree.add(parts.slice(0, n).join("/"));
      tails.add(parts.slice(-n).join("/"));
    }
  }
  const exists = (path: string) => tree.has(path.replace(/\/$/, ""));
  for (const [file, text] of files) {
    if (/\.(?:jsonc?|svg|yml)$/.test(file) && !file.endsWith(".jsonc")) continue;
    const found = [...citations(text, ids)];
    if (file.endsWith(".md")) found.push(...paths(text, exists, tails), ...links(file, text, files, exists));
    else found.push(...comments(text, tails));
    findings.push(...found.map(([offset, message]) => ({ file, line: lineAt(text, offset), message })));
  }
  return findings;
}

function* citations(text: string, ids: ReadonlySet<string>): Generator<Found> {
  for (const { 1: list = "", index } of text.matchAll(cited)) {
    // A citation may go on in the next line of a comment.
    for (const id of list.replaceAll(/\n\s*(?:\/\/|\*)?\s*/g, " ").split(/,\s*/)) {
      if (!citation.test(id)) yield [index, `"${id}" is not the id of a statement.`];
      else if (!ids.has(id)) yield [index, `There is no statement ${id} in docs/spec.`];
    }
  }
}

function* paths(text: string, exists: (path: string) => boolean, tails: ReadonlySet<string>): Generator<Found> {
  const built = text.replaceAll(unbuilt, (block) => block.replaceAll(/[^\n]/g, " "));
  for (const { 1: code = "", index } of built.matchAll(/`([^`\n]+)`/g)) {
    if (rooted.test(code) ? !exists(code) : fileName.test(code) && !tails.has(code))
      yield [index, `There is no ${code}.`];
  }
}

function* links(file: string, text: string, files: Repository, exists: (path: string) => boolean): Generator<Found> {
  for (const { 1: target = "", index } of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(target)) continue;
    const [path = "", anchor] = target.split("#");
    const full = path === "" ? file : posix.normalize(posix.join(posix.dirname(file), path));
    if (!exists(full)) yield [index, `The link ${target} leads to no file.`];
    else if (anchor !== undefined && !headings(files.get(full) ?? "").has(anchor))
      yield [index, `The link ${target} leads to no heading.`];
  }
}

const headings = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(({ 1: title = "" }) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );

/** File names in the comments of code: such a file exists somewhere. */
function* comments(text: string, tails: ReadonlySet<string>): Generator<Found> {
  for (const { 0: line, index } of text.matchAll(commentLine)) {
    for (const { 0: name } of line.matchAll(named)) {
      if (!tails.has(name.replace(/^(?:\.{1,2}\/)+/, ""))) yield [index, `There is no ${name}.`];
    }
  }
}
