/** A file of about 1 MB, the largest that is read, made to take long. */
export interface WorstInput {
  readonly name: string;
  /** What it is made of: a descriptor or a theme. */
  readonly file: "descriptor" | "theme";
  /** Changes a valid file. */
  readonly change: (text: string) => string;
}

const repeated = (count: number, each: (index: number) => string): string =>
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

/** Those that took longest among the inputs of `largeInputs.test.ts`, one of each kind. */
export const worstInputs: readonly WorstInput[] = [
  withFields(
    "55,000 unknown keys",
    repeated(55_000, (index) => `"k${index}":1,\n`),
  ),
  withFields("one key 90,000 times", '"x":1,\n'.repeat(90_000)),
  withFields("100,000 wrong entries of a list", `"partnerAgreements":{"shortnames":[${"1,\n".repeat(100_000)}"a"]},`),
  withFields("40,000 texts of unknown files", `"texts":{${repeated(40_000, (index) => `"f${index}":{"a":1},`)}},`),
  {
    name: "330,000 beginnings of a comment",
    file: "descriptor",
    change: () => "/* ".repeat(330_000),
  },
  withTokens(
    "20,000 aliases of tokens that do not exist",
    repeated(20_000, (index) => `"l${index}":{"$value":"{palette.m${index}}"},`),
  ),
];
