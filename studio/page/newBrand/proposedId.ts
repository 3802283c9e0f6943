const mostLetters = 40;

/** Letters that lose nothing but a mark are found by taking it off; these are other letters. */
const otherLetters: Readonly<Record<string, string>> = { æ: "ae", ø: "o", å: "a", ð: "d", þ: "th", ß: "ss" };

/** An id for a brand with a name, as people would write it: `bank-sor` for «Bank Sør». */
export const proposedId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[æøåðþß]/g, (letter) => otherLetters[letter] ?? "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, mostLetters)
    .replaceAll(/^-+|-+$/g, "");
