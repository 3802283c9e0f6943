import { repeated, type WorstInput, worstInputs } from "./worstInputs.ts";
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

const worst = ({ name, file, change }: WorstInput): LargeInput => ({
  name,
  files: async () => {
    const files = await fixtureFiles("fjord", "vidde");
    const path = file === "theme" ? "themes/fjord.tokens.json" : "tenants/fjord/tenant.jsonc";
    return { ...files, [path]: change(String(files[path])) };
  },
});

const tenAliases = (name: string): string => Array(10).fill(`"{palette.${name}}"`).join(",");

/** Inputs that once took minutes, or more memory than there is, and their neighbours. */
export const largeInputs: readonly LargeInput[] = [
  ...worstInputs.map(worst),
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
    `"palette":{"l0":{"$value":"#fff"},${repeated(12, (index) => `"l${index + 1}":{"$value":[${tenAliases(`l${index}`)}]},`)}"z":{"$value":"#fff"}},`,
  ),
  theme(
    "9,500 aliases in a row",
    `"palette":{"l0":{"$value":"#fff"},${repeated(9500, (index) => `"l${index + 1}":{"$value":"{palette.l${index}}"},`)}"z":{"$value":"#fff"}},`,
  ),
];
