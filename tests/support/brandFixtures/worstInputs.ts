/** A file of about 1 MB, the largest that is read, made to take long. */
export interface WorstInput {
  readonly name: string;
  /** What it is made of: a descriptor or a theme. */
  readonly file: "descriptor" | "theme";
  /** Changes a valid file. */
  readonly change: (text: string) => string;
}

/** Pieces of a text, one after the other. */
export const repeated = (count: number, each: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => each(index)).join("");

const withFields = (name: string, fields: string): WorstInput => ({
  name,
  file: "descriptor",
  change: (text) => text.replace('"id":', () => `${fields} "id":`),
});

const withTokens = (name: string, tokens: string): WorstInput => ({
  name,
  file: "theme",
  change: (text) => text.replace('"color": {', () => `"palette": { ${tokens} }, "color": {`),
});

/** A name of 40 characters: the more there are, the longer it takes to look for a similar one. */
const longName = (letter: string, index: number): string => `${letter}${String(index).padStart(39, "0")}`;

/**
 * Those that took longest among the inputs of `largeInputs.test.ts`, one of each kind. They have as many values as a
 * file may have.
 */
export const worstInputs: readonly WorstInput[] = [
  withFields(
    "19,000 unknown keys",
    repeated(19_000, (index) => `"${longName("k", index)}":1,\n`),
  ),
  withFields("one key 19,000 times", '"x":1,\n'.repeat(19_000)),
  withFields("19,000 wrong entries of a list", `"partnerAgreements":{"shortnames":[${"1,\n".repeat(19_000)}"a"]},`),
  withFields(
    "9,500 texts of unknown files",
    `"texts":{${repeated(9500, (index) => `"${longName("f", index)}":{"a":1},`)}},`,
  ),
  {
    name: "330,000 beginnings of a comment",
    file: "descriptor",
    change: () => "/* ".repeat(330_000),
  },
  withTokens(
    "8,500 aliases of tokens that do not exist",
    repeated(8500, (index) => `"${longName("l", index)}":{"$value":"{palette.${longName("m", index)}}"},`),
  ),
];
