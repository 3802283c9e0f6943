import { colourText } from "./colourText.ts";
import { fixtureDescriptor, fixtureFiles, type FixtureFiles } from "./fixtureFolder.ts";

/** A file of about 1 MB, the largest that is read, made to take long. */
export interface LargeInput {
  readonly name: string;
  readonly files: () => Promise<FixtureFiles>;
}

const descriptor = (name: string, text: string): LargeInput => ({
  name,
  files: async () => ({ ...(await fixtureFiles("fjord", "vidde")), "tenants/fjord/tenant.jsonc": text }),
});

const withFields = (name: string, fields: string): LargeInput =>
  descriptor(
    name,
    fixtureDescriptor("fjord").replace('"id":', () => `${fields} "id":`),
  );

const theme = (name: string, before: string): LargeInput => ({
  name,
  files: async () => {
    const files = await fixtureFiles("fjord", "vidde");
    const changed = String(files["themes/fjord.tokens.json"]).replace('"color": {', () => `${before} "color": {`);
    return { ...files, "themes/fjord.tokens.json": changed };
  },
});

/** Pieces of a text, one after the other. */
const repeated = (count: number, each: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => each(index)).join("");

/** A name of 40 characters: the more there are, the longer it takes to look for a similar one. */
const longName = (letter: string, index: number): string => `${letter}${String(index).padStart(39, "0")}`;

const tenAliases = (name: string): string => Array(10).fill(`"{palette.${name}}"`).join(",");

/** Inputs that once took minutes, or more memory than there is, and their neighbours. */
export const largeInputs: readonly LargeInput[] = [
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
  descriptor("330,000 beginnings of a comment", "/* ".repeat(330_000)),
  theme(
    "8,500 aliases of tokens that do not exist",
    `"palette": { ${repeated(8500, (index) => `"${longName("l", index)}":{"$value":"{palette.${longName("m", index)}}"},`)} },`,
  ),
  descriptor("900,000 quotes", '"'.repeat(900_000)),
  descriptor("900,000 empty lines after a bracket", `{${"\n".repeat(900_000)}`),
  withFields("100,000 entries of a list, more than are read", `"allowedHosts":[${"1,\n".repeat(100_000)}"a"],`),
  descriptor(
    "19,000 equal host names",
    fixtureDescriptor("fjord").replace('["qa.fjord.example"]', () => `[${'"qa.fjord.example",'.repeat(19_000)}]`),
  ),
  descriptor(
    "90,000 words that contain the brand's own id",
    fixtureDescriptor("fjord").replace('"Forsikring fjord"', () => `"${"fjordbank MOBILBANK_DNB ".repeat(40_000)}"`),
  ),
  theme(
    "lists of ten aliases of lists of ten aliases, twelve deep",
    `"palette":{"$type":"color","l0":{"$value":${colourText("#ffffff")}},${repeated(12, (index) => `"l${index + 1}":{"$value":[${tenAliases(`l${index}`)}]},`)}"z":{"$value":${colourText("#ffffff")}}},`,
  ),
  theme(
    "9,500 aliases in a row",
    `"palette":{"$type":"color","l0":{"$value":${colourText("#ffffff")}},${repeated(9500, (index) => `"l${index + 1}":{"$value":"{palette.l${index}}"},`)}"z":{"$value":${colourText("#ffffff")}}},`,
  ),
];
