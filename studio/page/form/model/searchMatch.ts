import namedFields from "#studio/texts/searchNames.json" with { type: "json" };
import synonyms from "#studio/texts/searchWords.nb.json" with { type: "json" };

/** What a search can find of a field. */
export interface Searched {
  /** Its title and its value: the words that people see. */
  readonly words: readonly string[];
  /** Its name with the names around it, as in the file: `urls.login`. */
  readonly path: string;
  /** What is said of it, and the titles around it. */
  readonly about: readonly string[];
}

/** How a search finds a field. Each way finds more than the one before it, and is only used when that finds nothing. */
export const searchWays = ["words", "meaning", "spelling"] as const;
export type SearchWay = (typeof searchWays)[number];

const known: Readonly<Record<string, readonly string[]>> = synonyms;
/** The fields that people call so, by what they call them. */
const fieldsByName = Map.groupBy(
  Object.entries(namedFields).flatMap(([path, names]) => names.map((name) => ({ name, path }))),
  ({ name }) => name,
);
/** Shorter words have too many neighbours. */
const shortestMisspelt = 5;

const plain = (text: string): string =>
  text.toLocaleLowerCase("nb").replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim();

/** Whether a title is what is searched for, and not only has the word in it. */
export const isTitle = (search: string, title: string): boolean => plain(search) === plain(title);

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
/** A number as people write it: with spaces, and with its country. */
const number = /^\+?\d[\d\s]{2,}$/;

/** Whether one letter is missing, too many, another one, or in the place of its neighbour. */
function isMisspelt(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, own] = [word.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === own ||
    rest === own.slice(1) ||
    rest.slice(1) === own.slice(1) ||
    (rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2))
  );
}

/** Whether a word begins with another one, but for a letter. */
const isNear = (word: string, meant: string): boolean =>
  word.length >= shortestMisspelt && [-1, 0, 1].some((more) => isMisspelt(word, meant.slice(0, word.length + more)));

function hasWords(query: string, { words, path }: Searched): boolean {
  const all = words.map(plain);
  // A word alone would find all texts of a file that has this name.
  const isPath = query.includes(".") && path.toLowerCase().includes(query);
  if (isPath || all.some((each) => each.includes(query))) return true;
  const digits = digitsOf(query);
  if (number.test(query) && all.some((each) => digitsOf(each).includes(digits) && !each.includes("\n"))) return true;
  const joined = all.join(" ");
  return query.split(" ").every((word) => joined.includes(word));
}

/** Whether a search finds a field in one of the ways. */
export function isFound(search: string, field: Searched, way: SearchWay): boolean {
  const query = plain(search);
  if (way === "words")
    return fieldsByName.get(query)?.some(({ path }) => path === field.path) ?? hasWords(query, field);
  const said = plain([...field.words, ...field.about].join(" "));
  const inWords = ` ${said.replaceAll("-", " ")}`;
  // "knapper" is not meant by a word that ends with it, such as "trykknapper".
  const isMeant = (word: string): boolean =>
    said.includes(word) ||
    (known[word] ?? []).some((each) =>
      each.endsWith(".") ? field.path.includes(each) : inWords.includes(` ${each.replaceAll("-", " ")}`),
    );
  if (way === "meaning") return query.split(" ").every(isMeant);
  const own = said.split(/[^\p{L}\d]+/u);
  return query.split(" ").every((word) => isMeant(word) || own.some((each) => isNear(word, each)));
}
