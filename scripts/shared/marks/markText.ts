/** The steps to a value in a brand's file: keys, and numbers of items. */
export type OriginPath = readonly (string | number)[];

/** Unicode has an invisible twin of each ASCII character, its tag. They have no width, and a line never ends at them. */
const tagOffset = 0xe0000;
const begin = "\u{E0001}";
const end = "\u{E007F}";

function markOf(content: string): string {
  const plain = content.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  // At once: the studio marks every text of the portal at each key.
  const tags = Array.from(plain, (character) => tagOffset + character.charCodeAt(0));
  return begin + String.fromCodePoint(...tags) + end;
}

/** What a mark says: `["name"]` begins a text, `=count` begins the value of a placeholder, nothing ends either. */
export const contentOf = (mark: string): string =>
  mark
    .slice(begin.length, -end.length)
    .replaceAll(/[\u{E0020}-\u{E007E}]/gu, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - tagOffset));

/** As i18next reads it: with spaces and a format too. */
const placeholder = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g;

/** The pieces that a page may show in elements of their own, with what is between them. */
const pieces = /([\n\u00AD]+)/;

/** Whether a page shows a text in one piece. */
export const isOnePiece = (text: string): boolean => !pieces.test(text);

/** A text that carries where it comes from, also when its placeholders are filled in, or when it is divided. */
export const markText = (text: string, path: OriginPath): string =>
  text
    .split(pieces)
    .map((piece) =>
      piece.trim() === "" || pieces.test(piece)
        ? piece
        : markOf(JSON.stringify(path)) +
          piece.replaceAll(placeholder, (whole, name: string) => markOf(`=${name}`) + whole + markOf("")) +
          markOf(""),
    )
    .join("");

/** An address that carries where it comes from, in a fragment that no server sees. */
export const markAddress = (address: string, path: OriginPath): string =>
  address + (address.includes("#") ? "" : "#") + markOf(JSON.stringify(path)) + markOf("");
