import { closeSync, openSync, readSync } from "node:fs";
import { extname } from "node:path";

/** What a file is that has no design tokens: a logo, a picture or a font that was sent with them, or something else. */
export type FileKind = "a-drawing" | "a-font" | "a-picture" | "other-kind";

/** How files begin that are no text. */
const beginnings: readonly (readonly [FileKind, RegExp])[] = [
  ["a-picture", /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftypavif)/s],
  ["a-font", /^(?:wOF[F2]|OTTO|\0[^\0]\0\0)/],
  // A declaration and comments can be before the drawing.
  ["a-drawing", /^(?:\xef\xbb\xbf)?(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->)*<(?:svg|!doctype\s+svg)\b/i],
];

/** The beginning of a file, a letter for each byte; empty when it cannot be read. */
function beginningOf(path: string): string {
  try {
    const file = openSync(path, "r");
    try {
      const bytes = Buffer.alloc(4096);
      return bytes.toString("latin1", 0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch {
    return "";
  }
}

/** What a file is, by how it begins; `undefined`: JSON, or what a reader of JSON says something about. */
export function fileKind(path: string): FileKind | undefined {
  const text = beginningOf(path);
  const found = beginnings.find(([, begins]) => begins.test(text));
  if (found !== undefined) return found[0];
  const isJson = /^(?:\xef\xbb\xbf)?\s*(?:[[{]|\/[/*]|$)/.test(text) || /^\.jsonc?$|^$/i.test(extname(path));
  return isJson ? undefined : "other-kind";
}
